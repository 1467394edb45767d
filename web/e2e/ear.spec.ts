/** Clans played from beginning to end by somebody who does not see: keys, and what a screen reader is told. */

import { Guest } from './support/tables';
import { expect, type Page, test } from './support/test';

test.describe.configure({ timeout: 300_000 });

const MOST_STEPS = 60;
const MOST_MOVES = 80;

/** What is said of the element that has the focus; empty while none has. */
async function focused(page: Page): Promise<string> {
  const here = page.locator('*:focus');
  return (await here.count()) === 0 ? '' : here.ariaSnapshot();
}

/** Press a key until something is said of where one is; and say it. */
async function walk(page: Page, key: string, wanted: RegExp): Promise<string> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const here = await focused(page);
    if (wanted.test(here)) return here;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(wanted)}`);
}

/** A territory that can be chosen, with its terrain: `- button "A1, forest, 2 huts: …"`. */
const OPEN = /^- button "[A-Z]\d+, (?!.*\[disabled\])/;
const CONFIRM = /^- button "Confirm"(?!.*\[disabled\])/;

test('Clans is played by keys and ears alone', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('clans', 'me bot:random');
  await page.goto(`/table/${table.id}`);

  const now = page.getByRole('region', { name: 'What is to be done now' });
  const confirm = now.getByRole('button', { name: 'Confirm' });
  const result = page.getByRole('region', { name: 'How it ended' });
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
  let moves = 0;
  let heard = '';

  for (; moves < MOST_MOVES; moves += 1) {
    await expect(now.getByText('Your turn').or(result).first()).toBeVisible({ timeout: 60_000 });
    if ((await result.count()) > 0) break;
    // All sixty territories are told, whether they can be chosen or not.
    if (moves === 0) {
      await expect(page.getByRole('button', { name: /^[A-Z]\d+, \w/ })).toHaveCount(60);
    }
    for (let picks = 0; await confirm.isDisabled(); picks += 1) {
      expect(picks).toBeLessThan(16);
      await walk(page, 'Tab', OPEN);
      const arrow = arrows[(moves + picks) % arrows.length] ?? 'ArrowRight';
      await page.keyboard.press(arrow);
      heard = await walk(page, 'Tab', OPEN);
      await page.keyboard.press('Enter');
    }
    await walk(page, 'Tab', CONFIRM);
    await page.keyboard.press('Enter');
    await expect(confirm.and(page.locator(':enabled'))).toHaveCount(0);
  }

  expect(heard).toMatch(/forest|steppe|hills|mountain|grass|hut/);
  expect(moves).toBeGreaterThan(3);
  await expect(result.getByRole('heading')).toHaveText(/ wins?( together)?$/);
  await expect(page.getByRole('status').filter({ hasText: /over/ }).first()).toBeAttached();
});
