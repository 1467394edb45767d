import { describe, expect, it } from 'vitest';

import type { Option, Role } from '../net/wire.gen';
import { Words } from '../words/words';
import { actsOf, amountText, moveText, tallyOf } from './acts';
import { Chooser } from './chooser';

const words = new Words('en', [
  'unit-coins = { $count ->\n    [one] one coin\n   *[other] { $count } coins\n}\ndo-build = Build\ndo-raid = Raid\n',
]);

function option(picks: readonly string[], more: Partial<Option> = {}): Option {
  return { move: picks.join(' '), picks, ...more };
}

const ROLES: Readonly<Record<string, Role>> = {
  villager: { kind: 'villager', many: 'set', confirms: false },
  go: { kind: 'go', many: 'one', confirms: true },
};

describe('what can be done with a thing', () => {
  const options = [
    option(['do:build', 'at:1'], { cost: { coins: 2 } }),
    option(['do:build', 'at:2'], { cost: { coins: 4 }, gain: { points: 1 } }),
    option(['do:raid', 'at:2'], { gain: { coins: 1 } }),
  ];

  it('has the price of the only option left', () => {
    const acts = actsOf(['do:build', 'do:raid'], new Chooser(options, ['at:2']), words);
    expect(acts.map(({ name }) => name)).toEqual(['Build', 'Raid']);
    expect(acts[0]).toMatchObject({ cost: { coins: 4 }, gain: { points: 1 }, depends: [] });
    expect(acts[1]).toMatchObject({ cost: {}, gain: { coins: 1 }, depends: [] });
  });

  it('has the least price of several, and says that it depends', () => {
    const [build] = actsOf(['do:build'], new Chooser(options), words);
    expect(build).toMatchObject({ cost: { coins: 2 }, gain: {}, depends: ['coins', 'points'] });
  });

  it('is said in the words of the game, or by its name', () => {
    expect(amountText('coins', 1, words)).toBe('one coin');
    expect(amountText('acorns', 3, words)).toBe('3 acorns');
  });
});

describe('a set', () => {
  const crews = [
    ['1', '2'],
    ['1', '3'],
    ['2', '3'],
    ['1', '2', '3'],
  ];
  const options = [
    ...crews.map((crew) =>
      option(['do:explore', ...crew.map((name) => `villager:${name}`), 'go:now']),
    ),
    option(['do:rest', 'villager:1', 'go:now']),
  ];

  it('counts what is ticked, and how much could be', () => {
    const chooser = new Chooser(options, ['do:explore'], ROLES).pick('villager:3');
    expect(tallyOf(chooser)).toEqual({ ticked: 1, least: 2, most: 3 });
    expect(tallyOf(chooser.pick('villager:1'))).toEqual({ ticked: 2, least: 2, most: 3 });
  });

  it('has no total where nothing is ticked', () => {
    expect(tallyOf(new Chooser(options.slice(-1), ['do:rest'], {}))).toBeNull();
  });

  it('has no total before it is settled that something is ticked', () => {
    expect(tallyOf(new Chooser(options, [], ROLES))).toBeNull();
    expect(tallyOf(new Chooser(options, ['do:explore'], ROLES))).toEqual({
      ticked: 0,
      least: 2,
      most: 3,
    });
  });

  it('is one step of a move', () => {
    const chooser = new Chooser(options, [], ROLES);
    expect(moveText(options[3]?.picks ?? [], chooser, words)).toBe('explore → 1, 2, 3');
  });
});
