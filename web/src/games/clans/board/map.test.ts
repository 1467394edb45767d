import { describe, expect, it } from 'vitest';

import { distanceToRing, isInside } from './geometry';
import { drawing, drawOn } from './map';
import { atlas } from '../material';

describe('the map turned for a phone', () => {
  it('has the same territories in other places', () => {
    const [lying, standing] = [atlas(false), atlas(true)];
    expect([standing.width, standing.height]).toEqual([lying.height, lying.width]);
    expect(standing.territories.map(({ id }) => id)).toEqual(lying.territories.map(({ id }) => id));
    for (const { anchor, polygon, radius } of standing.territories) {
      expect(isInside(anchor, polygon)).toBe(true);
      expect(distanceToRing(anchor, polygon)).toBeGreaterThan(radius * 0.97);
    }
  });
});

describe('the drawing', () => {
  it('comes to be in steps, and whoever needs it at once has the rest of them done', () => {
    expect(drawOn(true)).toBe(false);
    const map = drawing(true);
    expect(map.grounds).toHaveLength(atlas(true).territories.length);
    expect(drawOn(true)).toBe(true);
    expect(drawing(true)).toBe(map);
  });

  it('is made once for each position of the map, with every name on its own ground', () => {
    for (const turned of [false, true]) {
      const map = drawing(turned);
      expect(drawing(turned)).toBe(map);
      for (const { territory, name } of map.grounds) {
        expect(isInside(name, territory.polygon)).toBe(true);
      }
      for (const { id, at } of map.regions) {
        const own = map.grounds.filter(({ territory }) => territory.region === id);
        expect(own.some(({ territory }) => isInside(at, territory.polygon))).toBe(true);
      }
    }
  });
});
