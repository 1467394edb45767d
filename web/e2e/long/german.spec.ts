/** A whole game against a bot of every game, on a page that speaks German and nothing else. */

import { Player } from '../support/player';
import { Guest } from '../support/tables';
import { expect, type Page, test } from '../support/test';

test.describe.configure({ timeout: 600_000 });

/** What only an English page says, or one that has no word for something. */
const FOREIGN =
  /\b(the|your?|cards?|houses?|builds?|wins|turn|round)\b|\b(web|ask|board|table)-[a-z]/i;

/** Everything that can be read now, in sight or by ear, is German. */
async function german(page: Page): Promise<void> {
  const seen = await page.locator('main').innerText();
  const heard = await page
    .locator('main [aria-label]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect([seen, ...heard].join('\n').match(FOREIGN)).toBeNull();
}

/** The games, and how many moves one makes there at least. */
const GAMES = { clans: 4, taluva: 8, 'garden-nation': 8, hoyuk: 25, 'above-and-below': 7 };

for (const [game, least] of Object.entries(GAMES)) {
  test(`a whole game of ${game} in German`, async ({ another, server }, info) => {
    const page = await another({ language: 'de' });
    const anna = await Guest.arrive(server, 'Anna');
    await anna.enter(page.context());
    const table = await anna.open(game, 'me bot:greedy');
    await page.goto(`/table/${table.id}`);
    const player = new Player(page, 'mouse');
    let moves = 0;
    for (; (await player.turn()) === 'mine'; moves += 1) {
      await expect(page).toHaveTitle(/Du bist am Zug/);
      await german(page);
      if (moves % 8 === 2) {
        const path = info.outputPath(`move-${moves}.png`);
        await page.screenshot({ path, animations: 'disabled' });
      }
      await player.move();
    }
    expect(moves).toBeGreaterThan(least);
    await expect(page.getByRole('region', { name: 'Wie es ausging' })).toBeVisible();
    await german(page);
    await page.screenshot({ path: info.outputPath('end.png'), animations: 'disabled' });
  });
}
