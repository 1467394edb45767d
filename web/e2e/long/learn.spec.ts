/** Every introduction of every game, on a phone and at a desk, in both languages, by keyboard. */

import { learn } from '../support/learning';
import { expect, keep, test } from '../support/test';

const INTRODUCTIONS = [
  ['clans', 'first'],
  ['taluva', 'first'],
  ['garden-nation', 'first'],
  ['hoyuk', 'first'],
  ['hoyuk', 'second'],
  ['above-and-below', 'first'],
] as const;

const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

const pictures = process.env['DORFPLATZ_PICTURES'];

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const language of ['en', 'de'] as const) {
    for (const [game, lesson] of INTRODUCTIONS) {
      test.describe(`${size}, ${language}`, () => {
        test.use({ viewport });

        test(`${game}, ${lesson} introduction`, async ({ page }) => {
          await keep(page, { language });
          const { steps } = await learn(page, game, lesson, async (step, done) => {
            if (pictures === undefined) return;
            await page.waitForTimeout(400);
            const name = `${game}-${lesson}-${size}-${language}-${step + 1}${done ? 'b' : 'a'}`;
            await page.screenshot({ path: `${pictures}/${name}.png` });
          });
          expect(steps).toBeGreaterThanOrEqual(8);
          expect(steps).toBeLessThanOrEqual(14);
        });
      });
    }
  }
}
