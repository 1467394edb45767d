/** Whoever comes for the first time and opens the console of the browser finds no red line there. */

import { test as base, expect } from '@playwright/test';

import { Server } from './support/server';

// Nothing is left out here: other tests overlook what a browser says about things that are not there.
const test = base.extend<object, { readonly server: Server }>({
  server: [
    async ({}, use) => {
      const server = await new Server().start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

for (const path of [
  '/',
  '/new/hoyuk',
  '/me',
  '/help/clans',
  '/learn/clans',
  '/puzzles',
  'a first table',
]) {
  test(`no red line in the console of a first visit: ${path}`, async ({ page }) => {
    const red: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') red.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => red.push(error.stack ?? error.message));

    if (path.startsWith('/')) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
    } else {
      await page.goto('/new/clans');
      await page.locator('form button[type="submit"]').click();
      await expect(page).toHaveURL(/\/table\//);
      await expect(page.locator('.board').first()).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(red).toEqual([]);
  });
}
