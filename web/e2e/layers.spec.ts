/** What every board shares: arrow keys between places, and moves told by movement. */

import { Player } from './support/player';
import { position, replayed } from './support/tables';
import { expect, keep, type Page, test } from './support/test';

/** A moment in the middle of each game, and what moves on its board when somebody did something. */
const GAMES = {
  clans: { plies: 8, moving: '.walking' },
  taluva: { plies: 14, moving: '.drop, .pop' },
} as const;

/** The name of the place the keyboard stands on. */
async function stood(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? null);
}

for (const [game, { plies, moving }] of Object.entries(GAMES)) {
  test(`the board of ${game} is walked with arrows from one stop of the tabulator`, async ({
    page,
    server,
  }) => {
    const { table, mover } = await replayed(server, position(game), plies);
    await mover.enter(page.context());
    await page.goto(`/table/${table.id}`);
    await new Player(page, 'mouse').turn();
    const stop = page.locator('.board [data-spot][tabindex="0"]');
    await expect(stop).toHaveCount(1);
    await stop.focus();
    const seen = new Set([await stood(page)]);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      for (let step = 0; step < 3; step += 1) {
        await page.keyboard.press(key);
        seen.add(await stood(page));
      }
    }
    // It never leaves the board, and where it stands now is the stop.
    expect(seen.has(null)).toBe(false);
    expect(seen.size).toBeGreaterThan(2);
    await expect(stop).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.board [aria-pressed="true"]').first()).toBeAttached();
  });

  test(`a move on the board of ${game} is told by movement, then all is still`, async ({
    page,
    server,
    another,
  }) => {
    const { table, mover } = await replayed(server, position(game), plies);
    const watching = await another({ motion: 'slow' });
    await watching.goto(`/table/${table.id}`);
    await expect(watching.locator('.board svg').first()).toBeVisible();
    await mover.enter(page.context());
    await keep(page, { motion: 'reduced' });
    await page.goto(`/table/${table.id}`);
    const player = new Player(page, 'mouse');
    await player.turn();
    const told = watching.locator(`.board :is(${moving})`).first();
    await Promise.all([expect(told).toBeAttached(), player.move()]);
    await expect(told).toHaveCount(0);
    await expect(page.locator(`.board :is(${moving})`)).toHaveCount(0);
  });
}
