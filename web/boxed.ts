/** Leaves out of the boxes of games what no page draws: names and texts, which are words, and where they come from. */

import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const BOX = /\/games\/\w+\/material\.json$/;
const UNDRAWN: readonly string[] = ['name_en', 'name_de', 'text', 'provenance', 'schema'];

export function boxed(): Plugin {
  return {
    name: 'boxed',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!BOX.test(id)) return null;
      const box: unknown = JSON.parse(readFileSync(id, 'utf8'));
      return JSON.stringify(box, (key, value: unknown) =>
        UNDRAWN.includes(key) ? undefined : value,
      );
    },
  };
}
