/** A newcomer learns a game on a phone, comes back later where the lesson stood, and plays. */

import { learn } from './support/learning';
import { Player } from './support/player';
import { expect, keep, type Page, reachable, test } from './support/test';

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
  await coached(page);
});

/** A coach sits at the table of the first game: beside the board, each note once, also after a reload. */
async function coached(page: Page): Promise<void> {
  const strip = page.locator('.coach-strip');
  await expect(strip.getByTestId('coach-said')).toContainText('zwölf Dörfern');
  const board = page.locator('.table .board').first();
  const before = await board.boundingBox();
  const player = new Player(page, 'touch');
  await expect(async () => {
    if ((await strip.getAttribute('data-note')) === '' && (await player.turn()) === 'mine') {
      await player.move();
    }
    await expect(strip).not.toHaveAttribute('data-note', '', { timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  const after = await board.boundingBox();
  expect(after).toEqual(before);
  const said = await strip.boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual((after?.y ?? 0) + 1);
  const note = (await strip.getAttribute('data-note')) ?? '';
  await strip.locator('[data-do="coach-read"]').click();
  await expect(strip).not.toHaveAttribute('data-note', note);
  await page.reload();
  await expect(strip.getByTestId('coach-said')).not.toBeEmpty();
  await expect(strip).not.toHaveAttribute('data-note', note);
}
