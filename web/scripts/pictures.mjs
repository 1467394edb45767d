/** Takes the pictures in docs/pictures: the square, the tables, the book, replay, lessons and help. */

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import UPNG from 'upng-js';

import { onStage, openPage, position, replayed } from './stage.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const COLOURS = 256;
const FEWEST = 128;
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

/** What helps newcomers is the same in every light. */
const NEWCOMERS = LOOKS.filter(({ theme }) => theme === 'light');

/** A step of a lesson, as somebody finds it who comes back to it. */
function lesson(game, step, before = () => Promise.resolve()) {
  const kept = JSON.stringify({ [`${game} first`]: { step: step - 1, finished: false } });
  return {
    match: null,
    looks: NEWCOMERS,
    kept: () => ({ 'dorfplatz.lessons': kept }),
    address: () => `/learn/${game}`,
    ready: async (page) => {
      await page.locator(`.coach[data-step="${step - 1}"]`).waitFor();
      await before(page);
    },
  };
}

/** A table with a coach who has something to say. */
function coached(match) {
  return {
    match,
    looks: NEWCOMERS,
    kept: (id) => ({ 'dorfplatz.coach': JSON.stringify({ tables: [id], seen: [] }) }),
    address: (id) => `/table/${id}`,
    ready: async (page) => {
      await page.locator('[data-turn="mine"]').waitFor();
      await page.locator('.coach-strip:not([data-note=""])').waitFor();
    },
  };
}

