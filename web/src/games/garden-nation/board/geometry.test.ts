import { describe, expect, it } from 'vitest';

import type { PlaceView } from '../view.gen';
import {
  BED,
  bedAt,
  bedsOf,
  BOX,
  crossings,
  DIRECTIONS,
  FIELD,
  fieldAt,
  hexagon,
  walk,
} from './geometry';

const LAYOUT: readonly PlaceView[] = DIRECTIONS.map((position, place) => ({
  position,
  territory: place + 1,
  rotation: 0,
}));
const beds = bedsOf(LAYOUT);
const FIELDS = LAYOUT.flatMap(({ territory }) =>
  DIRECTIONS.map((direction) => `${territory}${direction}`),
);

function far(one: string, other: string): number {
  const [a, b] = [fieldAt(one, beds), fieldAt(other, beds)];
  if (a === null || b === null) throw new Error('nowhere');
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe('the garden', () => {
  it('lays 49 fields apart, all of them in sight', () => {
    for (const one of FIELDS) {
      const at = fieldAt(one, beds);
      expect(at).not.toBeNull();
      expect(Math.abs(at?.x ?? 0)).toBeLessThan(BOX.width / 2 - FIELD / 2);
      expect(Math.abs(at?.y ?? 0)).toBeLessThan(BOX.height / 2 - FIELD / 2);
      for (const other of FIELDS) {
        if (one !== other) expect(far(one, other)).toBeGreaterThan(FIELD - 0.01);
      }
    }
  });

  it('has a plank wherever two beds touch: twelve', () => {
    const planks = crossings(LAYOUT);
    expect(planks).toHaveLength(12);
    for (const [from, to] of planks) {
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(BED - 2 * FIELD);
    }
  });

  it('lays the same directions alike in the garden and in a bed', () => {
    const east = bedAt('E');
    const field = fieldAt('1E', beds);
    expect(field?.x).toBeCloseTo((east.x / BED) * FIELD);
    expect(field?.y).toBeCloseTo(0);
  });

  it('has no place for fields of beds that do not lie there yet', () => {
    expect(fieldAt('3C', bedsOf([]))).toBeNull();
    expect(fieldAt('3X', beds)).toBeNull();
  });

  it('draws closed shapes, and a way even where the tortoise stays', () => {
    expect(hexagon({ x: 0, y: 0 })).toMatch(/^M.*Z$/);
    expect(walk(bedAt('C'), bedAt('E'))).toContain('Q');
    expect(walk(bedAt('C'), bedAt('C'))).toContain('q');
  });
});
