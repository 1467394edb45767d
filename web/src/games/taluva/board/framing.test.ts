import { describe, expect, it } from 'vitest';

import { erupted, JUNGLE } from '../island.fixture';
import type { Field } from '../view.gen';
import { clearOf, extent } from './framing';
import { columns } from './geometry';

describe('the window', () => {
  it('shows the island with room for a tile', () => {
    const box = extent(erupted);
    for (const { x, y } of columns(erupted)) {
      expect(x).toBeGreaterThan(box.x + 60);
      expect(x).toBeLessThan(box.x + box.width - 60);
      expect(y).toBeGreaterThan(box.y + 60);
      expect(y).toBeLessThan(box.y + box.height - 60);
    }
    expect(extent([]).width).toBeGreaterThan(100);
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
