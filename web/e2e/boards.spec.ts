/** The boards look as they did: the same position every time, with some tolerance. */

import { position, replayed } from './support/tables';
import { expect, keep, test } from './support/test';

test.use({ viewport: { width: 1024, height: 640 } });

const MIDDLE = {
  clans: 16,
  taluva: 50,
  'garden-nation': 45,
  hoyuk: 57,
  'above-and-below': 64,
} as const;

for (const [game, plies] of Object.entries(MIDDLE)) {
  for (const theme of ['light', 'dark'] as const) {
    test(`the board of ${game} in the ${theme}`, async ({ page, server }) => {
      const { table } = await replayed(server, position(game), plies);
      // Whoever watches sees what is the same for everybody.
      await keep(page, { theme });
      await page.goto(`/table/${table.id}`);
      const board = page.locator('.board').last();
      await expect(board).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(board).toHaveScreenshot(`${game}-${theme}.png`);
    });
  }
}
