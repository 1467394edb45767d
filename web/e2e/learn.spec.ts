/** A newcomer learns a game on a phone, comes back later where the lesson stood, and plays. */

import { learn } from './support/learning';
import { expect, keep, reachable, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('an introduction leads from the square to a whole game', async ({ page }) => {
  await keep(page, { language: 'de' });
  await page.goto('/');
  await page.locator('a[href="/learn/clans"]').click();
  await expect(page.getByTestId('task')).toBeVisible();
  await reachable(page);
  await page.locator('[data-do="next"]').click();
  await expect(page.locator('.coach[data-step="1"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('.coach[data-step="1"]')).toBeVisible();
  await page.locator('[data-do="previous"]').click();
  const { steps } = await learn(page, 'clans');
  expect(steps).toBeGreaterThanOrEqual(8);
  await page.getByTestId('learned').locator('button.primary').click();
  await expect(page.locator('.table')).toBeVisible();
});
