/** Every screen can be used by everybody, as far as axe can tell: light and dark, desk and phone. */

import { Guest, position, replayed } from './support/tables';
import { expect, type Page, reachable, test } from './support/test';

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Check a screen in both lights; on a phone the colours are the same, so there one is enough. */
async function inEveryLight(page: Page, size: string): Promise<void> {
  for (const colorScheme of size === 'phone' ? (['dark'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await reachable(page);
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`at the size of a ${size}`, () => {
    test.use({ viewport });

    for (const path of [
      '/',
      '/new/clans',
      '/new/taluva',
      '/new/garden-nation',
      '/new/hoyuk',
      '/new/above-and-below',
      '/help/clans',
      '/help/taluva',
      '/help/garden-nation',
      '/me',
      '/x',
    ]) {
      test(`${path} is within reach`, async ({ page, server }) => {
        const guest = await Guest.arrive(server, 'Anna');
        await guest.open('clans', 'me open', { public: true });
        await guest.enter(page.context());
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
        await inEveryLight(page, size);
      });
    }

    const others = ['clans', 'taluva', 'garden-nation', 'above-and-below'];
    for (const game of [...others, 'hoyuk-expert']) {
      test(`a table of ${game} is within reach`, async ({ page, server }) => {
        const { table, mover } = await replayed(server, position(game), 12);
        await mover.enter(page.context());
        await page.goto(`/table/${table.id}`);
        await expect(page.locator('[data-turn="mine"]')).toBeVisible();
        await inEveryLight(page, size);
      });
    }

    for (const game of [...others, 'hoyuk']) {
      test(`a replay of ${game} is within reach`, async ({ page, server }) => {
        const { table, mover } = await replayed(server, position(game));
        await mover.enter(page.context());
        await page.goto(`/replay/${table.id}?at=20`);
        await expect(page.locator('.board').first()).toBeVisible();
        await inEveryLight(page, size);
      });
    }
  });
}
