import { describe, expect, it } from 'vitest';

import { writeHex } from '../../board/hexes';
import { at, erupted, flat } from './island.fixture';
import {
  callName,
  nearestTurn,
  pointedHex,
  pointedTurn,
  tileFields,
  tileHexes,
  tileOf,
  turned,
} from './material';

describe('a tile', () => {
  it('lies as chapter 4.2 of the rules draws it', () => {
    const lands = [0, 1, 2, 3, 4, 5].map((turn) =>
      tileHexes(at(0, 0), turn).slice(1).map(writeHex).join(' '),
    );
    expect(lands).toEqual([
      '-1.1 0.1',
      '-1.0 -1.1',
      '0.-1 -1.0',
      '1.-1 0.-1',
      '1.0 1.-1',
      '0.1 1.0',
    ]);
  });

  it('comes to lie one level above what is there', () => {
    expect(flat.map(({ level }) => level)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set(tileFields('JJ', at(0, 0), 1, flat).map(({ level }) => level))).toEqual(
      new Set([2]),
    );
  });

  it('is known by its volcano as far as it is not covered', () => {
    const tiles = tileOf(erupted);
    expect(tiles.get('-1.1')).toBeUndefined();
    expect(tiles.get('0.0')).toBe('0.0');
    expect(tiles.get('0.1')).toBe('0.0');
  });

  it('turns through the ways it can lie, and no other', () => {
    expect(turned(1, 1, [1, 4, 5])).toBe(4);
    expect(turned(1, -1, [1, 4, 5])).toBe(5);
    expect(turned(5, 1, [1, 4, 5])).toBe(1);
    expect(turned(2, 1, [2])).toBe(2);
    expect(nearestTurn(2, [1, 4, 5])).toBe(4);
    expect(nearestTurn(4, [1, 4, 5])).toBe(4);
    expect(nearestTurn(3, [])).toBe(3);
  });
});

describe('a field', () => {
  it('is called as the game calls it', () => {
    const names = [at(0, 0), at(1, 0), at(0, 1), at(0, -1), at(-13, 0), at(0, -13), at(14, 0)];
    expect(names.map(callName)).toEqual(['M13', 'N13', 'M14', 'L12', 'ZZ13', 'F200', 'AA13']);
  });
});

describe('references', () => {
  it('are read', () => {
    expect(pointedHex('hex:2.-1')).toEqual(at(2, -1));
    expect(pointedHex('settlement:0.3')).toEqual(at(0, 3));
    expect(pointedHex('terrain:sand')).toBeNull();
    expect(pointedTurn('turn:4')).toBe(4);
    expect(pointedTurn('turn:6')).toBeNull();
    expect(pointedTurn(null)).toBeNull();
  });
});
