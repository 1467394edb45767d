/** The rules at hand: a refusal leads to its paragraph, the help is searched and printed, goals are told. */

import { Player } from './support/player';
import { position, replayed } from './support/tables';
import { expect, keep, test } from './support/test';

const GAMES = ['clans', 'taluva', 'garden-nation', 'hoyuk', 'above-and-below'];

test('a refusal leads to its paragraph', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('clans'), 8);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await new Player(page, 'mouse').turn();
  await page
    .getByRole('button', { name: /, empty\.$/ })
    .first()
    .click({ force: true });
  await page.getByRole('button', { name: /^Read the rule: CLA-\d/ }).click();
  await expect(page.locator('.help .meant')).toHaveCount(1);
  await expect(page.locator('.help .meant')).toBeInViewport();
  // The rules that are opened without a question are those of the moment again.
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.locator('.help section.current')).toBeVisible();
  await expect(page.locator('.help .meant')).toHaveCount(0);
});

test('the goal stands under the title, and leads to score and aims', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('taluva'), 14);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await expect(page.getByTestId('goal')).toContainText('win at once');
  await page.getByTestId('goal').click();
  const sheet = page.getByTestId('win');
  await expect(sheet.locator('dt')).toHaveCount(2);
  await expect(sheet.locator('li').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'All the rules' }).click();
  await expect(page.locator('.help section').first()).toBeVisible();
});

test('the rules are searched', async ({ page }) => {
  await page.goto('/help/clans');
  await expect(page.locator('.help section').first()).toBeVisible();
  const all = await page.locator('.help section').count();
  await page.getByRole('searchbox').fill('strife five');
  await expect.poll(() => page.locator('.help section').count()).toBeLessThan(all);
  await expect(page.locator('.help')).toContainText('loses it before the scoring');
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByTestId('nothing-found')).toBeVisible();
});

for (const language of ['en', 'de'] as const) {
  test(`the rules of every game are printed on two pages at most, ${language}`, async ({
    page,
  }) => {
    await keep(page, { language });
    for (const game of GAMES) {
      await page.goto(`/help/${game}`);
      await expect(page.locator('.help figure svg').first()).toBeVisible();
      const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
      const pages = printed.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      expect.soft(pages, game).toBeGreaterThan(0);
      expect.soft(pages, game).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  });
}
