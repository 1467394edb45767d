/** Above and Below: every kind of move by hand, a reason for everything that cannot be done, a game by ear. */

import { Explorer } from '../support/explorer';
import { Player } from '../support/player';
import { Guest, type Match, position, replayed } from '../support/tables';
import { expect, type Page, test } from '../support/test';

test.describe.configure({ timeout: 600_000 });

const EVENING = position('above-and-below');

/** Sit down as whoever is to move after so many moves of the evening. */
async function sit(
  page: Page,
  server: Parameters<typeof replayed>[0],
  plies: number,
  match = EVENING,
): Promise<Match> {
  const found = await replayed(server, match, plies);
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

// -- What cannot be done ----------------------------------------------------------------------------

const EMPTY_PURSE = {
  game: 'above-and-below',
  seats: 2,
  seed: 'empty purse 64',
  moves: ['B:NB1:H04', 'P', 'E:NT1,NS1'],
};

interface Reason {
  readonly why: string;
  readonly plies: number;
  /** `do:` presses an action, everything else the thing of that name. */
  readonly by: readonly string[];
  readonly said: string | RegExp;
  readonly match?: typeof EMPTY_PURSE;
}

const REASONS: readonly Reason[] = [
  {
    why: 'exhausted',
    plies: 4,
    by: ['villager:NB2'],
    said: 'Bero is not a ready villager of yours',
  },
  { why: 'no hammer', plies: 0, by: ['do:build', 'villager:NT1'], said: 'Edda has no hammer' },
  { why: 'no quill', plies: 0, by: ['do:train', 'villager:NB1'], said: 'Anka has no quill' },
  { why: 'too dear to build', plies: 0, by: ['building:S6'], said: 'That costs 9, and you have 7' },
  { why: 'no free cave', plies: 0, by: ['building:O10'], said: 'needs a free cave card' },
  {
    why: 'too dear to train',
    plies: 4,
    by: ['villager:V02'],
    said: /That costs \d, and you have 1/,
  },
  { why: 'alone below', plies: 33, by: ['do:explore'], said: 'A party has at least two villagers' },
  { why: 'nothing to harvest', plies: 0, by: ['do:harvest'], said: /fetch/ },
  { why: 'settled for the night', plies: 78, by: ['night:NB2'], said: 'is asked first' },
  {
    why: 'an option too dear',
    plies: 3,
    match: EMPTY_PURSE,
    by: ['option:A'],
    said: 'and you have 0',
  },
];

for (const { why, plies, by, said, match } of REASONS) {
  test(`why not: ${why}`, async ({ page, server }) => {
    await sit(page, server, plies, match);
    for (const step of by) await press(page, step);
    await expect(page.locator('.answer .trouble')).toContainText(said);
  });
}

/** Press something on the board, whether it can be picked or not. */
async function press(page: Page, what: string): Promise<void> {
  const [kind = '', name = ''] = what.split(':');
  const board = page.locator('.board');
  if (kind === 'do') await board.locator('.verb').filter({ hasText: name }).click();
  else if (kind === 'night') await board.locator(`[data-night="${name}"] button`).click();
  else await board.locator(`[data-thing="${what}"]`).first().click();
}

// -- By ear -----------------------------------------------------------------------------------------

test('a whole game by ear and keyboard', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('above-and-below', 'me bot:random');
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'keyboard');
  let moves = 0;
  while ((await player.turn()) === 'mine') {
    const version = (await player.table.getAttribute('data-version')) ?? '';
    for (let picks = 0; !(await player.confirm.isEnabled()); picks += 1) {
      expect(picks).toBeLessThan(16);
      await byEar(page, moves + picks);
    }
    await player.press(player.confirm);
    await expect(player.table).not.toHaveAttribute('data-version', version);
    moves += 1;
  }
  expect(moves).toBeGreaterThan(7);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
});

/** Take something by its role and name alone: an action, somebody ready, or what is asked in the list. */
async function byEar(page: Page, number: number): Promise<void> {
  const close = page.getByRole('button', { name: 'Close the book' }).first();
  const asked = page.getByRole('list', { name: 'What you can choose' }).getByRole('button');
  const fresh = asked.and(page.locator(':not([aria-pressed="true"])'));
  if ((await fresh.count()) === 0) {
    if (await close.isVisible()) await close.press('Enter');
    else await page.keyboard.press('c');
    return;
  }
  const actions = page
    .getByRole('group', { name: 'What would you like to do?' })
    .getByRole('button', { name: /^(explore|work|train|build)$/ });
  const chosen = number % 2 === 0 && (await actions.count()) > 0 ? actions : fresh;
  await chosen.nth((number * 7) % (await chosen.count())).focus();
  await page.keyboard.press('Enter');
}
