/** When the server goes away: nothing is lost, and nobody is left without a word. */

import { Player } from './support/player';
import { Server } from './support/server';
import { Guest } from './support/tables';
import { expect, type Page, reachable, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('a server killed in mid-game comes back, and the game goes on where it was', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const server = await new Server().start();
  try {
    const anna = await Guest.arrive(server, 'Anna');
    await anna.enter(page.context());
    const table = await anna.open('clans', 'me bot:random bot:random');
    await page.goto(`${server.url}/table/${table.id}`);
    const player = new Player(page, 'mouse');
    await player.playOn(2);
    await player.turn();
    const before = Number(await player.table.getAttribute('data-version'));
    const log = await page.locator('ol.log li').allTextContents();

    await server.kill();
    const connection = page.locator('[data-connection]');
    await expect(connection).toHaveAttribute('data-connection', 'lost');
    await expect(connection).toContainText('The connection is gone.');
    await expect(connection).toContainText('your moves are not lost');

    // A move made meanwhile waits, and is carried out once.
    while (!(await player.confirm.isEnabled())) await player.pick();
    await player.press(player.confirm);
    await server.start();
    await expect(connection).toHaveAttribute('data-connection', 'open', { timeout: 60_000 });
    await expect(connection).toHaveText('');
    await expect
      .poll(async () => Number(await player.table.getAttribute('data-version')))
      .toBeGreaterThan(before);
    expect((await page.locator('ol.log li').allTextContents()).slice(0, log.length)).toEqual(log);
    await player.playOn(1);
    const { lines } = await anna.see(table.id, 0);
    const texts = lines.filter(({ seat }) => seat === 0).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  } finally {
    await server.stop();
  }
});

test('without a server there is a page that says so, and the rules can be read', async ({
  page,
}) => {
  const server = await new Server().start();
  try {
    await page.goto(server.url);
    await expect(page.getByRole('button', { name: 'Play Clans against two bots' })).toBeEnabled();
    await kept(page);
    await server.kill();
    await page.goto(`${server.url}/`);
    await expect(page.getByRole('heading', { name: 'The square does not answer' })).toBeVisible();
    await reachable(page);
    await page.getByRole('link', { name: 'Taluva' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Taluva/ })).toBeVisible();
    await page.goBack();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeVisible();
    await server.start();
    // The page may have found the way back by itself meanwhile.
    const play = page.getByRole('button', { name: 'Play Clans against two bots' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(play).toBeEnabled({ timeout: 3000 });
    }).toPass();
  } finally {
    await server.stop();
  }
});

/** Wait until the browser keeps the pages. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
}
