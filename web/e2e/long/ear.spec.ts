/** Whole games by keyboard and spoken text alone: nothing but the accessibility tree is read. */

import { hearing } from '../support/hearing';
import { expect, test } from '../support/test';

for (const [game, seats] of [
  ['clans', 'me bot:random bot:random'],
  ['taluva', 'me bot:random'],
] as const) {
  test(`a whole game of ${game} is played by ear`, async ({ page, server }) => {
    test.setTimeout(900_000);
    const ear = await hearing(game, seats, page, server);
    let moves = 0;
    for (; (await ear.turn()) === 'mine'; moves += 1) await ear.move();
    expect(moves).toBeGreaterThan(4);
    const tree = await ear.tree();
    expect(tree.some(({ role, name }) => role === 'heading' && / wins?/.test(name))).toBe(true);
  });
}
