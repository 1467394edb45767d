/** Somebody with an account: made, used from another browser, with tokens, taken along, deleted. */

import { readFile } from 'node:fs/promises';

import { Guest } from './support/tables';
import { expect, type Page, test } from './support/test';

const PASSWORD = 'under the lime tree';

/** Names are taken once for all tests of a server, so everybody gets their own. */
function freshName(): string {
  return `Lena ${Math.random().toString(36).slice(2, 8)}`;
}

/** Open one of the folded forms of the page, and fill it in. */
async function fill(page: Page, summary: string, name: string, password: string): Promise<void> {
  const form = page.getByRole('group').filter({ hasText: summary });
  await form.getByText(summary).first().click();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button').click();
}

test('an account is made, comes along to another browser, and brings the games of a guest', async ({
  page,
  another,
  server,
}) => {
  const name = freshName();
  const guest = await Guest.arrive(server, 'Anna');
  await guest.open('clans', 'me bot:random');
  await guest.enter(page.context());
  await page.goto('/me');
  await fill(page, 'Make an account', name, PASSWORD);
  await expect(page.getByText('You have an account')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const theirs = await another();
  const other = await Guest.arrive(server, 'Bo');
  await other.open('taluva', 'me bot:random');
  await other.enter(theirs.context());
  await theirs.goto('/me');
  await fill(theirs, 'Sign in', name, 'not the password');
  await expect(theirs.getByRole('alert')).toHaveText('Name and password do not fit.');
  const form = theirs.getByRole('group').filter({ hasText: 'Sign in' });
  await form.getByLabel(/^Password/).fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(theirs.getByText('You have an account')).toBeVisible();
  await theirs.goto('/');
  const tables = theirs.getByRole('region', { name: /^Your tables/ });
  await expect(tables.getByRole('article')).toHaveCount(2);

  // A new password ends everything that is signed in elsewhere.
  await page.getByText('Change the password').click();
  await page.getByLabel('Password so far').first().fill(PASSWORD);
  await page.getByLabel(/^New password/).fill('under the old lime tree');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('other devices are signed out')).toBeVisible();
  await theirs.goto('/me');
  await expect(theirs.getByText('Nobody is signed in here.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Nobody is signed in here.')).toBeVisible();
});

test('a token lets a program in until it is revoked; everything can be taken along and deleted', async ({
  page,
  server,
}) => {
  const guest = await Guest.arrive(server, 'Anna');
  const table = await guest.open('clans', 'me bot:random');
  await guest.enter(page.context());
  await page.goto('/me');
  await fill(page, 'Make an account', freshName(), PASSWORD);
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByText('This token is shown only now:')).toBeVisible();
  const token = await page.locator('code').innerText();
  const knock = async () =>
    (await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await knock()).toBe(200);
  await page.getByRole('button', { name: /^Revoke.*my bot$/ }).click();
  await expect(page.getByRole('button', { name: /^Revoke.*my bot$/ })).toHaveCount(0);
  expect(await knock()).toBe(401);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await saved;
  expect(await readFile(await file.path(), 'utf8')).toContain(table.id);

  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByRole('button', { name: 'Rather not' }).click();
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByLabel('Yes, I want that').check();
  await page.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto('/me');
  await expect(page.getByText('Nobody is signed in here.')).toBeVisible();
});
