/** What a table offers beside playing: reasons, previews, undo, a look back, help, the replay. */

import { readFile } from 'node:fs/promises';

import { Player } from './support/player';
import { position, replayed } from './support/tables';
import { expect, test } from './support/test';

test('an impossible target is explained by its rule', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('clans'), 8);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await new Player(page, 'mouse').turn();
  const empty = page.getByRole('button', { name: /, empty\.$/ }).first();
  await empty.click({ force: true });
  await expect(page.getByRole('button', { name: /^Read the rule: CLA-\d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Read the rule: CLA-\d/ })).toHaveCount(0);
});

test('a move is shown before it is confirmed, and can be taken back after', async ({
  page,
  server,
}) => {
  const { table, mover } = await replayed(server, position('clans'), 8);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  await player.turn();
  while (!(await player.confirm.isEnabled())) await player.pick();
  await expect(page.locator('.board .ghost').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.board .ghost')).toHaveCount(0);
  await player.move();
  await expect(player.table).toHaveAttribute('data-turn', 'other');
  await page.locator('[data-do="undo"]').click();
  await expect(player.table).toHaveAttribute('data-turn', 'mine');
});

test('a line of the log shows its moment', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('taluva'), 14);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await new Player(page, 'mouse').turn();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const lines = page.locator('ol.log button');
  await lines.nth(3).click();
  await expect(page.getByText('Looking back')).toBeVisible();
  await expect(page.locator('.board [data-pick]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByText('Looking back')).toHaveCount(0);
  await expect(page.locator('.board [data-pick]').first()).toBeAttached();
});

test('the tabulator stops once in the log, and arrows walk it', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('taluva'), 14);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await new Player(page, 'mouse').turn();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const lines = page.locator('ol.log button');
  const stop = page.locator('ol.log [tabindex="0"]');
  expect(await lines.count()).toBeGreaterThan(3);
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(-2)).toBeFocused();
  await expect(stop).toBeFocused();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('ol.log :focus')).toHaveCount(0);
  await stop.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Looking back')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a look back says where one is, step by step', async ({ page, server }) => {
    const { table, mover } = await replayed(server, position('clans'), 14);
    await mover.enter(page.context());
    await page.goto(`/table/${table.id}`);
    await new Player(page, 'touch').turn();
    await page.getByRole('button', { name: 'Show choices, players and log' }).tap();
    await page.getByRole('tab', { name: 'Log' }).tap();
    const lines = page.locator('ol.log button');
    // Draws are folded into one line; the number of the last one counts all of them.
    const last = Number(await lines.last().locator('span').first().innerText());
    await lines.last().tap();
    await expect(page.getByText(`Looking back: line ${last} of ${last}`)).toBeVisible();
    await page.getByRole('button', { name: 'One step back' }).tap();
    await expect(page.getByText(`line ${last - 1} of ${last}`)).toBeVisible();
    await page.getByRole('button', { name: 'One step on' }).tap();
    await expect(page.getByText(`line ${last} of ${last}`)).toBeVisible();
    // The sentence is whole, however long it is, once it is opened over the rest.
    const more = page.locator('.prompt .more');
    if ((await more.count()) > 0) await more.tap();
    const hidden = await page
      .getByTestId('prompt')
      .evaluate((sentence) => sentence.scrollHeight - sentence.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Show choices, players and log' }).tap();
    await page.getByRole('tab', { name: 'Choose' }).tap();
    await expect(page.getByRole('tabpanel')).toContainText('You are looking at an earlier moment.');
    await page.getByRole('button', { name: 'Back to now' }).tap();
    await expect(page.getByRole('tabpanel').locator('[data-pick]').first()).toBeVisible();
  });
});

test('the table is told in words, and the rules open beside it', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('clans'), 8);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await new Player(page, 'mouse').turn();
  await page.keyboard.press('d');
  const words = page.getByRole('dialog', { name: 'The table in words' });
  await expect(words).toContainText('Since your last turn');
  await expect(words).toContainText('The position');
  await expect(words).toContainText(/[A-L]\d/);
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('All rules of this game');
});

test('a finished match is replayed, linked, checked and saved', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('clans'));
  await mover.enter(page.context());
  await page.goto(`/replay/${table.id}?at=20`);
  await expect(page.getByText('Line 20 of')).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByText('Line 21 of')).toBeVisible();
  await expect(page).toHaveURL(/at=21/);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.getByText('Before the first line').first()).toBeVisible();
  await page.getByRole('button', { name: 'Check fairness' }).click();
  await expect(page.getByText('Everything fits.')).toBeVisible();
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const record = await saved;
  expect(record.suggestedFilename()).toMatch(/\.dorf$/);
  expect(await readFile(await record.path(), 'utf8')).toContain('clans');
});

test('whoever leaves a replay at once is not called back while the next page is fetched', async ({
  page,
  server,
}) => {
  const { table, mover } = await replayed(server, position('clans'));
  await mover.enter(page.context());
  await page.goto(`/replay/${table.id}?at=20`);
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await expect(page.locator('.replay')).toHaveAttribute('data-at', '20');
  await page.keyboard.press('ArrowRight'); // the address is about to follow
  await page.getByRole('link', { name: 'What if?' }).click();
  await expect(page.getByTestId('tree')).toBeVisible();
  await expect(page).toHaveURL(/\/what-if\//);
});
