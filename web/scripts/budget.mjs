/** Adds up what the first visit to a table loads, packed, and fails above the budget. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BUDGET = 200_000;
const BUILT = fileURLToPath(new URL('../../src/dorfplatz/server/static', import.meta.url));
const LANGUAGES = ['en', 'de'];

/** @type {Record<string, {file: string, imports?: string[], css?: string[], assets?: string[]}>} */
const manifest = JSON.parse(readFileSync(path.join(BUILT, '.vite', 'manifest.json'), 'utf8'));

/** The bytes of a file as it travels; gzip, which is the larger of the two encodings. */
function travels(file) {
  const plain = path.join(BUILT, file);
  return statSync(existsSync(`${plain}.gz`) ? `${plain}.gz` : plain).size;
}

/** Every file that a chunk needs at once, fonts and style sheets included. */
function needed(key, found = new Map()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
    found.set(file, travels(file));
  }
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

function table(game, language) {
  const found = new Map([['index.html', travels('index.html')]]);
  for (const key of [
    'index.html',
    'src/table/TablePage.svelte',
    `src/games/${game}/index.ts`,
    `src/words/${language}.ftl?said`,
    `../src/dorfplatz/games/${game.replaceAll('-', '_')}/words/${language}.ftl?raw`,
  ]) {
    needed(key, found);
  }
  return found;
}

const games = Object.keys(manifest).flatMap(
  (key) => /^src\/games\/([^/]+)\/index\.ts$/.exec(key)?.[1] ?? [],
);
let over = games.length === 0;
for (const game of games) {
  for (const language of LANGUAGES) {
    const files = table(game, language);
    const sum = [...files.values()].reduce((total, size) => total + size, 0);
    const kilo = (sum / 1000).toFixed(1);
    console.log(`${game} (${language}): ${kilo} kB in ${String(files.size)} files`);
    if (sum > BUDGET) over = true;
  }
}
if (over) {
  console.error(`A table has to be there and to load less than ${String(BUDGET / 1000)} kB.`);
  process.exit(1);
}
