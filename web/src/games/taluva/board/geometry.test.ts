import { describe, expect, it } from 'vitest';

import { beside, writeHex } from '../../../board/hexes';
import { kept } from '../../../board/kept';
import { at, erupted, flat, JUNGLE, settled, tile } from '../island.fixture';
import { clipped, columnAt, columns, CORNERS, hutPlaces, ripples, shore } from './geometry';

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
});

describe('small things', () => {
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
});
