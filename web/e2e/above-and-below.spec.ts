/** Above and Below: village, people and goods stay where they are, whatever is asked and picked. */

import type { Server } from './support/server';
import { position, replayed } from './support/tables';
import { expect, keep, type Page, test } from './support/test';

const EVENING = position('above-and-below');
const INCOME = EVENING.moves.indexOf('.');
const BID = EVENING.moves.findIndex((move) => move.startsWith('?'));
const NIGHT = EVENING.moves.findIndex((move) => move.startsWith('Z:'));

/** What must not move while a move is put together. */
const STILL = {
  village: '.board .village',
  people: '.board .people',
  ready: '.board .people [data-thing^="villager:"]',
  track: '.board .track',
  stock: '.board .stock',
  sale: '.board .spot',
} as const;

/** Where the parts of the board are, to the pixel. */
function places(page: Page): Promise<Record<string, string>> {
  return page.evaluate((still) => {
    const found: Record<string, string> = {};
    for (const [name, selector] of Object.entries(still)) {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      found[name] = [x, y, width, height].map(Math.round).join(' ');
    }
    return found;
  }, STILL);
}

/** Sit down as whoever is to move after so many moves of the evening. */
async function sit(page: Page, server: Server, plies: number): Promise<void> {
  const { table, mover } = await replayed(server, EVENING, plies);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await expect(page.locator('[data-turn="mine"]')).toBeVisible();
  await expect(page.locator('.board .village')).toBeVisible();
}

/** The first of several things of the board that can be picked now. */
async function pick(page: Page, start: string): Promise<void> {
  await page.locator(`.board [data-pick^="${start}"]`).first().click();
}

/** All of a part of the board is in sight: nothing lies over it, and it is not cut. */
async function whole(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector).first();
  await expect(place).toBeInViewport({ ratio: 1 });
  expect(await place.evaluate(uncovered), `${selector} in sight`).toBe(true);
}

/** Runs in the page: whether the corners of something are its own. */
function uncovered(place: Element): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => {
    const seen = document.elementFromPoint((left + right) / 2, y);
    return seen !== null && (place.contains(seen) || seen.contains(place));
  });
}

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

for (const [size, device] of Object.entries(SIZES)) {
  test.describe(`on a ${size}`, () => {
    test.use(device);

    test('nothing moves while a party is put together, or somebody passes', async ({
      page,
      server,
    }) => {
      await sit(page, server, 0);
      const before = await places(page);
      await pick(page, 'do:explore');
      expect(await places(page), 'exploring').toEqual(before);
      await pick(page, 'villager:');
      expect(await places(page), 'one goes').toEqual(before);
      await pick(page, 'villager:');
      await expect(page.locator('.board .odds')).toBeVisible();
      await whole(page, '.board .odds');
      // What is complete needs no second button beside the one that confirms it.
      await expect(page.locator('[data-do="confirm"]')).toBeEnabled();
      await expect(page.getByRole('button', { name: 'that is all' })).toHaveCount(0);
      expect(await places(page), 'two go').toEqual(before);
      await whole(page, '.board .stock');
      await pick(page, 'villager:');
      expect(await places(page), 'three go').toEqual(before);
      await page.locator('.board .verb', { hasText: 'pass' }).click();
      await expect(page.locator('.offers .note')).toBeVisible();
      await whole(page, '.offers .note');
      expect(await places(page), 'passing').toEqual(before);
      await whole(page, '.board .stock');
    });

    test('village and goods keep their places before the income', async ({ page, server }) => {
      await sit(page, server, 0);
      const turn = await places(page);
      await sit(page, server, INCOME);
      await expect(page.locator('.board [data-pick="do:done"]')).toBeVisible();
      const income = await places(page);
      // Beside the village of a desk lies the market, whose rows become lower as cards go.
      if (size === 'phone') expect(income['village']).toBe(turn['village']);
      expect(income['ready']).toBe(turn['ready']);
      await whole(page, '.board .stock');
      await pick(page, 'do:place');
      await expect(
        page
          .locator('.offers [data-pick^="item:"]')
          .first()
          .or(page.locator('.board .item.picked'))
          .first(),
      ).toBeVisible();
      expect(await places(page), 'laying').toEqual(income);
    });

    test('actions keep their places, whatever else can be done', async ({ page, server }) => {
      await keep(page, { language: 'de' });
      const seen: Record<string, string> = {};
      for (const plies of [0, BID]) {
        await sit(page, server, plies);
        if (plies === BID) await pick(page, 'do:offer');
        for (const verb of await page.locator('.board .verb').all()) {
          const name = (await verb.innerText()).trim();
          const box = await verb.boundingBox();
          const place = [box?.x, box?.width].map((one) => Math.round(one ?? -1)).join(' ');
          expect(name, 'a word').not.toBe('');
          expect(place, name).toBe((seen[name] ??= place));
        }
      }
      expect(Object.keys(seen)).toContain('Kaufangebot');
    });

    test('the village keeps its place when the night falls', async ({ page, server }) => {
      await sit(page, server, NIGHT - 1);
      const { village } = await places(page);
      await sit(page, server, NIGHT);
      await expect(page.locator('.board [data-night]').first()).toBeVisible();
      expect((await places(page))['village']).toBe(village);
      // Whoever is asked stands on the board, so that no list of beds lies open beside it.
      await expect(page.locator('.choices [data-pick^="use:"]')).toHaveCount(0);
    });

    test('every action is in sight, in German as well', async ({ page, server }) => {
      await keep(page, { language: 'de' });
      await sit(page, server, INCOME + 30);
      const verbs = page.locator('.board .verb');
      expect(await verbs.count()).toBeGreaterThan(7);
      for (const verb of await verbs.all()) {
        await expect(verb).toBeInViewport({ ratio: 1 });
        const cut = await verb.evaluate(
          (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight,
        );
        expect(cut, await verb.innerText()).toBe(false);
      }
    });
  });
}
