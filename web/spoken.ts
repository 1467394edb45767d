/**
 * The words of the pages, without what only the terminal, records and position texts say, and in as few files as they are needed
 * together. `en.ftl?said` is a file of the pages with what belongs to it: to the words of every page those of all programs, to the
 * words of the square title and blurb of every game, so that it need not load the words of all of them.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const PYTHON = fileURLToPath(new URL('../src/dorfplatz/', import.meta.url));
const WORDS = /\/(?:(lobby)\/)?(\w+)\.ftl\?(raw|said)$/;
const UNSAID = new RegExp(
  '^(?:arena|cli|feature|law|position|record)-|' +
    '^error-(?:arena|argument|check|file|json|missing|no-code|port|processes|record|section|tune)',
);
const MESSAGE = /^([a-zA-Z][\w-]*) =/;
const BOX = /^game-(title|about) = (.+)$/gm;

export function spoken(): Plugin {
  let building = false;
  return {
    name: 'spoken',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    load(id) {
      const [, lobby, language, how] = WORDS.exec(id) ?? [];
      if (language === undefined || (how === 'raw' && !building)) return null;
      const own = readFileSync(id.replace(/\?\w+$/, ''), 'utf8');
      const parts = [own];
      if (how === 'said') {
        if (lobby === undefined)
          parts.unshift(readFileSync(`${PYTHON}words/${language}.ftl`, 'utf8'));
        else parts.push(boxWords(language));
      }
      return `export default ${JSON.stringify(parts.map(pageWords).join(''))};`;
    },
  };
}

/** What stands on the boxes of all games: `box-title-clans`, `box-about-clans`. */
function boxWords(language: string): string {
  const lines = readdirSync(`${PYTHON}games`).flatMap((folder) => {
    const file = `${PYTHON}games/${folder}/words/${language}.ftl`;
    if (!existsSync(file)) return [];
    const game = folder.replaceAll('_', '-');
    return [...readFileSync(file, 'utf8').matchAll(BOX)].map(
      ([, key, text]) => `box-${key ?? ''}-${game} = ${text ?? ''}\n`,
    );
  });
  return lines.join('');
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
