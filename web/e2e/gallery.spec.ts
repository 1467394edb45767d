/** The generic parts of a table look as they did, in every state, and work for mouse, finger and keys. */

import { expect, keep, type Page, reachable, test } from './support/test';

const SIZES = {
  desk: { viewport: { width: 1280, height: 800 }, language: 'en' },
  phone: { viewport: { width: 390, height: 844 }, language: 'de' },
} as const;

async function open(page: Page): Promise<void> {
  await page.goto('/gallery');
  await expect(page.locator('.gallery')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

for (const [size, { viewport, language }] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`on a ${size} in the ${theme}`, () => {
      test.use({ viewport });

      test('all parts lie side by side', async ({ page }) => {
        await keep(page, { theme, language });
        await open(page);
        await reachable(page);
        await expect(page.locator('.gallery')).toHaveScreenshot(`gallery-${size}-${theme}.png`);
      });
    });
  }
}

test('a card is larger and in words for whoever looks longer', async ({ page }) => {
  await open(page);
  const card = page.locator('[data-thing="card:0"]');
  await card.hover();
  const zoom = page.locator('.zoom');
  await expect(zoom).toContainText('brings a coin');
  await page.mouse.move(2, 2);
  await expect(zoom).toHaveCount(0);
  await card.focus();
  await page.keyboard.press('z');
  await expect(zoom).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-thing="card:1"]')).toBeFocused();
});

test('a mat folds to one line', async ({ page }) => {
  await open(page);
  const mat = page.getByRole('button', { name: /Maximiliane/ });
  await expect(mat).toHaveAttribute('aria-expanded', 'true');
  await mat.click();
  await expect(page.getByText('bread, bed, coin')).toHaveCount(0);
});
