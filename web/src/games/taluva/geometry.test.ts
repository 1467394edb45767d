import { describe, expect, it } from 'vitest';

import { beside, type Hex, writeHex } from '../../board/hexes';
import {
  change,
  clearOf,
  clipped,
  columnAt,
  columns,
  CORNERS,
  extent,
  hutPlaces,
  kept,
  nearestTurn,
  overlaid,
  pointedHex,
  pointedTurn,
  ripples,
  settlements,
  shore,
  tileFields,
  tileHexes,
  tileOf,
  turned,
  writePlacement,
} from './geometry';
import type { Field } from './view.gen';

const at = (q: number, r: number): Hex => ({ q, r });
const JUNGLE = { terrain: 'J', level: 1, orientation: null, owner: null, kind: null };

function tile(name: string, q: number, r: number, turn: number, under: Field[] = []): Field[] {
  return overlaid(under, tileFields(name, at(q, r), turn, under));
}

function settled(fields: readonly Field[], owner: number, ...keys: string[]): Field[] {
  return fields.map((field) =>
    keys.includes(writeHex(field)) ? { ...field, owner, kind: 'H' } : field,
  );
}

/** Two tiles side by side, and one across them: the volcano of the first erupts. */
const flat = tile('JC', 1, -1, 3, tile('SR', 0, 0, 0));
const erupted = tile('LL', 0, 0, 5, flat);

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

  it('is written as the engine reads it, wherever it is meant', () => {
    expect(writePlacement('JC', at(0, 0), 2, flat)).toBe('JC^0.0/2');
    expect(writePlacement('JC', at(3, -4), 0, flat)).toBe('JC@3.-4/0');
  });
});

describe('columns', () => {
  it('come from the back to the front', () => {
    const rows = columns(erupted).map(({ r }) => r);
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
  });

  it('show their sides as far as nothing lower stands before them', () => {
    const found = new Map(columns(erupted).map((column) => [column.key, column]));
    expect(found.get('0.1')).toMatchObject({ level: 2, left: 2, right: 2 });
    expect(found.get('-1.1')).toMatchObject({ level: 1, left: 1, right: 1 });
    expect(found.get('0.0')).toMatchObject({ left: 1, right: 0 });
  });

  it('lie in the shadow of what is higher towards the light', () => {
    const high = tile('LL', 0, 0, 5, flat);
    const east = tile('SS', 2, 0, 4, high);
    const beside = columns(east).find(({ key }) => key === '2.0');
    expect(beside?.shade).toMatch(/^M/);
    expect(columns(flat).every(({ shade }) => shade === '')).toBe(true);
  });

  it('are cut open where levels are taken off', () => {
    const peeled = columns(settled(erupted, 0, '0.1'), 1);
    expect(Math.max(...peeled.map(({ level }) => level))).toBe(1);
    expect(peeled.find(({ key }) => key === '0.1')).toMatchObject({ cut: true, kind: null });
    expect(peeled.find(({ key }) => key === '-1.1')).toMatchObject({ cut: false });
  });

  it('stay the same objects where nothing changed', () => {
    const before = columns(flat);
    const now = kept(before, columns(tile('SS', 3, 0, 4, flat)));
    const far = now.find(({ key }) => key === '-1.1');
    expect(far).toBe(before.find(({ key }) => key === '-1.1'));
    expect(kept(before, columns(erupted)).find(({ key }) => key === '0.1')?.level).toBe(2);
  });

  it('are found where they are seen, the foremost first', () => {
    const drawn = columns(erupted);
    for (const { key, x, y } of drawn) expect(columnAt(drawn, { x, y: y + 2 })?.key).toBe(key);
    const front = drawn.find(({ key }) => key === '0.1');
    const side = { x: (front?.x ?? 0) + 5, y: (front?.y ?? 0) + 24 + 20 };
    expect(columnAt(drawn, side)?.key).toBe('0.1');
    expect(columnAt(drawn, { x: 900, y: 0 })).toBeNull();
  });

  it('fit into the window with room for a tile', () => {
    const box = extent(erupted);
    for (const { x, y } of columns(erupted)) {
      expect(x).toBeGreaterThan(box.x + 60);
      expect(x).toBeLessThan(box.x + box.width - 60);
      expect(y).toBeGreaterThan(box.y + 60);
      expect(y).toBeLessThan(box.y + box.height - 60);
    }
    expect(extent([]).width).toBeGreaterThan(100);
  });
});

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
});

describe('small things', () => {
  it('references are read', () => {
    expect(pointedHex('hex:2.-1')).toEqual(at(2, -1));
    expect(pointedHex('settlement:0.3')).toEqual(at(0, 3));
    expect(pointedHex('terrain:sand')).toBeNull();
    expect(pointedTurn('turn:4')).toBe(4);
    expect(pointedTurn('turn:6')).toBeNull();
    expect(pointedTurn(null)).toBeNull();
  });

  it('the water is painted beside the island, never under it', () => {
    expect(ripples([])).toBe('');
    const strokes = [...ripples(flat).matchAll(/M(-?[\d.]+) (-?[\d.]+)q/g)];
    expect(strokes.length).toBeGreaterThan(0);
    const drawn = columns(flat);
    for (const [, x, y] of strokes) {
      const under = columnAt(drawn, { x: Number(x) + 9, y: Number(y) });
      expect(under?.left === 0 && under.right === 0).toBe(false);
    }
  });

  it('polygons are clipped to a hex', () => {
    expect(clipped(CORNERS, CORNERS).length).toBeGreaterThanOrEqual(6);
    const far = [
      { x: 100, y: 0 },
      { x: 120, y: 0 },
      { x: 120, y: 20 },
    ];
    expect(clipped(far, CORNERS)).toEqual([]);
  });

  it('huts find room, every one of up to four', () => {
    expect([1, 2, 3, 4, 7].map((huts) => hutPlaces(huts).length)).toEqual([1, 2, 3, 4, 4]);
  });

  it('the water needs the fields of the shore only', () => {
    const inner = at(0, 0);
    const around = [0, 1, 2, 3, 4, 5].map((way) => beside(inner, way));
    const fields = [inner, ...around].map((hex) => ({ ...JUNGLE, ...hex }));
    expect(shore(fields).map(writeHex)).toEqual(around.map(writeHex));
  });

  it('keeps clear of the tile in hand and of the buttons, and no further than it has to', () => {
    const [hand, buttons] = [
      { width: 180, height: 200 },
      { width: 56, height: 160 },
    ];
    const row = (from: number, to: number, r: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => ({ ...JUNGLE, q: from + i, r }));
    const insets = (fields: Field[], width: number, height: number) =>
      clearOf(hand, buttons, fields, extent(fields), { width, height });
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    expect(insets(row(-5, 5, 0), 1000, 700)).toEqual(none);
    const broad = [...row(0, 8, -4), ...row(-4, 4, 4)];
    const beside = insets(broad, 1000, 500);
    expect(beside.left).toBeGreaterThan(0);
    expect(beside.top).toBe(0);
    const below = insets(broad, 420, 520);
    expect(below.left).toBe(0);
    expect(below.top).toBeGreaterThan(0);
  });
});
