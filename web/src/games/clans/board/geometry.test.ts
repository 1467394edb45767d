import { describe, expect, it } from 'vitest';

import {
  arc,
  closedCurve,
  dice,
  distanceTo,
  distanceToRing,
  inset,
  isInside,
  openCurve,
  penStroke,
  resample,
  scatter,
} from './geometry';
import type { Point } from '../material';

const SQUARE: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('places', () => {
  it('are inside or outside a ring', () => {
    expect(isInside([50, 50], SQUARE)).toBe(true);
    expect(isInside([150, 50], SQUARE)).toBe(false);
  });

  it('are as far from an area as from its nearest line, and 0 inside', () => {
    expect(distanceTo([130, 140], SQUARE)).toBeCloseTo(50);
    expect(distanceTo([50, 90], SQUARE)).toBe(0);
    expect(distanceToRing([50, 90], SQUARE)).toBeCloseTo(10);
  });

  it('are scattered inside, apart from each other and from the line', () => {
    const places = scatter(SQUARE, 12, 8, dice(1));
    expect(places.length).toBeGreaterThan(12);
    for (const [i, place] of places.entries()) {
      expect(distanceToRing(place, SQUARE)).toBeGreaterThan(8);
      for (const other of places.slice(i + 1)) {
        expect(Math.hypot(place[0] - other[0], place[1] - other[1])).toBeGreaterThanOrEqual(12);
      }
    }
  });

  it('fall the same way for the same seed', () => {
    expect(scatter(SQUARE, 12, 8, dice(5))).toEqual(scatter(SQUARE, 12, 8, dice(5)));
    expect(scatter(SQUARE, 12, 8, dice(5))).not.toEqual(scatter(SQUARE, 12, 8, dice(6)));
  });
});

describe('lines', () => {
  it('are moved inwards whichever way they run', () => {
    for (const ring of [SQUARE, [...SQUARE].reverse()]) {
      const round = resample([...ring, [0, 0]], 10);
      for (const place of inset(round, 6)) expect(isInside(place, SQUARE)).toBe(true);
    }
  });

  it('go through their points, open or closed', () => {
    expect(openCurve(SQUARE)).toMatch(/^M0 0C.* 0 100$/);
    expect(closedCurve(SQUARE)).toMatch(/ 0 0Z$/);
    expect(closedCurve(SQUARE).match(/C/g)).toHaveLength(4);
  });

  it('are drawn by a pen as one shape, or as two where they are closed', () => {
    expect(penStroke(SQUARE, 4, dice(1)).match(/M/g)).toHaveLength(1);
    expect(penStroke(SQUARE, 4, dice(1), { closed: true }).match(/M/g)).toHaveLength(2);
  });

  it('lead from one place to another and point at it', () => {
    const way = arc([0, 0], [100, 0], 0, 10);
    expect(way.along(0)).toEqual([0, 0]);
    expect(way.along(1)[0]).toBeCloseTo(90);
    expect(way.along(0.5)[1]).toBeLessThan(0);
    expect(way.heading).toBeGreaterThan(0);
  });
});
