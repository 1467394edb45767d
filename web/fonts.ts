/** Makes the two typefaces small: the letters, figures and weights that pages use, and no others. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('node_modules', import.meta.url));
const MADE = `${PACKAGES}/.cache/dorfplatz-fonts`;
/** The lightest and the heaviest weight of each; Source Sans as a whole is smaller than a part of it. */
const WEIGHTS = { alegreya: { min: 400, max: 800 }, 'source-sans-3': undefined };
/** Kerning, accents, ligatures, and both kinds of figures. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum', 'tnum'];
const SIGNS = '–—‘’‚“”„…‹›•′″−×·→←↑↓€ŒœŠšŽžŸ';

function letters(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, more) =>
    String.fromCodePoint(first + more),
  ).join('');
}

/** Puts the small files where style sheets find them as `$fonts/<name>.woff2`. */
export function fonts(): Plugin {
  return {
    name: 'dorfplatz-fonts',
    async config() {
      mkdirSync(MADE, { recursive: true });
      const text = letters(0x20, 0x7e) + letters(0xa0, 0xff) + SIGNS;
      for (const [name, wght] of Object.entries(WEIGHTS)) {
        const whole = `${PACKAGES}/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
        const made = await subsetFont(readFileSync(whole), text, {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          noHinting: true,
          ...(wght === undefined ? {} : { variationAxes: { wght } }),
        });
        writeFileSync(`${MADE}/${name}.woff2`, made);
      }
      return { resolve: { alias: { $fonts: MADE } } };
    },
  };
}
