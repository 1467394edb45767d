/** Takes the pictures in docs/pictures: the square, the tables, the book, replay and help. */

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import UPNG from 'upng-js';

import { onStage, openPage, position, replayed } from './stage.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const COLOURS = 256;
const LARGEST = 300_000;
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 }, more: {} },
  phone: {
    viewport: { width: 390, height: 844 },
    more: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  },
};

/** Every look once, so that each language, light and size is seen at both tables. */
const LOOKS = [
  { size: 'desk', theme: 'light', language: 'en' },
  { size: 'desk', theme: 'dark', language: 'de' },
  { size: 'phone', theme: 'light', language: 'de' },
  { size: 'phone', theme: 'dark', language: 'en' },
];

/** A picture with as few bytes as it needs. */
function small(png) {
  const { width, height } = UPNG.decode(png);
  const [pixels] = UPNG.toRGBA8(UPNG.decode(png));
  return Buffer.from(UPNG.encode([pixels], width, height, COLOURS));
}

async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(800);
  const picture = small(await page.screenshot({ animations: 'disabled' }));
  await writeFile(path.join(FOLDER, `${name}.png`), picture);
  const kilo = (picture.length / 1000).toFixed(0);
  console.log(`${name}.png: ${kilo} kB${picture.length > LARGEST ? ' (too large)' : ''}`);
  if (picture.length > LARGEST) process.exitCode = 1;
}

const SCENES = {
  square: {
    guest: ({ clans }) => clans.mover,
    address: () => '/',
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  clans: {
    guest: ({ clans }) => clans.mover,
    address: ({ clans }) => `/table/${clans.table.id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  taluva: {
    guest: ({ taluva }) => taluva.mover,
    address: ({ taluva }) => `/table/${taluva.table.id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  hoyuk: {
    guest: ({ hoyuk }) => hoyuk.mover,
    address: ({ hoyuk }) => `/table/${hoyuk.table.id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'hoyuk-early': {
    guest: ({ town }) => town.mover,
    address: ({ town }) => `/table/${town.table.id}`,
    ready: async (page) => {
      await page.locator('[data-turn="mine"]').waitFor();
      await page.locator('.board [data-pick="element:house"]').click();
    },
  },
  'hoyuk-ability': {
    guest: ({ ability }) => ability.mover,
    address: ({ ability }) => `/table/${ability.table.id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'hoyuk-result': {
    guest: ({ counted }) => counted.mover,
    address: ({ counted }) => `/table/${counted.table.id}`,
    ready: (page) => page.locator('[data-turn="over"]').waitFor(),
  },
  'hoyuk-catastrophe': {
    guest: ({ loss }) => loss.mover,
    address: ({ loss }) => `/table/${loss.table.id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'hoyuk-reward': {
    guest: ({ reward }) => reward.mover,
    address: ({ reward }) => `/table/${reward.table.id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'garden-nation': {
    guest: ({ garden }) => garden.mover,
    address: ({ garden }) => `/table/${garden.table.id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'garden-nation-early': {
    guest: ({ sprout }) => sprout.mover,
    address: ({ sprout }) => `/table/${sprout.table.id}`,
    ready: async (page) => {
      await page.locator('[data-turn="mine"]').waitFor();
      await page.locator('.hits [data-spot="1NE"]').click();
      await page.locator('[data-act="do:build"]').click();
      await page.locator('.board .ghost').first().waitFor();
    },
  },
  'garden-nation-result': {
    guest: ({ harvest }) => harvest.mover,
    address: ({ harvest }) => `/table/${harvest.table.id}`,
    ready: async (page) => {
      await page.locator('[data-turn="over"]').waitFor();
      await page.waitForTimeout(2000); // the sheet of a phone comes up by itself
    },
  },
  'above-and-below': {
    guest: ({ village }) => village.mover,
    address: ({ village }) => `/table/${village.table.id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'above-and-below-market': {
    guest: ({ village }) => village.mover,
    address: ({ village }) => `/table/${village.table.id}`,
    ready: async (page) => {
      await page.locator('[data-turn="mine"]').waitFor();
      // On a phone it is a page of its own, which opens for whoever is about to build.
      await page.locator('.board [data-pick="do:build"]').click();
      await page.locator('.board [data-pick="building:S6"]').click();
    },
  },
  'above-and-below-book': {
    guest: ({ book }) => book.mover,
    address: ({ book }) => `/table/${book.table.id}`,
    ready: (page) => page.locator('.book .scene').waitFor(),
  },
  'above-and-below-night': {
    guest: ({ night }) => night.mover,
    address: ({ night }) => `/table/${night.table.id}`,
    ready: (page) => page.locator('[data-do="confirm"]:enabled').waitFor(),
  },
  'above-and-below-story': {
    guest: ({ evening }) => evening.mover,
    address: ({ evening }) => `/story/${evening.table.id}`,
    ready: (page) => page.locator('article').first().waitFor(),
  },
  'above-and-below-result': {
    guest: ({ evening }) => evening.mover,
    address: ({ evening }) => `/table/${evening.table.id}`,
    ready: (page) => page.locator('.result').waitFor(),
  },
  replay: {
    guest: ({ over }) => over.mover,
    address: ({ over }) => `/replay/${over.table.id}?at=40`,
    ready: (page) => page.locator('.board').first().waitFor(),
  },
  help: {
    guest: () => null,
    address: () => '/help/clans',
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
};

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
await onStage(async (server, browser) => {
  const matches = {
    clans: await replayed(server, position('clans'), 16),
    taluva: await replayed(server, position('taluva'), 50),
    hoyuk: await replayed(server, position('hoyuk-expert'), 202),
    town: await replayed(server, position('hoyuk-abilities'), 50),
    ability: await replayed(server, position('hoyuk-abilities'), 254),
    counted: await replayed(server, position('hoyuk-abilities')),
    loss: await replayed(server, position('hoyuk-advanced'), 80),
    reward: await replayed(server, position('hoyuk-expert'), 165),
    garden: await replayed(server, position('garden-nation'), 45),
    sprout: await replayed(server, position('garden-nation'), 12),
    harvest: await replayed(server, position('garden-nation')),
    village: await replayed(server, position('above-and-below'), 98),
    book: await replayed(server, position('above-and-below'), 27),
    night: await replayed(server, position('above-and-below'), 78),
    evening: await replayed(server, position('above-and-below')),
    over: await replayed(server, position('clans')),
  };
  // Everybody is at the table.
  const closings = [];
  const seated = [
    matches.clans,
    matches.taluva,
    matches.garden,
    matches.sprout,
    matches.hoyuk,
    matches.village,
    matches.book,
  ];
  for (const { table, guests } of seated) {
    for (const [seat, guest] of guests.entries()) closings.push(guest.attend(table.id, seat));
  }
  for (const [name, scene] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const look of LOOKS) {
      const { viewport, more } = SIZES[look.size];
      const page = await openPage(browser, server, scene.guest(matches), look, viewport, more);
      await page.goto(scene.address(matches));
      await scene.ready(page);
      await take(page, `${name}-${look.size}-${look.theme}-${look.language}`);
      await page.context().close();
    }
  }
  for (const close of closings) (await close)();
});
