/** What a table chooses for its looks alone: peoples by seat, and the colour of the fifth clan. */

import { Guest } from './support/tables';
import { expect, test } from './support/test';

test.beforeEach(async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
});

test('peoples of Garden Nation are chosen by seat and have their colours', async ({ page }) => {
  await page.goto('/new/garden-nation');
  const peoples = page.getByRole('group', { name: 'Peoples' });
  await expect(peoples.getByRole('combobox')).toHaveCount(3);
  await peoples.getByLabel('Seat 1').selectOption('Azagayah (yellow)');
  await peoples.getByLabel('Seat 2').selectOption('Sylphs (green)');
  // Whoever had that people gets the one that became free, and all stay different.
  const chosen = await peoples
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(new Set(chosen).size).toBe(3);
  expect(chosen.slice(0, 2)).toEqual(['a', 's']);
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('[data-turn]')).toBeVisible();
  const marks = page.locator('.players li .sign [data-mark]');
  await expect(marks.nth(0)).toHaveAttribute('data-mark', 'square');
  await expect(marks.nth(1)).toHaveAttribute('data-mark', 'triangle');
});

test('the fifth clan is white where a table wants it, on the board and in words', async ({
  page,
}) => {
  await page.goto('/new/clans');
  await page.getByLabel('The fifth clan').selectOption('is white');
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('[data-turn]')).toBeVisible();
  const clans = page.locator('.column .clans').first();
  await expect(clans).toContainText('White');
  await expect(clans).not.toContainText('Black');
  const paint = await page
    .locator('.board .clans, .clans.board')
    .first()
    .evaluate((board) => getComputedStyle(board).getPropertyValue('--clan-black').trim());
  expect(paint).toBe('#f7f3e8');
});
