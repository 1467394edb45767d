/** Undo that means it: against bots, where chance follows at once, and behind the curtain. */

import { Player } from './support/player';
import { Server } from './support/server';
import { Guest } from './support/tables';
import { expect, type Page, test as base } from './support/test';

/** A server whose bots leave time to think again. */
const test = base.extend<object, { patient: Server }>({
  patient: [
    async ({}, use) => {
      const server = await new Server({ DORFPLATZ_UNDO: '5' }).start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function sitDown(page: Page, server: Server, game: string, seats: string): Promise<Player> {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open(game, seats);
  await page.goto(`${server.url}/table/${table.id}`);
  return new Player(page, 'mouse');
}

test('a move against bots is taken back before they move', async ({ page, patient }) => {
  const player = await sitDown(page, patient, 'clans', 'me bot:random bot:random');
  await player.turn();
  await player.move();
  await page.locator('[data-do="undo"]').click();
  await expect(player.table).toHaveAttribute('data-turn', 'mine');
  await player.move();
  // And if nobody takes it back, the game goes on by itself.
  await player.turn();
});

test('the first tile of Taluva lies by itself, and a build is held until now', async ({
  page,
  patient,
}) => {
  const player = await sitDown(page, patient, 'taluva', 'me bot:random');
  await player.turn();
  await expect(player.table).not.toHaveAttribute('data-version', '0');
  await player.turn();
  const version = (await player.table.getAttribute('data-version')) ?? '';
  while (!(await player.confirm.isEnabled())) await player.pick();
  await player.confirm.click();
  await expect(player.confirm).toHaveText('Now');
  await page.locator('[data-do="undo"]').click();
  await expect(player.confirm).toHaveText('Confirm');
  await expect(player.table).toHaveAttribute('data-version', version);
  await player.confirm.click();
  await player.confirm.click();
  await expect(player.table).not.toHaveAttribute('data-version', version);
});

test('the curtain does not swallow the undo', async ({ page, patient }) => {
  const player = await sitDown(page, patient, 'clans', 'me me');
  // Whoever begins is drawn: the device may have to be passed on first.
  await page.getByRole('button', { name: /^I am/ }).click();
  await player.turn();
  await player.move();
  await page.getByRole('button', { name: 'Take back the last move' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(player.table).toHaveAttribute('data-turn', 'mine');
});
