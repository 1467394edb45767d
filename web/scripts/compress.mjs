/** Packs every file of the build that gains by it, so that the server only has to choose. */

import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BUILT = fileURLToPath(new URL('../../src/dorfplatz/server/static', import.meta.url));
// Fonts are packed already.
const GAINS = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const SMALL = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

for (const entry of await readdir(BUILT, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !GAINS.has(path.extname(entry.name))) continue;
  if (entry.parentPath.endsWith('.vite')) continue; // is not served
  const file = path.join(entry.parentPath, entry.name);
  const plain = await readFile(file);
  if (plain.length < SMALL) continue;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${file}.br`, await brotli(plain, { params }));
  await writeFile(`${file}.gz`, await zip(plain, { level: 9 }));
}
