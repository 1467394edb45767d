/** Whole games by names and keys alone: what is taken is found by its role and name, never by its place. */

import { expect, type Locator, type Page } from '@playwright/test';

import { Player } from './player';
import type { Server } from './server';
import { Guest } from './tables';

/** Take something that has a name; the number is another one each time. */
export type Taking = (page: Page, number: number) => Promise<void>;

/** Sit down at a new table and play to its end; answers with the number of moves. */
export async function playByName(
  page: Page,
  server: Server,
  { game, seats, most, take }: { game: string; seats: string; most: number; take: Taking },
): Promise<number> {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open(game, seats);
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'keyboard');
  let moves = 0;
  while ((await player.turn()) === 'mine') {
    const version = (await player.table.getAttribute('data-version')) ?? '';
    for (let picks = 0; !(await player.confirm.isEnabled()); picks += 1) {
      expect(picks).toBeLessThan(most);
      await take(page, moves + picks);
    }
    await player.press(player.confirm);
    await expect(player.table).not.toHaveAttribute('data-version', version);
    moves += 1;
  }
  return moves;
}

/** What is asked now, as the list offers it. */
export function askedByName(page: Page): Locator {
  return page.getByRole('list', { name: 'What you can choose' }).getByRole('button');
}

/** Press one of several, not always the first. */
export async function pressOne(page: Page, things: Locator, number: number): Promise<void> {
  // What is laid by itself may be complete in a moment.
  const ready = page.locator('[data-do="confirm"]:enabled');
  await expect(things.or(ready).first()).toBeVisible();
  const count = await things.count();
  if (count === 0) return;
  await things.nth((number * 7) % count).focus();
  await page.keyboard.press('Enter');
}
