/** Höyük by hand: every kind of move, and every reason why not. */

import type { View } from '../../src/games/hoyuk/view.gen';
import { position } from '../support/tables';
import { expect, test } from '../support/test';
import { forbidden, kindOf, Table } from '../support/town';

test.describe.configure({ timeout: 900_000 });

/** Matches in which everything is done that can be done, what that is, and which refusals are met. */
const WALKED = {
  'hoyuk-advanced': {
    what: 'tiles, cards and losses',
    kinds: ['#', '=', '>', '>>', '@', 'H', 'H^', 'Hx', 'O', 'P', 'S', 'x'],
    reasons: [
      ...['not-again', 'not-beside-house', 'not-beside-own', 'not-connecting'],
      ...['not-empty', 'not-free-roof', 'not-host', 'not-inhabited'],
      ...['not-locusts', 'not-on-pen', 'not-own-house', 'not-own-roof'],
      ...['not-third-storey', 'not-to-lose'],
    ],
  },
  'hoyuk-abilities': {
    what: 'the shaman and the abilities of the tribes',
    kinds: [
      ...['#', '*C', '*H', '*P', '*S>', '*V', '*V>', '*x', '-', '=', '>', '>>'],
      ...['C', 'H', 'H^', 'M', 'O', 'P', 'S', 'V'],
    ],
    reasons: [
      ...['not-again', 'not-beside-house', 'not-beside-own', 'not-closed'],
      ...['not-connecting', 'not-empty', 'not-free-pen', 'not-free-roof'],
      ...['not-host', 'not-on-pen', 'not-open-side', 'not-own-house'],
      ...['not-own-pen', 'not-own-roof', 'not-razable', 'not-third-storey'],
      ...['not-to-steal'],
    ],
  },
  'hoyuk-courtyard': {
    what: 'a yard with houses all around',
    kinds: [] as string[],
    reasons: [
      ...['not-beside-house', 'not-beside-own', 'not-connecting', 'not-empty'],
      ...['not-enclosed', 'not-free-roof', 'not-host', 'not-inhabited'],
      ...['not-on-pen', 'not-own-house', 'not-own-roof', 'not-third-storey'],
    ],
  },
  'hoyuk-crowded': {
    what: 'a town without room',
    kinds: [] as string[],
    reasons: [
      ...['not-again', 'not-beside-house', 'not-beside-own', 'not-connecting'],
      ...['not-empty', 'not-enclosing', 'not-free-roof', 'not-host'],
      ...['not-inhabited', 'not-locusts', 'not-on-pen', 'not-open-side'],
      ...['not-own-house', 'not-own-roof', 'not-third-storey', 'not-to-lose'],
    ],
  },
};

for (const [name, { what, kinds, reasons }] of Object.entries(WALKED)) {
  test(`every kind of move is made by hand, and why not: ${what}`, async ({ page, server }) => {
    const from = position(name);
    const table = await Table.begin(page, server, from);
    const done = new Set<string>();
    const told = new Set<string>();
    for (let ply = 0; ply < from.moves.length; ply += 1) {
      // What follows would only be said and done again.
      if (done.size === kinds.length && told.size === reasons.length) break;
      const move = from.moves[ply] ?? '';
      const kind = kindOf(move);
      const { seat, update } = await table.turn();
      for (const { key, first, then } of forbidden(update, seat)) {
        if (told.has(key)) continue;
        told.add(key);
        await table.ready(update);
        await table.explained(key, first, then);
      }
      if (done.has(kind) || kinds.length === 0) {
        await table.pass(seat, move);
        continue;
      }
      done.add(kind);
      await table.ready(update);
      const { number, step } = update.view as View;
      const moves = from.moves.slice(ply, ply + (step === 'loss' ? number : 1));
      for (const text of moves) {
        const option = update.prompt.options.find((one) => one.move === text);
        if (option === undefined) throw new Error(`${text} is not possible`);
        if (moves.length === 1) await table.point(option);
        else
          await page
            .locator(`.board [data-pick="${option.picks[0] ?? ''}"]`)
            .first()
            .click();
      }
      if (moves.length > 1) {
        await expect(page.getByText(`${moves.length} of ${moves.length} losses`)).toBeVisible();
      }
      await table.confirm();
      ply += moves.length - 1;
      await expect(async () => {
        expect(await table.played()).toEqual(from.moves.slice(0, ply + 1));
      }).toPass();
    }
    expect([...done].toSorted()).toEqual(kinds);
    expect([...told].toSorted()).toEqual(reasons);
  });
}
