/** German and English everywhere. */

import { Guest, position, replayed } from './support/tables';
import { expect, keep, type Page, test } from './support/test';

/** No page shows the name of a sentence instead of the sentence. */
async function spoken(page: Page): Promise<void> {
  const seen = await page.locator('body').innerText();
  expect(seen).not.toMatch(/\b(table|square|new|me|help|replay|shell|ask|web)(-[a-z]+)+\b/);
  expect(seen).not.toContain('{ $');
  expect(seen).not.toContain('???');
}

const SCREENS = {
  square: '/',
  'new table': '/new/clans',
  help: '/help/taluva',
  account: '/me',
  nowhere: '/nonsense',
} as const;

for (const [name, path] of Object.entries(SCREENS)) {
  test(`the ${name} page speaks both languages`, async ({ page, server }) => {
    const guest = await Guest.arrive(server, 'Anna');
    await guest.enter(page.context());
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('');
    const english = await page.getByRole('main').innerText();
    await spoken(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => page.getByRole('main').innerText()).not.toBe(english);
    await spoken(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  });
}

for (const game of ['clans', 'taluva'] as const) {
  test(`a table of ${game} changes its language while it is played`, async ({ page, server }) => {
    const { table, mover } = await replayed(server, position(game), 12);
    await mover.enter(page.context());
    await keep(page, { language: 'de' });
    await page.goto(`/table/${table.id}`);
    await expect(page.locator('[data-do="confirm"]')).toHaveText('Bestätigen');
    await expect(page).toHaveTitle(/Du bist am Zug/);
    await spoken(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('[data-do="confirm"]')).toHaveText('Confirm');
    await expect(page).toHaveTitle(/Your turn/);
    await spoken(page);
  });
}
