/** When the server goes away: nothing is lost, and nobody is left without a word. */

import { readFileSync } from 'node:fs';

import { Player } from './support/player';
import { Copied } from './support/renewed';
import { Server } from './support/server';
import { Guest, position, replayed } from './support/tables';
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

test('a page older than the server says so and renews itself; what was picked stays picked', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const copied = new Copied();
  const server = await new Server({}, [copied.folder]).start();
  try {
    const anna = await Guest.arrive(server, 'Anna');
    await anna.enter(page.context());
    const table = await anna.open('taluva', 'me me');
    await page.goto(`${server.url}/table/${table.id}`);
    const player = new Player(page, 'mouse');
    await player.turn();
    await kept(page);
    await player.playOn(1);
    await player.turn();
    await player.pick();
    const back = page.locator('.prompt .second');
    await expect(back).toHaveText('Back');
    const pressed = () => page.locator('.board [aria-pressed="true"]').evaluateAll(names);
    const picked = await pressed();
    const old = await page.evaluate(scripts);

    await server.kill();
    copied.renew();
    await server.start();
    const said = page.locator('.renewal');
    await expect(said).toContainText('A new version of Dorfplatz is ready', { timeout: 60_000 });
    expect(await page.evaluate(scripts), 'first it is said').toEqual(old);
    await expect(said, 'and then it comes by itself').toBeHidden({ timeout: 60_000 });
    await expect.poll(() => page.evaluate(scripts).catch(() => old)).not.toEqual(old);
    await expect(page.locator('[data-turn="mine"]')).toBeVisible();
    await expect(back).toHaveText('Back');
    expect(await pressed()).toEqual(picked);
    await player.playOn(1);
  } finally {
    await server.stop();
    copied.remove();
  }
});

test('a worker that has no time is said so, and the game goes on', async ({ page }) => {
  // No bot finds anything in so short a time.
  const server = await new Server({ DORFPLATZ_BOT_SECONDS: '0.001' }).start();
  try {
    const { table, mover } = await replayed(server, position('clans'), 6);
    await mover.enter(page.context());
    await page.goto(`${server.url}/table/${table.id}`);
    const player = new Player(page, 'mouse');
    await player.turn();
    const hint = page.locator('.prompt .hint');
    await hint.click();
    const said = page.getByText('There is too much to do here just now.');
    await expect(said).toBeVisible({ timeout: 30_000 });
    await expect(said, 'and what happens next').toContainText('try again in a moment');
    await expect(hint).toBeEnabled();
    await player.playOn(1);
  } finally {
    await server.stop();
  }
});

for (const where of ['table', 'replay']) {
  test(`a ${where} whose drawings cannot be fetched says so, and comes when they can`, async ({
    page,
    faults,
    server,
  }) => {
    const { table, mover } = await replayed(server, position('clans'), where === 'table' ? 6 : 99);
    await mover.enter(page.context());
    const drawings = `**/${builtAs('src/games/clans/index.ts')}`;
    await page.route(drawings, (route) => route.abort());
    await page.goto(`/${where}/${table.id}`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The server does not answer.');
    await expect(notice, 'and what happens next').toContainText('try again');
    await page.unroute(drawings);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.board').first()).toBeVisible();
    faults.length = 0; // what was kept away is what the browser complained about
  });
}

/** The file a module of the pages became when they were built. */
function builtAs(module: string): string {
  const built = new URL('../../src/dorfplatz/server/static/.vite/manifest.json', import.meta.url);
  const files = JSON.parse(readFileSync(built, 'utf8')) as Record<string, { file: string }>;
  return files[module]?.file ?? module;
}

/** Runs in the page: what the things are called that are picked. */
function names(things: (HTMLElement | SVGElement)[]): string[] {
  return things.map((thing) => thing.getAttribute('aria-label') ?? '');
}

/** Runs in the page: the scripts it began with. */
function scripts(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
}

/** Wait until the browser keeps the pages. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
}
