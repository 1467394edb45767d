import { describe, expect, it } from 'vitest';

import { Chooser } from '../../../board/chooser';
import type { Option } from '../../../net/wire.gen';
import { loadWords } from '../../../words/words';
import type { Facts, Square } from '../view.gen';
import {
  cellPicks,
  lightOf,
  offeredBlocks,
  onlyElement,
  prizes,
  reasons,
  shadedCells,
  openCells,
  questioned,
  singleTick,
  sweptBy,
  withGhost,
} from './meaning';

function option(move: string, ...picks: string[]): Option {
  return { move, picks };
}

function square(cell: string, more: Partial<Square> = {}): Square {
  return { cell, kind: 'house', owner: 0, storeys: 1, block: 1, host: null, roof: [], ...more };
}

const TILE = [
  option('Hf6', 'element:house', 'cell:f6'),
  option('Hg6', 'element:house', 'cell:g6'),
  option('Pf7s', 'element:pen', 'cell:f7', 'side:s'),
  option('Pf7e', 'element:pen', 'cell:f7', 'side:e'),
];

describe('what a cell means', () => {
  it('is lit quietly until it is said what is built there', () => {
    expect(lightOf(null, [], ['element:house', 'element:pen'])).toBe('quiet');
    expect(lightOf('pen', ['element:pen'], ['cell:f7'])).toBe('full');
    expect(lightOf(null, ['card:metal'], ['element:house'])).toBe('full');
    expect(lightOf(null, [], ['card:house', 'finish:finish'])).toBeNull();
  });

  it('is a place for whatever can stand there before anything is picked', () => {
    const chooser = new Chooser(TILE);
    expect([...cellPicks(chooser, chooser.choices, []).keys()]).toEqual(['f6', 'g6', 'f7']);
  });

  it('is another place instead once one was taken', () => {
    const chooser = new Chooser(TILE).pick('element:house').pick('cell:f6');
    const meant = cellPicks(chooser, chooser.choices, []);
    expect(meant.get('g6')).toBe('cell:g6');
    expect(meant.has('f7')).toBe(false);
  });

  it('is the house a pen belongs to while that is asked', () => {
    const chooser = new Chooser(TILE).pick('element:pen');
    const meant = cellPicks(chooser, chooser.choices, []);
    expect(meant.get('f6')).toBe('side:s');
    expect(meant.get('g7')).toBe('side:e');
  });

  it('is its block while blocks are chosen', () => {
    const chooser = new Chooser([option('#1', 'block:1'), option('#2', 'block:2')]);
    const town = [square('a1'), square('a2'), square('c1', { block: 2 })];
    const meant = cellPicks(chooser, chooser.choices, town);
    expect(Object.fromEntries(meant)).toEqual({ a1: 'block:1', a2: 'block:1', c1: 'block:2' });
  });

  it('takes a single ticked card as one that builds', () => {
    const roles = { set: { kind: 'card', many: 'set', confirms: false } } as never;
    const cards = [
      option('=S1', 'set:shrine'),
      option('=S2', 'set:shrine', 'set:shrine-2'),
      option('@S:Sf6', 'card:shrine', 'element:shrine', 'cell:f6'),
    ];
    const chooser = new Chooser(cards, [], roles).pick('set:shrine');
    expect(singleTick(chooser.picked)).toBe('shrine');
    expect(cellPicks(chooser, chooser.choices, []).get('f6')).toBe('cell:f6');
  });

  it('is nothing while nothing is asked', () => {
    expect(cellPicks(new Chooser([]), [], [square('a1')]).size).toBe(0);
  });
});

describe('reasons', () => {
  const facts = {
    places: [{ element: 'house', letters: '.a.b' }],
    reasons: [
      { letter: 'a', rule: 'HOY-6.4', key: 'not-connecting' },
      { letter: 'b', rule: 'HOY-6.3', key: 'not-beside-own' },
    ],
  } as unknown as Facts;

  it('are read column by column from the bottom', () => {
    expect(Object.fromEntries(reasons(facts, 'house', 2))).toEqual({
      a2: 'not-connecting',
      b2: 'not-beside-own',
    });
    expect(reasons(facts, 'oven', 2).size).toBe(0);
  });

  it('shade free ground beside the town and ruins, not what stands there', () => {
    const town = [square('a1'), square('b2', { kind: 'ruin', owner: null })];
    expect(shadedCells(reasons(facts, 'house', 2), town, 2, 2)).toEqual(['a2', 'b2']);
  });
});

describe('small questions', () => {
  it('one stamp is taken as picked', () => {
    expect(onlyElement(['element:house'])).toBe('house');
    expect(onlyElement(['element:house', 'element:pen'])).toBeNull();
    expect(onlyElement(['cell:f6'])).toBeNull();
  });

  it('blocks say what they would bring', () => {
    const blocks = [{ ...option('#1', 'block:1'), gain: { cards: 2 } }, option('#2', 'block:2')];
    expect([...prizes(blocks)]).toEqual([[1, 2]]);
  });

  it('a ghost shows what differs', () => {
    const after = [square('a1', { storeys: 2 }), square('a2')];
    expect([...withGhost([square('a1')], after).changed]).toEqual(['a1', 'a2']);
    expect(withGhost([square('a1')], null).changed.size).toBe(0);
  });
});

describe('blocks', () => {
  const block = (number: number) => ({
    number,
    houses: [1, 1],
    contested: true,
    marks: [],
    leaders: [],
  });
  const town = {
    blocks: [block(1), block(2), block(3)],
    squares: [square('a1'), square('a2'), square('c3', { block: 2 })],
  };

  it('are offered with their cells, and stay once one was picked', () => {
    expect(offeredBlocks(town, ['block:1'], ['block:2'])).toEqual([
      { key: 1, cells: ['a1', 'a2'], on: false },
      { key: 2, cells: ['c3'], on: true },
    ]);
  });

  it('are not offered while something else is asked', () => {
    expect(offeredBlocks(town, ['cell:a1'], [])).toEqual([]);
  });
});

describe('what is said before a move', () => {
  it('names what a new storey sweeps off the roof', async () => {
    const words = await loadWords('en', 'hoyuk');
    const storey = { ...option('H^f6', 'element:house', 'cell:f6'), cost: { shrine: 1, house: 1 } };
    expect(sweptBy(storey, words)).toBe('The new storey sweeps off the roof: one shrine.');
    expect(sweptBy(option('Hf6', 'element:house', 'cell:f6'), words)).toBeNull();
    expect(sweptBy(null, words)).toBeNull();
  });

  it('lights only hosts where a pen asks for its side', () => {
    const targets = new Map([
      ['f6', 'cell:f6'],
      ['f7', 'side:n'],
      ['a1', 'block:1'],
    ]);
    expect(openCells(targets, false)).toEqual(['f6', 'f7']);
    expect(openCells(targets, true)).toEqual(['f7']);
  });

  it('asks about a theft from the cell that is pointed at', () => {
    expect(questioned(['element:shrine', 'cell:a1'], ['from:b2'], 'c3')).toEqual([
      'element:shrine',
      'from:c3',
      'cell:c3',
    ]);
    expect(questioned([], ['cell:b2'], 'c3')).toEqual(['cell:c3']);
  });
});
