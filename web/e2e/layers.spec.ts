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

for (const way of ['Escape', 'a tap on the board']) {
  test(`whoever has seen enough of a move ends it with ${way}`, async ({ page, server }) => {
    const match = position('clans');
    const { table, guests, mover } = await replayed(server, match, 8);
    await keep(page, { motion: 'slow' });
    await page.goto(`/table/${table.id}`);
    // The places on the board are drawn last.
    await expect(page.locator('.board [data-spot]').first()).toBeVisible();
    await page.evaluate(endAsItBegins, way);
    await mover.play(table.id, guests.indexOf(mover), match.moves[8] ?? '');
    const body = page.locator('body');
    await expect(body).toHaveAttribute('data-walk', /seen/);
    await expect(body).toHaveAttribute('data-walk', 'seen, then gone');
  });
}

/**
 * Runs in the page: wait for the next walk, end it as it begins, and note at the body whether it is gone
 * a few tasks later. Slowly told, huts are on their way for much longer; frames may be as slow as that where much else
 * is going on, so none are waited for.
 */
function endAsItBegins(way: string): void {
  const { body } = document;
  const walks = (): boolean => document.querySelector('.board .walking') !== null;
  const task = (): Promise<unknown> => new Promise((next) => setTimeout(next));
  const observer = new MutationObserver(() => {
    if (!walks()) return;
    observer.disconnect();
    void ended();
  });
  async function ended(): Promise<void> {
    await task();
    body.dataset['walk'] = walks() ? 'seen' : 'gone by itself';
    if (way === 'Escape') dispatchEvent(new KeyboardEvent('keydown', { key: way }));
    else document.querySelector<HTMLElement>('.board .window')?.click();
    for (let tasks = 0; tasks < 5; tasks += 1) await task();
    body.dataset['walk'] += walks() ? ', still there' : ', then gone';
  }
  observer.observe(body, { subtree: true, childList: true });
}
