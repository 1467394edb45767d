/** Above and Below: every kind of move by hand, a game by ear. */

import { Explorer } from '../support/explorer';
import { askedByName, playByName, pressOne } from '../support/named';
import type { Server } from '../support/server';
import { type Guest, type Match, position, replayed } from '../support/tables';
import { expect, type Page, test } from '../support/test';

test.describe.configure({ timeout: 600_000 });

const EVENING = position('above-and-below');

/** Sit down as whoever is to move after so many moves of the evening. */
async function sit(page: Page, server: Server, plies: number): Promise<Match> {
  const found = await replayed(server, EVENING, plies);
  await found.mover.enter(page.context());
  await page.goto(`/table/${found.table.id}`);
  await expect(page.locator('[data-turn="mine"]')).toBeVisible();
  return found;
}

// -- What can be done -------------------------------------------------------------------------------

const MOVES = [
  ['a star house is built', 'B:NB1:S1'],
  ['a key house is built', 'B:NB2:K1'],
  ['a house is built', 'B:NB2:H20'],
  ['an outpost is built into a free cave', 'B:NB1:O15'],
  ['somebody is trained', 'T:NT1:V01'],
  ['three work', 'W:NB1,NT1,V01'],
  ['a good is harvested', 'H:NS3:H09.mushroom'],
  ['two explore', 'E:NT2,NS2'],
  ['an option is chosen', '#54B'],
  ['somebody is exerted', '!NB3>2'],
  ['the houses are renewed', 'Rh'],
  ['the outposts are renewed', 'Ro'],
  ['something is put up for sale', '$cider'],
  ['an offer is made', '?C3'],
  ['an offer is declined', 'no'],
  ['an offer is accepted', 'yes'],
  ['a good is laid on the track', '^fruit'],
] as const;

for (const [what, move] of MOVES) {
  test(`every move by hand: ${what}`, async ({ page, server }) => {
    const plies = EVENING.moves.indexOf(move);
    const { table, guests } = await sit(page, server, plies);
    await new Explorer(page).play(move);
    const { lines } = await (guests[0] as Guest).see(table.id, 0);
    expect(lines.filter(({ seat }) => seat >= 0).map(({ text }) => text)[plies]).toBe(move);
  });
}

test('every move by hand: passing says who is still ready', async ({ page, server }) => {
  await sit(page, server, 2);
  await page.locator('.board [data-pick="do:pass"]').click();
  await expect(page.locator('.offers .note')).toContainText('Kaia');
  await page.locator('[data-do="confirm"]').click();
  await expect(page.locator('[data-turn="other"]')).toBeVisible();
});

test('every move by hand: the last goods are laid in the order that scores most', async ({
  page,
  server,
}) => {
  const plies = EVENING.moves.indexOf('^amethyst');
  await sit(page, server, plies);
  await page.locator('[data-do="place-all"]').click();
  await page.locator('[data-do="confirm"]:enabled').click();
  await expect(page.locator('[data-turn="over"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it ended' })).toContainText('19');
});

test('every move by hand: word is left that no offer below five is wanted', async ({
  page,
  server,
}) => {
  const plies = EVENING.moves.indexOf('?C3');
  const { table, guests } = await replayed(server, EVENING, plies);
  const [, bo, carla] = guests as [Guest, Guest, Guest];
  await carla.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await page.locator('[data-do="order"]').selectOption({ label: 'not below 5' });
  await expect(page.locator('.word.left')).toBeVisible();
  await bo.play(table.id, 1, '?C3');
  // The server declines at once, and says so.
  await expect(page.locator('main')).toContainText(/declines/);
  expect((await bo.see(table.id, 1)).waiting).toEqual([1]);
});

// -- By ear -----------------------------------------------------------------------------------------

test('a whole game by ear and keyboard', async ({ page, server }) => {
  const game = { game: 'above-and-below', seats: 'me bot:random', most: 16, take: byEar };
  expect(await playByName(page, server, game)).toBeGreaterThan(7);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
});

/** Take something by its role and name alone: an action, somebody ready, or what is asked in the list. */
async function byEar(page: Page, number: number): Promise<void> {
  const close = page.getByRole('button', { name: 'Close the book' }).first();
  const fresh = askedByName(page).and(page.locator(':not([aria-pressed="true"])'));
  if ((await fresh.count()) === 0) {
    if (await close.isVisible()) await close.press('Enter');
    else await page.keyboard.press('c');
    return;
  }
  const actions = page
    .getByRole('group', { name: 'What would you like to do?' })
    .getByRole('button', { name: /^(explore|work|train|build)$/ });
  const acts = number % 2 === 0 && (await actions.count()) > 0;
  await pressOne(page, acts ? actions : fresh, number);
}
