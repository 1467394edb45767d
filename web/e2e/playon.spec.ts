/** Play on from here: a new table begins with a position, and says so wherever it is seen. */

import type { Page } from '@playwright/test';

import type { TableInfo } from '../src/net/wire.gen';
import { Guest, position, replayed } from './support/tables';
import { expect, keep, reachable, test } from './support/test';

/** What the server tells of a table to whoever sits in a browser. */
async function info(page: Page, url: string, table: string): Promise<TableInfo> {
  return (await (await page.request.get(`${url}/api/tables/${table}`)).json()) as TableInfo;
}

test('from a moment of a replay a new table begins, against bots', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('clans'));
  await mover.enter(page.context());
  await page.goto(`${server.url}/replay/${table.id}?at=30`);
  await page.locator(`a[href*="&play"]`).click();
  const form = page.getByTestId('play-on');
  await expect(form).toContainText('new seal');
  await expect(form.locator('select').first()).toBeVisible();
  await reachable(page);
  await form.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/table\/[\w-]+$/);
  const fresh = page.url().split('/').pop() ?? '';
  expect(fresh).not.toBe(table.id);
  await expect(page).toHaveTitle(/Begun from a position/);
  await page.goto(`${server.url}/`);
  await expect(page.locator('article', { hasText: 'Begun from a position' }).first()).toBeVisible();
  const told = await info(page, server.url, fresh);
  expect(told.begun?.at).toBe(30);
  expect(told.status).toBe('live');
  expect(told.seal).not.toBe(table.seal);
});

test('a position text is played on with a friend, on a phone in German', async ({
  page,
  server,
  another,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keep(page, { language: 'de' });
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  await page.goto(`${server.url}/what-if`);
  await page.locator('form select').selectOption('clans');
  await page
    .locator('textarea')
    .fill(
      'A1:b2 B2:k1r1g1 C2:k1r1g1y2 D2:k1g1 D4:k1r1y2 E2:k1g1 E3:b1 E4:y1 E5:r1 F1:b2 G1:k1b1 H3:r1g1 ' +
        'I5:r1b1g1 J1:k1r1 K4:k2b1g2y1 K5:r2b2g1y3 L2:b2; c=6,5; s=23,20,26,25,15; p=2; x=3,3,0,3,3; cards=gk',
    );
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-do="play-on"]').click();
  const form = page.getByTestId('play-on');
  await expect(form).toContainText('neues Siegel');
  await form.locator('label', { hasText: 'mit Freunden' }).click();
  await reachable(page);
  await form.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByTestId('begun')).toHaveText('Begonnen mit einer Stellung.');
  const id = page.url().split('/').pop() ?? '';
  const { key } = await info(page, server.url, id);
  const friend = await another({ language: 'de' });
  const bo = await Guest.arrive(server, 'Bo');
  await bo.enter(friend.context());
  await friend.goto(`${server.url}/table/${id}#key=${key}`);
  await expect(friend.getByTestId('begun')).toBeVisible();
  await friend.getByRole('button', { name: 'Hinsetzen' }).first().click();
  await expect(friend).toHaveTitle(/Begonnen mit einer Stellung/);
  await expect(page).toHaveTitle(/Begonnen mit einer Stellung/);
});
