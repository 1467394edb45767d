import { describe, expect, it } from 'vitest';

import { writeHex } from '../../board/hexes';
import { at, flat, erupted, settled } from './island.fixture';
import { overlaid } from './material';
import {
  change,
  expansion,
  meantBuilding,
  settlementAt,
  settlements,
  writePlacement,
} from './meaning';
import type { View } from './view.gen';

describe('what a move does', () => {
  it('is nothing if nothing changes', () => {
    expect(change(flat, flat)).toEqual({ laid: [], buried: [], built: [], split: [] });
  });

  it('names new fields and new pieces', () => {
    expect(change(flat, erupted).laid.map(writeHex).sort()).toEqual(['0.0', '0.1', '1.0']);
    expect(change(flat, settled(flat, 1, '0.1')).built.map(writeHex)).toEqual(['0.1']);
  });

  it('buries huts and splits settlements', () => {
    const row = [-1, 0, 1, 2].map((q) => ({ ...at(q, 1), level: 1, terrain: 'J' }));
    const land = [...row, { ...at(0, 0), level: 1, terrain: 'V' }].map((field) => ({
      ...field,
      orientation: null,
      owner: field.terrain === 'J' ? 2 : null,
      kind: field.terrain === 'J' ? 'H' : null,
    }));
    const covering = { ...at(0, 1), level: 2, terrain: 'S' };
    const after = overlaid(land, [{ ...covering, orientation: null, owner: null, kind: null }]);
    const told = change(land, after);
    expect(told.buried.map(writeHex)).toEqual(['0.1']);
    expect(settlements(land).length).toBe(1);
    expect(told.split.map(({ fields }) => fields.map(writeHex))).toEqual([
      ['-1.1'],
      ['1.1', '2.1'],
    ]);
    expect(told.split.every(({ owner }) => owner === 2)).toBe(true);
  });
});

describe('settlements', () => {
  it('are neighbours of one owner', () => {
    const both = settled(settled(flat, 0, '-1.1', '0.1'), 1, '1.-1');
    expect(settlements(both).map(({ owner, fields }) => [owner, fields.map(writeHex)])).toEqual([
      [1, ['1.-1']],
      [0, ['-1.1', '0.1']],
    ]);
  });

  it('grow over a terrain that lies beside them', () => {
    const all = settled(flat, 0, '0.1');
    const own = settlementAt(settlements(all), at(0, 1));
    expect(own.map(writeHex)).toEqual(['0.1']);
    expect(settlementAt(settlements(all), at(0, 0))).toEqual([]);
    const near = all.filter(({ terrain }) => terrain !== 'V' && terrain !== 'R');
    for (const field of near) {
      const name = { J: 'jungle', C: 'clearing', S: 'sand' }[field.terrain] ?? '';
      const grown = expansion(own, `terrain:${name}`, all).map(writeHex);
      const beside = Math.abs(field.q) <= 1 && field.r >= 0 && writeHex(field) !== '0.1';
      expect(grown.includes(writeHex(field))).toBe(beside);
    }
  });
});

describe('a click where nothing can be picked', () => {
  it('means the tile there', () => {
    expect(writePlacement('JC', at(0, 0), 2, flat)).toBe('JC^0.0/2');
    expect(writePlacement('JC', at(3, -4), 0, flat)).toBe('JC@3.-4/0');
  });

  it('means a building on a field, and nothing beside the island', () => {
    const view = { fields: flat } as unknown as View;
    expect(meantBuilding(at(0, 1), view, [])).toBe('H0.1');
    expect(meantBuilding(at(0, 1), view, ['build:tower'])).toBe('W0.1');
    expect(meantBuilding(at(9, 9), view, [])).toBeNull();
    expect(meantBuilding(at(0, 0), view, ['build:expand'])).toBe('X0.0:J');
    expect(meantBuilding(at(-1, 1), view, ['build:expand', 'settlement:0.1'])).toBe('X0.1:S');
  });
});
