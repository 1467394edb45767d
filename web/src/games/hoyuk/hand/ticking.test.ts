import { describe, expect, it } from 'vitest';

import { Chooser } from '../../../board/chooser';
import type { Option } from '../../../net/wire.gen';
import { cardPick, shownPick, tickedOf } from './ticking';

function option(move: string, ...picks: string[]): Option {
  return { move, picks };
}

const CARDS = [
  option('=S1', 'set:shrine'),
  option('=S2', 'set:shrine', 'set:shrine-2'),
  option('=O1', 'set:oven'),
  option('@S:Sf6', 'card:shrine', 'element:shrine', 'cell:f6'),
];
const ROLES = { set: { kind: 'card', many: 'set', confirms: false } } as never;

function meant(chooser: Chooser, kind: string, index: number): string | null {
  return cardPick(kind, index, chooser, new Set(chooser.possible));
}

describe('equal cards', () => {
  const start = new Chooser(CARDS, [], ROLES);

  it('are ticked one after the other, whichever is touched', () => {
    expect(meant(start, 'shrine', 1)).toBe('set:shrine');
    const one = start.pick('set:shrine');
    expect(tickedOf('shrine', one.picked)).toBe(1);
    expect(meant(one, 'shrine', 1)).toBe('set:shrine-2');
  });

  it('stand for a tick each, so that the list of choices has nothing the hand has not', () => {
    const possible = new Set(start.possible);
    const shown = [0, 1].map((index) => shownPick('shrine', index, start, possible));
    expect(shown).toEqual(['set:shrine', 'set:shrine-2']);
    const one = start.pick('set:shrine');
    expect(shownPick('shrine', 0, one, new Set(one.possible))).toBe('set:shrine');
  });

  it('are put back from the last one', () => {
    const two = start.pick('set:shrine').pick('set:shrine-2');
    expect(meant(two, 'shrine', 0)).toBe('set:shrine-2');
  });

  it('of another kind are a new start', () => {
    expect(meant(start.pick('set:shrine'), 'oven', 0)).toBe('set:oven');
  });

  it('build where a cell was picked first', () => {
    expect(meant(start.pick('cell:f6'), 'shrine', 0)).not.toBeNull();
  });
});
