/**
 * Above and Below: whatever cannot be done says why, by the click of somebody who tries it.
 *
 * Each place is opened once, and everything that can be refused there is tried. Reasons that no click leads to:
 * - what is not there is not drawn, so nobody can point at it: goods that are not in stock (`not-in-stock`) or on
 *   no building (`not-lying-there`), villagers who are not in the row (`not-in-row`), options, alternatives and
 *   numbers a page does not have (`not-an-option`, `not-alternative`, `not-a-number`), numbers that are reached
 *   (`not-needed`);
 * - buying from oneself (`not-a-seller`) and prices below three (`not-so-cheap`) are offered nowhere;
 * - a tap at night goes only through what a villager can use: `not-that-use`, `not-more-than-bed`, `not-a-bed`,
 *   `not-the-means`, `not-with-beds-free`;
 * - where exactly so many are wanted, a further tick takes the place of another one: `not-exactly`, `not-injured`;
 * - in a turn no button answers another question (`not-a-turn`, `not-done`);
 * - chance draws by itself (`not-yet`, `not-chance`, `not-drawn`).
 * `tests/games/above_and_below` refuses every one of them on the server.
 */

import { type Position, position, replayed } from '../support/tables';
import { expect, type Page, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

const EVENING = position('above-and-below');
const CAVES = position('above-and-below-caves');
/** Four villages that explored every cave. */
const DEEP = position('above-and-below-deep');
/** Four villages that built all houses there are. */
const HOUSES = position('above-and-below-houses');

/** A short match of two, found among many for the place it leads to. */
function found(seed: string, ...moves: string[]): Position {
  return { game: 'above-and-below', seats: 2, seed, moves };
}

interface Reason {
  readonly why: string;
  /** What is pressed: an action (`do:`), a village (`visit:`), somebody at night, or the thing of that name. */
  readonly by: readonly string[];
  readonly said: string | RegExp;
}

interface Place {
  readonly where: string;
  readonly match: Position;
  /** How many moves were played; all of them where nothing is said. */
  readonly plies?: number;
  /** Who looks, where it is not whoever is to move. */
  readonly seat?: number;
  readonly reasons: readonly Reason[];
}

const before = (match: Position, move: string): number => match.moves.indexOf(move);

const PLACES: readonly Place[] = [
  {
    where: 'the first turn',
    match: EVENING,
    plies: 0,
    reasons: [
      { why: 'no hammer', by: ['do:build', 'villager:NT1'], said: 'Edda has no hammer' },
      { why: 'no quill', by: ['do:train', 'villager:NB1'], said: 'Anka has no quill' },
      { why: 'too dear to build', by: ['building:S6'], said: 'That costs 9, and you have 7' },
      { why: 'no free cave', by: ['building:O10'], said: 'needs a free cave card' },
      { why: 'nothing to harvest', by: ['do:harvest'], said: /fetch/ },
      { why: 'nothing to put up for sale', by: ['spot'], said: 'nothing on your sale spot' },
      { why: 'nothing to buy', by: ['visit:Bo', 'spot'], said: 'Bo has nothing on the sale spot' },
      {
        why: 'a villager of another village',
        by: ['visit:Bo', 'villager:NB2'],
        said: 'Bero is not',
      },
    ],
  },
  {
    where: 'the turn of somebody else',
    match: EVENING,
    plies: 0,
    seat: 1,
    reasons: [{ why: 'not asked', by: ['building:K1'], said: 'Anna is to decide' }],
  },
  {
    where: 'after a first house',
    match: EVENING,
    plies: 4,
    reasons: [
      { why: 'exhausted', by: ['villager:NB2'], said: 'Bero is not a ready villager of yours' },
      { why: 'too tired to explore', by: ['do:explore', 'villager:NB2'], said: 'Bero is not' },
      { why: 'too tired to work', by: ['do:work', 'villager:NB2'], said: 'Bero is not' },
      { why: 'too dear to train', by: ['villager:V02'], said: /That costs \d, and you have 1/ },
    ],
  },
  {
    where: 'a purse that is empty',
    match: found('reasons trade 11', 'B:NB1:S5', 'B:NB2:K8'),
    reasons: [
      { why: 'too dear to renew', by: ['row:h'], said: 'That costs 1, and you have 0' },
      { why: 'too tired to build', by: ['do:build', 'villager:NB1'], said: /is not a ready/ },
    ],
  },
  {
    where: 'no cave is left',
    match: DEEP,
    plies: 164,
    reasons: [{ why: 'the pile is empty', by: ['do:explore'], said: 'The cave pile is empty' }],
  },
  {
    where: 'a row that lies there whole',
    match: HOUSES,
    plies: 63,
    reasons: [{ why: 'no card is left', by: ['row:h'], said: 'No card is left to renew' }],
  },
  {
    where: 'one villager left',
    match: EVENING,
    plies: 33,
    reasons: [
      { why: 'alone below', by: ['do:explore'], said: 'A party has at least two villagers' },
    ],
  },
  {
    where: 'goods on the buildings',
    match: EVENING,
    plies: before(EVENING, 'H:NS3:H09.mushroom'),
    reasons: [
      { why: 'too tired to harvest', by: ['do:harvest', 'villager:NB3'], said: /is not a ready/ },
    ],
  },
  {
    where: 'a village of five houses',
    match: EVENING,
    plies: 98,
    reasons: [{ why: 'built already', by: ['site:K1'], said: 'does not lie face up' }],
  },
  {
    where: 'something was put up for sale',
    match: found('reasons trade 2', 'W:NB1,NS1', 'W:NS2', '$cider'),
    reasons: [{ why: 'changed already', by: ['spot'], said: 'was already changed in this turn' }],
  },
  {
    where: 'cider for sale, and more of it',
    match: found(
      'reasons trade 353',
      ...['B:NB1:H05', 'B:NB2:S4', 'T:NT1:V16', 'E:NT2,NS2', '#99A', '!-', '$cider', 'W:NS1'],
      ...['Ro', 'P'],
    ),
    reasons: [{ why: 'the same', by: ['item:cider'], said: 'already lies on your sale spot' }],
  },
  {
    where: 'something to buy with one coin',
    match: found('reasons trade 152', 'W:NT1,NS1', 'B:NB2:S4', '$cider', 'B:NB1:K8'),
    reasons: [
      { why: 'too dear to buy', by: ['visit:Anna', 'spot'], said: 'That costs 3, and you have 1' },
    ],
  },
  {
    where: 'an offer that was declined',
    match: found(
      'reasons trade 59',
      ...['B:NB1:S1', 'W:NB2,NT2', 'W:NT1,NS1', '$cider', 'W:NS2', '?B3', 'no'],
    ),
    reasons: [{ why: 'no more', by: ['visit:Bo', 'spot'], said: 'Bo declined 3 in this turn' }],
  },
  {
    where: 'a table without trade',
    match: { ...found('reasons trade 2'), options: { trade: 'off' } },
    reasons: [
      { why: 'no selling', by: ['spot'], said: 'without buying and selling' },
      { why: 'no buying', by: ['visit:Bo', 'spot'], said: 'without buying and selling' },
    ],
  },
  {
    where: 'an offer to answer',
    match: EVENING,
    plies: before(EVENING, 'no'),
    reasons: [{ why: 'the answer first', by: ['building:K3'], said: 'has to be answered first' }],
  },
  {
    where: 'a page of the book',
    match: EVENING,
    plies: before(EVENING, '#54B'),
    reasons: [{ why: 'an option first', by: ['close', 'building:S6'], said: 'has to be chosen' }],
  },
  {
    where: 'a page of the book with an empty purse',
    match: found('empty purse 64', 'B:NB1:H04', 'P', 'E:NT1,NS1'),
    reasons: [{ why: 'an option too dear', by: ['option:A'], said: 'and you have 0' }],
  },
  {
    where: 'dice that are too low',
    match: EVENING,
    plies: before(EVENING, '!NB3>2'),
    reasons: [
      { why: 'exertion first', by: ['close', 'building:S6'], said: 'whether to exert anybody' },
      {
        why: 'not below',
        by: ['pick:number:2', 'villager:NT3'],
        said: 'is not on the cave card',
      },
    ],
  },
  {
    where: 'a reward with a choice',
    match: CAVES,
    plies: before(CAVES, '/2'),
    reasons: [{ why: 'the outcome first', by: ['close', 'building:S6'], said: 'the outcome asks' }],
  },
  {
    where: 'an injury',
    match: CAVES,
    plies: before(CAVES, '/NB2'),
    reasons: [
      {
        why: 'not below',
        by: ['close', 'villager:NT2'],
        said: 'is not on the cave card',
      },
    ],
  },
  {
    where: 'the night',
    match: EVENING,
    plies: 78,
    reasons: [
      { why: 'settled for the night', by: ['night:NB2'], said: 'is asked first' },
      { why: 'recovery first', by: ['building:S6'], said: 'how your villagers recover' },
    ],
  },
  {
    where: 'before an income',
    match: found(
      'reasons trade 134',
      ...['B:NB1:K1', 'B:NB2:H12', 'W:NT1,NS1', 'H:NT2,NS2:H12.fish,H12.mushroom', '$cider', 'Ro'],
      ...['Rh', 'P', '$fish', 'Rh', 'Ro', 'P'],
    ),
    reasons: [{ why: 'goods only', by: ['building:S6'], said: 'Before the income goods may be' }],
  },
  {
    where: 'before the scoring',
    match: EVENING,
    plies: before(EVENING, '^amethyst'),
    reasons: [{ why: 'goods only', by: ['building:S3'], said: 'Before the scoring goods may be' }],
  },
  {
    where: 'after the end',
    match: EVENING,
    reasons: [{ why: 'it is over', by: ['building:S3'], said: 'The game is over' }],
  },
];

for (const { where, match, plies, seat, reasons } of PLACES) {
  test(`why not: ${where}`, async ({ page, server }) => {
    const { table, guests, mover } = await replayed(server, match, plies);
    await (seat === undefined ? mover : (guests[seat] ?? mover)).enter(page.context());
    await page.goto(`/table/${table.id}`);
    await expect(page.locator('[data-turn]')).toHaveAttribute('data-turn', /mine|other|over/);
    for (const { why, by, said } of reasons) {
      await test.step(why, async () => {
        for (const step of by) await press(page, step);
        await expect(page.locator('.answer .trouble')).toContainText(said);
        await forget(page);
      });
    }
  });
}

/** Take back what was picked, and what was said to it. */
async function forget(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.answer .trouble, .board [aria-pressed="true"].thing')).toHaveCount(
      0,
      { timeout: 200 },
    );
  }).toPass();
}

/** Press something on the board, whether it can be picked or not. */
async function press(page: Page, what: string): Promise<void> {
  const [kind = '', ...rest] = what.split(':');
  const name = rest.join(':');
  const board = page.locator('.board');
  const ways: Readonly<Record<string, () => ReturnType<Page['locator']>>> = {
    do: () => board.locator('.verb').filter({ hasText: name }),
    night: () => board.locator(`[data-night="${name}"] button`),
    pick: () => board.locator(`[data-pick="${name}"]`),
    visit: () => board.locator('.rivals button').filter({ hasText: name }),
    close: () => page.locator('[data-do="close-book"]'),
    spot: () => board.locator('.spot button'),
    site: () => board.locator(`.village [data-thing="building:${name}"]`),
  };
  const book = page.locator('.book');
  const within = kind === 'villager' && (await book.count()) > 0 ? book : board;
  await (ways[kind]?.() ?? within.locator(`[data-thing="${what}"]`).first()).click();
}
