/** A coach at the seat: silent about good moves, a question before a bad one; the others see it. */

import { Player } from './support/player';
import { Guest } from './support/tables';
import { expect, keep, reachable, test } from './support/test';

const MOST_MOVES = 25;

for (const { name, width, height, language, tag, menu } of [
  { name: 'desk', width: 1440, height: 900, language: 'de', tag: 'mit Trainer', menu: 'Tisch' },
  { name: 'phone', width: 390, height: 844, language: 'en', tag: 'with a coach', menu: 'Table' },
] as const) {
  test(`a coach asks, lights a place, shows the move and is seen: ${name}`, async ({
    page,
    server,
    another,
  }) => {
    test.setTimeout(240_000);
    await keep(page, { language });
    const anna = await Guest.arrive(server, 'Anna');
    await anna.enter(page.context());
    const { id } = await anna.open('clans', 'me bot:random');
    await page.goto(`/table/${id}`);
    const player = new Player(page, 'mouse');
    await player.turn();
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.locator('[data-do="coach"]').check();
    await expect(page.locator('[data-do="coach"]')).toBeChecked();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width, height });

    const watching = await another({ language });
    await watching.goto(`/table/${id}`);
    await expect(watching.locator('.players')).toContainText(tag);

    const asks = page.getByTestId('coach-asks');
    for (let moves = 0; !(await asks.isVisible()); moves += 1) {
      expect(moves).toBeLessThan(MOST_MOVES);
      await player.turn();
      const version = (await player.table.getAttribute('data-version')) ?? '';
      for (let picks = 0; picks < 8 && !(await player.confirm.isEnabled()); picks += 1) {
        await player.pick();
      }
      await player.confirm.click();
      await expect(async () => {
        const now = await player.table.getAttribute('data-version');
        expect(now !== version || (await asks.isVisible())).toBe(true);
      }).toPass({ timeout: 60_000 });
    }
    await expect(asks).toContainText('?');
    await reachable(page);
    await page.locator('[data-do="coach-where"]').click();
    await page.locator('[data-do="coach-show"]').click();
    await expect(page.locator('.slip')).toBeVisible();
    const version = (await player.table.getAttribute('data-version')) ?? '';
    await player.confirm.click();
    await expect(player.table).not.toHaveAttribute('data-version', version, { timeout: 60_000 });
    await expect(watching.getByTestId('coach-asks')).toHaveCount(0);
  });
}
