/** People find each other and talk: links, one device for three, chat and its limits, sounds. */

import { Player } from './support/player';
import { Guest, position, replayed } from './support/tables';
import { expect, keep, type Page, test } from './support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link is copied or shared, and whoever opens it sits down', async ({
    page,
    another,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    await context.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = (data) => {
        if (data !== undefined) shared.push(data);
        return Promise.resolve();
      };
    });
    await page.goto('/new/clans');
    await page.getByRole('radio', { name: 'with friends, by link' }).check();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: 'Open the table' }).tap();
    await expect(page.getByText('One seat is still free')).toBeVisible();
    await page.getByRole('button', { name: 'Copy' }).tap();
    await expect(page.getByText('The link is in the clipboard.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/table\/[\w-]+#key=[\w-]+$/);
    await page.getByRole('button', { name: 'Share' }).tap();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(shared.map(({ url }) => url)).toEqual([link]);

    const theirs = await another();
    await theirs.setViewportSize({ width: 390, height: 844 });
    await theirs.goto(link);
    await theirs.getByRole('button', { name: 'Sit down' }).click();
    for (const each of [page, theirs]) {
      await expect(each.locator('[data-turn]')).toHaveAttribute('data-turn', /mine|other/);
    }
  });
});

test('three people share a device, each behind the curtain', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('clans', 'me me me');
  await page.goto(`/table/${table.id}`);
  const curtain = page.getByRole('dialog');
  const player = new Player(page, 'mouse');
  const names = new Set<string>();
  for (let moves = 0; moves < 3; moves += 1) {
    await expect(curtain).toContainText('Pass the device');
    names.add(await curtain.getByRole('heading').innerText());
    await curtain.getByRole('button', { name: 'I am' }).click();
    await expect(curtain).toHaveCount(0);
    await player.turn();
    await player.move();
  }
  expect(names.size).toBe(3);
});

/** Say something at the table. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.keyboard.press('Enter');
}

test('chat: too fast is refused in words; one can be muted, heard again and reported', async ({
  page,
  another,
  server,
}) => {
  const { table, guests } = await replayed(server, position('clans'), 2);
  const [anna, bo] = guests;
  if (anna === undefined || bo === undefined) throw new Error('two people are needed');
  await anna.enter(page.context());
  const theirs = await another();
  await bo.enter(theirs.context());
  for (const each of [page, theirs]) {
    await each.goto(`/table/${table.id}`);
    await each.getByRole('button', { name: 'Chat' }).click();
  }
  await say(theirs, 'Good evening!');
  await expect(page.getByText('Good evening!')).toBeVisible();
  // Whoever types on at once is told to wait, and keeps what was typed.
  await expect(async () => {
    await say(theirs, 'Second');
    await say(theirs, 'Third');
    await expect(theirs.getByRole('alert')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(theirs.getByRole('textbox', { name: 'Say something' })).not.toHaveValue('');

  await page.getByRole('button', { name: 'Report what Bo said' }).first().click();
  const report = page.getByRole('dialog');
  await report.getByLabel('What is wrong with it?').fill('Too cheerful.');
  await report.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText('Whoever runs this server will see it.')).toBeVisible();

  await page.getByRole('button', { name: 'Hear Bo no longer' }).first().click();
  await expect(page.getByText('Good evening!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hear everybody again' }).click();
  await expect(page.getByText('Good evening!')).toBeVisible();
});

test('sounds are silent until they are switched on', async ({ page, server }) => {
  await keep(page, { language: 'en' });
  await page.addInitScript(() => {
    const heard = { knocks: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.knocks += 1;
      start.call(this, when);
    };
  });
  const knocks = () =>
    page.evaluate(() => (window as unknown as { heard: { knocks: number } }).heard.knocks);
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('clans', 'me bot:random bot:random');
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  await player.playOn(1);
  await player.turn();
  expect(await knocks()).toBe(0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  await page.keyboard.press('Escape');
  await player.playOn(1);
  await expect.poll(knocks).toBeGreaterThan(0);
});
