/** Leaves out of the pages' words what only the terminal, records and position texts say. */

import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const WORDS = /\.ftl\?raw$/;
const UNSAID = new RegExp(
  '^(?:arena|cli|feature|law|position|record)-|' +
    '^error-(?:arena|argument|check|file|json|missing|no-code|port|processes|record|section|tune)',
);
const MESSAGE = /^([a-zA-Z][\w-]*) =/;

export function spoken(): Plugin {
  return {
    name: 'spoken',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!WORDS.test(id)) return null;
      const file = id.replace(/\?raw$/, '');
      return `export default ${JSON.stringify(pageWords(readFileSync(file, 'utf8')))};`;
    },
  };
}

/** The messages that a page may have to say; comments say nothing. */
function pageWords(source: string): string {
  let kept = true;
  const lines = source.split('\n').filter((line) => {
    if (line.startsWith('#')) return false;
    const key = MESSAGE.exec(line)?.[1];
    if (key !== undefined) kept = !UNSAID.test(key);
    return kept && line !== '';
  });
  return `${lines.join('\n')}\n`;
}
