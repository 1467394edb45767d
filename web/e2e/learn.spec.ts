/** A newcomer learns a game on a phone, comes back later where the lesson stood, and plays. */

import { learn } from './support/learning';
import { Player } from './support/player';
import { expect, keep, type Page, reachable, test } from './support/test';

const GAMES = ['clans', 'taluva', 'garden-nation', 'hoyuk', 'above-and-below'];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('an introduction leads from the square to a whole game', async ({ page }) => {
  await keep(page, { language: 'de' });
  await page.goto('/');
  // Beside "play" at every game, and at the top for whoever comes for the first time.
  for (const game of GAMES) {
    await expect(page.locator(`.games a[href="/learn/${game}"]`)).toHaveCount(1);
  }
  await page.locator('.welcome a[href="/learn/clans"]').click();
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

test.describe('own pieces and what can be done', () => {
  /** Somebody who comes back to the step in which a building is raised. */
  async function raising(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const kept = { 'garden-nation first': { step: 2, finished: false } };
      localStorage.setItem('dorfplatz.lessons', JSON.stringify(kept));
    });
    await page.goto('/learn/garden-nation');
    await expect(page.locator('.coach[data-step="2"]')).toBeVisible();
  }

  test('at a desk the own track lies whole below the board', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await raising(page);
    const track = await page.locator('.garden-hand .track').boundingBox();
    const board = await page.locator('.learn .board').first().boundingBox();
    const hand = page.locator('.learn .hand');
    expect(track?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
    expect(await hand.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(await hand.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  });

  test('on a phone there is one list of what can be done', async ({ page }) => {
    await raising(page);
    await page.locator('.board [data-pick="field:6NW"]').press('Enter');
    await expect(page.locator('.shelf [data-act="do:build"]')).toBeVisible();
    await page.waitForTimeout(400); // the list comes once the board had time to draw
    await expect(page.locator('.choices')).toHaveCount(0);
    await page.locator('.shelf [data-act="do:build"]').click();
    await page.waitForTimeout(400);
    await expect(page.locator('.choices')).toHaveCount(0);
  });
});
