/** Whole games, from the square to the result, each with one input device. */

import { Player } from './support/player';
import { Guest } from './support/tables';
import { expect, type Page, test } from './support/test';

test.describe.configure({ timeout: 300_000 });

/** The result names a winner, and everybody has points in it. */
async function ended(page: Page, seats: number): Promise<void> {
  const result = page.getByRole('region', { name: 'How it ended' });
  await expect(result.getByRole('heading')).toHaveText(/ wins?( together)?$/);
  await expect(result.locator('ol.places').getByRole('listitem')).toHaveCount(seats);
}

test('a newcomer plays Clans with the mouse, two clicks from the square', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Clans against two bots' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const player = new Player(page, 'mouse');
  expect(await player.playOn()).toBeGreaterThan(4);
  await ended(page, 3);
});

test('Taluva is played with the mouse', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('taluva', 'me bot:random bot:random bot:random');
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  expect(await player.playOn()).toBeGreaterThan(4);
  await ended(page, 4);
});

test('Höyük is played with the mouse', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('hoyuk', 'me bot:random', { options: { house_limit: 15 } });
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  expect(await player.playOn()).toBeGreaterThan(10);
  await ended(page, 2);
});

test('Garden Nation is played with the mouse', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('garden-nation', 'me bot:random bot:random bot:random');
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  expect(await player.playOn()).toBeGreaterThan(4);
  await ended(page, 4);
});

test('Above and Below is played with the mouse', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('above-and-below', 'me bot:random');
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  expect(await player.playOn()).toBeGreaterThan(7);
  await ended(page, 2);
});

test('Clans is played with the keyboard alone', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('clans', 'me bot:random bot:random bot:random');
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'keyboard');
  expect(await player.playOn()).toBeGreaterThan(3);
  await ended(page, 4);
});

test('whoever watches the end sees it counted up, and then who won', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('clans', 'me bot:random bot:random bot:random');
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  expect(await player.playOn()).toBeGreaterThan(3);
  await expect(page.locator('section.result')).not.toHaveClass(/counting/, { timeout: 20_000 });
  await ended(page, 4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Taluva is played with fingers', async ({ page, server }) => {
    const anna = await Guest.arrive(server, 'Anna');
    await anna.enter(page.context());
    const table = await anna.open('taluva', 'me bot:random bot:random bot:random');
    await page.goto(`/table/${table.id}`);
    const player = new Player(page, 'touch');
    expect(await player.playOn()).toBeGreaterThan(4);
    // The sheet comes up by itself at the end.
    await ended(page, 4);
  });
});
