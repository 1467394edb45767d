import { describe, expect, it } from 'vitest';

import type { Line, Phrase } from '../../net/wire.gen';
import { TERRITORIES, territoryOf } from './material';
import { difference, type Huts, tell, turns } from './story';

function board(groups: Readonly<Record<string, readonly number[]>>): Huts {
  return TERRITORIES.map(({ id }) => groups[id] ?? [0, 0, 0, 0, 0]);
}

function at(huts: Huts, id: string): readonly number[] | undefined {
  return huts[territoryOf(id)?.index ?? -1];
}

function line(...events: Phrase[]): Line {
  return { number: 1, seat: 0, text: '', events };
}

function moved(source: string, destination: string): Phrase {
  return {
    key: 'moved',
    args: {
      seat: 'seat:0',
      source: `territory:${source}`,
      destination: `territory:${destination}`,
      huts: 1,
    },
  };
}

function founded(village: string, value: number, clans: string[], fallen: string[] = []): Phrase {
  return {
    key: 'village-founded',
    args: {
      seat: 'seat:0',
      village: `territory:${village}`,
      value,
      clans,
      lost: fallen.length,
      fallen,
    },
  };
}

describe('a story', () => {
  it('lifts the huts of the source and joins them to the destination', () => {
    const before = board({ A1: [1, 0, 0, 0, 0], A2: [0, 1, 0, 0, 0] });
    const now = board({ A2: [1, 1, 0, 0, 0] });
    const [turn] = turns(before, [line(moved('A1', 'A2'))], now);
    expect(turn?.walk.group).toEqual([1, 0, 0, 0, 0]);
    expect(at(turn?.during ?? [], 'A1')).toEqual([0, 0, 0, 0, 0]);
    expect(at(turn?.during ?? [], 'A2')).toEqual([0, 1, 0, 0, 0]);
    expect(turn?.after).toBe(now);
  });

  it('goes on from line to line', () => {
    const before = board({ A1: [1, 0, 0, 0, 0], A2: [0, 1, 0, 0, 0], A3: [0, 0, 1, 0, 0] });
    const now = board({ A3: [1, 1, 1, 0, 0] });
    const found = turns(before, [line(moved('A1', 'A2')), line(moved('A2', 'A3'))], now);
    expect(found).toHaveLength(2);
    expect(found[1]?.walk.group).toEqual([1, 1, 0, 0, 0]);
  });

  it('says who advances and whose huts are lost in strife', () => {
    const before = board({ A1: [1, 1, 1, 0, 0], A2: [1, 1, 0, 1, 1] });
    const now = board({ A2: [2, 2, 0, 0, 0] });
    const events = [
      moved('A1', 'A2'),
      founded('A2', 4, ['clan:black', 'clan:red'], ['clan:blue', 'clan:green', 'clan:yellow']),
    ];
    const [turn] = turns(before, [line(...events)], now);
    expect(turn?.founded[0]?.clans.map(({ letter }) => letter)).toEqual(['k', 'r']);
    expect(turn?.founded[0]?.fallen.map(({ letter }) => letter)).toEqual(['b', 'g', 'y']);
    expect(turn?.founded[0]?.value).toBe(4);
  });

  it('tells of groups that come too late', () => {
    const before = board({ A1: [1, 0, 0, 0, 0], A2: [0, 1, 0, 0, 0] });
    const late: Phrase = { key: 'unscored', args: { village: 'territory:A2' } };
    const [turn] = turns(before, [line(moved('A1', 'A2'), late)], before);
    expect(turn?.late.map(({ id }) => id)).toEqual(['A2']);
  });

  it('is empty where nobody moved', () => {
    const start: Phrase = { key: 'starts', args: { seat: 'seat:0' } };
    expect(turns(board({}), [line(start)], board({}))).toEqual([]);
  });
});

describe('the beats of a story', () => {
  const before = board({ A1: [1, 0, 0, 0, 0], A2: [0, 1, 0, 0, 0], A3: [0, 0, 1, 0, 0] });
  const now = board({ A3: [1, 1, 1, 0, 0] });

  it('are a walk and what it leaves behind', () => {
    const [walk, rest, ...more] = tell(before, [line(moved('A1', 'A2'))], now);
    expect(walk?.scene?.walk?.to.id).toBe('A2');
    expect(walk?.signs).toEqual([]);
    expect(rest?.scene).toBeNull();
    expect(rest?.signs.map(({ kind }) => kind)).toEqual(['trace']);
    expect(more).toEqual([]);
  });

  it('wait at a village only if more is to come', () => {
    const first = line(moved('A1', 'A2'), founded('A2', 1, ['clan:red']));
    expect(tell(before, [first], now)[1]?.scene).toBeNull();
    const [, village] = tell(before, [first, line(moved('A2', 'A3'))], now);
    expect(village?.scene?.walk).toBeNull();
    expect(village?.signs.map(({ kind }) => kind)).toEqual(['founded', 'trace']);
  });

  it('are those of the last turns of a long one', () => {
    const lines = Array.from({ length: 9 }, () => line(moved('A1', 'A2')));
    expect(tell(before, lines, now)).toHaveLength(8);
  });
});

describe('the difference of two positions', () => {
  it('is what was left and what has other huts', () => {
    const before = board({ A1: [1, 0, 0, 0, 0], A2: [0, 1, 0, 0, 0], B1: [1, 0, 0, 0, 0] });
    const after = board({ A2: [1, 1, 0, 0, 0], B1: [1, 0, 0, 0, 0] });
    const { left, changed } = difference(before, after);
    expect(left.map(({ id }) => id)).toEqual(['A1']);
    expect(changed.map(({ id }) => id)).toEqual(['A2']);
  });
});
