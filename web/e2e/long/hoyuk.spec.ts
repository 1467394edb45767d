/** Höyük: whole games with each device, and standing orders. */

import { Player } from '../support/player';
import { Guest, position, replayed } from '../support/tables';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 900_000 });

test('a standing order closes the windows, and is taken back', async ({ page, server }) => {
  const from = position('hoyuk');
  const ply = from.moves.findIndex((move) => move.startsWith('@'));
  const { table, guests, mover } = await replayed(server, from, ply);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  const order = page.locator('[data-do="order"]');
  await order.selectOption('round');
  const seat = guests.indexOf(mover);
  await expect(async () => {
    const { lines } = await mover.see(table.id, seat);
    expect(lines.some((line) => line.events[0]?.key === 'order-answered')).toBe(true);
  }).toPass();
  await expect(page.getByText('left word: not now').first()).toBeVisible();
  if ((await order.count()) > 0) {
    await order.selectOption('');
    await expect(async () => {
      expect((await mover.see(table.id, seat)).order).toBeNull();
    }).toPass();
  }
});

test('a stamp that is picked moves nothing, and every block with houses has its number', async ({
  page,
  server,
}) => {
  const { table, mover } = await replayed(server, position('hoyuk'), 40);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  const stamp = page.locator('.strip .stamp').first();
  await expect(stamp).toBeVisible();
  const hand = page.locator('.strip .hand');
  const before = [await stamp.boundingBox(), await hand.boundingBox()];
  await stamp.click();
  await expect(stamp).toHaveAttribute('aria-pressed', 'true');
  expect([await stamp.boundingBox(), await hand.boundingBox()]).toEqual(before);
  await expect(page.locator('.signs .pebble')).toHaveCount(9);
});

test('an expert game with five seats on a phone, and somebody who watches', async ({
  browser,
  another,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(context);
  const bots = 'bot:random bot:random bot:random bot:random';
  const table = await anna.open('hoyuk', `me ${bots}`, {
    public: true,
    options: { mode: 'expert' },
  });
  const watching = await another({ language: 'de' });
  await watching.goto(`/table/${table.id}`);
  const page = await context.newPage();
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'touch');
  expect(await player.playOn()).toBeGreaterThan(10);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
  await expect(watching.locator('[data-turn="over"]')).toBeVisible();
  await context.close();
});

test('an advanced game with the keyboard alone', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('hoyuk', 'me bot:random bot:random', {
    options: { mode: 'advanced', house_limit: 15 },
  });
  await page.goto(`/table/${table.id}`);
  expect(await new Player(page, 'keyboard').playOn()).toBeGreaterThan(10);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
});

test('a basic game by what a screen reader is told', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('hoyuk', 'me bot:random', { options: { house_limit: 15 } });
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'keyboard');
  let turns = 0;
  while ((await player.turn()) === 'mine') {
    const version = (await player.table.getAttribute('data-version')) ?? '';
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    for (let picks = 0; !(await confirm.isEnabled()); picks += 1) {
      expect(picks).toBeLessThan(12);
      await page.keyboard.press('c');
      const choices = page.getByRole('list', { name: 'What you can choose' }).getByRole('button');
      const wanted = choices.nth((turns * 5) % (await choices.count()));
      await expect(wanted).not.toHaveAccessibleName('');
      await wanted.focus();
      await page.keyboard.press('Enter');
    }
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(player.table).not.toHaveAttribute('data-version', version);
    turns += 1;
  }
  expect(turns).toBeGreaterThan(10);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
});
