/** Draws the icons of the pages as bitmaps, for devices that take no SVG. */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import UPNG from 'upng-js';

import { launch } from './stage.mjs';

const FOLDER = fileURLToPath(new URL('../public/', import.meta.url));
const COLOURS = 64;

/** What is drawn from which icon, and how large; the device rounds the corners of a full square. */
const ICONS = [
  { name: 'icon-192.png', from: 'icon.svg', size: 192 },
  { name: 'icon-512.png', from: 'icon.svg', size: 512 },
  { name: 'icon-maskable-512.png', from: 'icon-maskable.svg', size: 512 },
  { name: 'apple-touch-icon.png', from: 'icon-maskable.svg', size: 180 },
];

const browser = await launch();
try {
  for (const { name, from, size } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const drawing = await readFile(FOLDER + from, 'utf8');
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    const [pixels] = UPNG.toRGBA8(UPNG.decode(picture));
    const small = Buffer.from(UPNG.encode([pixels], size, size, COLOURS));
    await writeFile(FOLDER + name, small);
    console.log(`${name}: ${(small.length / 1000).toFixed(1)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
}