/** A picture with as few bytes as it needs; a busy one gets fewer colours. */
function small(png, colours = COLOURS) {
  const decoded = UPNG.decode(png);
  const [pixels] = UPNG.toRGBA8(decoded);
  const picture = Buffer.from(UPNG.encode([pixels], decoded.width, decoded.height, colours));
  return picture.length > LARGEST && colours > FEWEST ? small(png, colours - 32) : picture;
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
    match: 'clans',
    address: () => '/',
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  puzzles: {
    match: 'clans',
    address: () => '/puzzles?game=taluva',
    ready: (page) => page.getByTestId('puzzles').waitFor(),
  },
  'puzzle-missed': {
    match: 'clans',
    address: () => '/puzzles?game=clans',
    ready: async (page) => {
      await page.locator('[data-puzzle]').first().click();
      await page.getByTestId('task').waitFor();
      await page.keyboard.press('c');
      await page.locator('.offer [data-pick^="from:"]').last().click();
      await page.locator('.offer [data-pick^="to:"]').last().click();
      await page.locator('.prompt [data-do="confirm"]').click();
      await page.getByTestId('missed').or(page.getByTestId('praise')).waitFor();
      await page.waitForTimeout(2500); // the answer is told on the board
    },
  },
  'puzzle-solved': {
    match: 'clans',
    address: () => '/puzzles?game=hoyuk',
    ready: async (page) => {
      await page.locator('[data-puzzle]').first().click();
      await page.getByTestId('task').waitFor();
      await page.keyboard.press('h');
      await page.locator('.prompt [data-do="confirm"]').click();
      await page.getByTestId('praise').waitFor();
      await page.waitForTimeout(1500);
    },
  },
  'what-if': {
    match: 'over',
    address: (id) => `/what-if/${id}?at=30`,
    ready: (page) => page.locator('.board [data-pick]').first().waitFor(),
  },
  clans: {
    match: 'clans',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  taluva: {
    match: 'taluva',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  hoyuk: {
    match: 'hoyuk',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'hoyuk-early': {
    match: 'town',
    address: (id) => `/table/${id}`,
    ready: async (page) => {
      await page.locator('[data-turn="mine"]').waitFor();
      await page.locator('.board [data-pick="element:house"]').click();
    },
  },
  'hoyuk-ability': {
    match: 'ability',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'hoyuk-result': {
    match: 'counted',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="over"]').waitFor(),
  },
  'hoyuk-catastrophe': {
    match: 'loss',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'hoyuk-reward': {
    match: 'reward',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'garden-nation': {
    match: 'garden',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'garden-nation-early': {
    match: 'sprout',
    address: (id) => `/table/${id}`,
    ready: async (page) => {
      await page.locator('[data-turn="mine"]').waitFor();
      await page.locator('.hits [data-spot="1NE"]').click();
      await page.locator('[data-act="do:build"]').click();
      await page.locator('.board .ghost').first().waitFor();
    },
  },
  'garden-nation-result': {
    match: 'harvest',
    address: (id) => `/table/${id}`,
    ready: async (page) => {
      await page.locator('[data-turn="over"]').waitFor();
      await page.waitForTimeout(2000); // the sheet of a phone comes up by itself
    },
  },
  'above-and-below': {
    match: 'village',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-turn="mine"]').waitFor(),
  },
  'above-and-below-market': {
    match: 'village',
    address: (id) => `/table/${id}`,
    ready: async (page) => {
      await page.locator('[data-turn="mine"]').waitFor();
      // On a phone it is a page of its own, which opens for whoever is about to build.
      await page.locator('.board [data-pick="do:build"]').click();
      await page.locator('.board [data-pick="building:S6"]').click();
    },
  },
  'above-and-below-book': {
    match: 'book',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('.book .scene').waitFor(),
  },
  'above-and-below-night': {
    match: 'night',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('[data-do="confirm"]:enabled').waitFor(),
  },
  'above-and-below-story': {
    match: 'evening',
    address: (id) => `/story/${id}`,
    ready: (page) => page.locator('article').first().waitFor(),
  },
  'above-and-below-result': {
    match: 'evening',
    address: (id) => `/table/${id}`,
    ready: (page) => page.locator('.result').waitFor(),
  },
  replay: {
    match: 'over',
    address: (id) => `/replay/${id}?at=40`,
    ready: (page) => page.locator('.board').first().waitFor(),
  },
  review: {
    match: 'over',
    address: (id) => `/review/${id}`,
    ready: (page) => page.getByTestId('review').waitFor({ timeout: 180_000 }),
  },
  'learn-clans': lesson('clans', 5),
  'learn-taluva': lesson('taluva', 9),
  'learn-garden-nation': lesson('garden-nation', 4),
  'learn-hoyuk': lesson('hoyuk', 6),
  'learn-above-and-below': lesson('above-and-below', 4),
  'coach-taluva': coached('taluva'),
  'coach-hoyuk': coached('town'),
  'how-to-win': {
    match: 'garden',
    looks: NEWCOMERS,
    address: (id) => `/table/${id}`,
    ready: async (page) => {
      await page.locator('[data-turn="mine"]').waitFor();
      const grip = page.locator('.grip'); // a phone has it in its sheet, beside the players
      if (await grip.isVisible()) {
        await grip.click();
        await page.getByRole('tab').nth(1).click();
      }
      await page.getByTestId('goal').click();
      await page.getByTestId('win').locator('dt').first().waitFor();
    },
  },
  help: {
    match: null,
    address: () => '/help/clans',
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
};

/** The matches behind the scenes: a position, how many moves of it (all where it says nothing), who is there. */
const MATCHES = {
  clans: { from: 'clans', plies: 16, seated: true },
  taluva: { from: 'taluva', plies: 50, seated: true },
  hoyuk: { from: 'hoyuk-expert', plies: 202, seated: true },
  town: { from: 'hoyuk-abilities', plies: 50, seated: true },
  ability: { from: 'hoyuk-abilities', plies: 254, seated: true },
  counted: { from: 'hoyuk-abilities' },
  loss: { from: 'hoyuk-advanced', plies: 80, seated: true },
  reward: { from: 'hoyuk-expert', plies: 165, seated: true },
  garden: { from: 'garden-nation', plies: 45, seated: true },
  sprout: { from: 'garden-nation', plies: 12, seated: true },
  harvest: { from: 'garden-nation' },
  village: { from: 'above-and-below', plies: 98, seated: true },
  book: { from: 'above-and-below', plies: 27, seated: true },
  night: { from: 'above-and-below', plies: 78 },
  evening: { from: 'above-and-below' },
  over: { from: 'clans' },
};

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
await onStage(async (server, browser) => {
  const closings = [];
  const matches = new Map();
  /** A match, played when the first scene asks for it. */
  async function matchOf(name) {
    if (matches.has(name)) return matches.get(name);
    const { from, plies, seated = false } = MATCHES[name];
    const match = await replayed(server, position(from), plies);
    matches.set(name, match);
    if (!seated) return match;
    for (const [seat, guest] of match.guests.entries()) {
      closings.push(await guest.attend(match.table.id, seat));
    }
    return match;
  }
  for (const [name, scene] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const match = scene.match === null ? null : await matchOf(scene.match);
    for (const look of scene.looks ?? LOOKS) {
      const { viewport, more } = SIZES[look.size];
      const page = await openPage(browser, server, match?.mover ?? null, look, viewport, more);
      await page.addInitScript(
        (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
        scene.kept?.(match?.table.id) ?? {},
      );
      await page.goto(scene.address(match?.table.id));
      await scene.ready(page);
      await take(page, `${name}-${look.size}-${look.theme}-${look.language}`);
      await page.context().close();
    }
  }
  for (const close of closings) close();
});
