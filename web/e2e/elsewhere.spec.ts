/** A game from another package: found by its entry point, drawn by itself, played from the list. */

import { Installed } from './support/installed';
import { Player } from './support/player';
import { Server } from './support/server';
import { Guest } from './support/tables';
import { expect, reachable, test as base } from './support/test';

const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const installed = new Installed();
      const server = await new Server({}, installed.packages).start();
      await use(server);
      await server.stop();
      installed.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('Connect Four is offered on the square with its own words', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Connect Four' });
  await expect(card).toContainText('Drop discs into seven columns; four in a line win.');
  await card.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.plain-board pre')).toContainText('a b c d e f g');

  await page.goto('/new/connect-four');
  await page.getByRole('radio', { name: 'together at this device' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.prompt')).toContainText('Drop a disc into a column.');
});

test('Connect Four is drawn by itself and played from the list', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('connect-four', 'me bot:random');
  await page.goto(`/table/${table.id}`);

  const drawing = page.locator('.plain-board pre');
  await expect(drawing).toContainText('a b c d e f g');
  await expect(page.locator('.prompt')).toContainText('Drop a disc into a column.');
  await reachable(page);

  const player = new Player(page, 'mouse');
  await player.turn();
  const discs = async (): Promise<number> => {
    const drawn = (await drawing.textContent()) ?? '';
    return (drawn.slice(0, drawn.indexOf('a b c')).match(/[xo]/g) ?? []).length;
  };
  const before = await discs();
  await player.move();
  await expect.poll(discs).toBeGreaterThan(before);
  await expect(page.locator('.plain-board ol')).toContainText('A disc falls into column');

  expect(await player.playOn()).toBeGreaterThan(1);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
});

test('two people share a device without a curtain where nothing is secret', async ({
  page,
  server,
}) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('connect-four', 'me me');
  expect(table.secrets).toBe(false);
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  expect(await player.playOn(3)).toBe(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Connect Four is told in German', async ({ another, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  const page = await another({ language: 'de' });
  await anna.enter(page.context());
  const table = await anna.open('connect-four', 'me bot:random');
  await page.goto(`/table/${table.id}`);
  await expect(page.locator('.plain-board')).toContainText('Vier gewinnt');
  await expect(page.locator('.plain-board pre')).toContainText('a b c d e f g');
  const player = new Player(page, 'keyboard');
  expect(await player.playOn(2)).toBe(2);
});
