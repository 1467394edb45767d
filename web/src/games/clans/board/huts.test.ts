import { describe, expect, it } from 'vitest';

import { distanceToRing, isInside } from './geometry';
import { arrange, fence, tagPlace, village } from './huts';
import { type Point, TERRITORIES } from '../material';

const GROUPS: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 1, 1, 0, 0],
  [2, 1, 0, 0, 2],
  [2, 1, 1, 1, 2],
  [3, 2, 3, 2, 2],
  [9, 8, 7, 6, 5],
];

describe('the huts of a group', () => {
  it('are all there, one by one or counted', () => {
    for (const territory of TERRITORIES) {
      for (const group of GROUPS) {
        const counted = group.map(() => 0);
        for (const { clan, count } of arrange(group, territory).places) {
          counted[clan] = (counted[clan] ?? 0) + count;
        }
        expect(counted).toEqual(group);
      }
    }
  });

  it('never stand on each other', () => {
    for (const territory of TERRITORIES) {
      for (const group of GROUPS) {
        const { places, scale } = arrange(group, territory);
        for (const [i, a] of places.entries()) {
          for (const b of places.slice(i + 1)) {
            const apart = Math.max(Math.abs(a.x - b.x) / 36, Math.abs(a.y - b.y) / 32);
            expect(apart).toBeGreaterThanOrEqual(scale * 0.999);
          }
        }
      }
    }
  });

  it('stay large enough to be told apart', () => {
    for (const territory of TERRITORIES) {
      for (const group of GROUPS) {
        expect(arrange(group, territory).scale).toBeGreaterThan(0.55);
      }
    }
  });

  /** How far a place lies outside of a ring; 0 inside. */
  const outside = (place: Point, ring: readonly Point[]): number =>
    isInside(place, ring) ? 0 : distanceToRing(place, ring);

  it('stay within their territory, with what lies around them', () => {
    for (const territory of TERRITORIES) {
      for (const group of GROUPS) {
        const standing = arrange(group, territory);
        const many = standing.places.length > 2;
        // Roof, eaves and foot of every hut; a pair in a narrow territory may lean over its border.
        for (const { x, y } of standing.places) {
          for (const [dx, dy] of [
            [-19, -7],
            [22, -11],
            [-9, -26],
            [10, -31],
            [-16, 2],
            [16, 2],
          ]) {
            const place: Point = [x + (dx ?? 0) * standing.scale, y + (dy ?? 0) * standing.scale];
            expect(outside(place, territory.polygon)).toBeLessThan(many ? 1 : 6);
          }
        }
        for (const place of village(standing, territory.polygon).ring) {
          expect(outside(place, territory.polygon)).toBeLessThan(1);
        }
        expect(outside(tagPlace(standing, territory.polygon), territory.polygon)).toBe(0);
      }
    }
  });

  it('have keys of their own, so that those that stay are kept', () => {
    const keys = arrange([2, 1, 0, 0, 1], TERRITORIES[0] as (typeof TERRITORIES)[0]).places.map(
      ({ key }) => key,
    );
    expect(new Set(keys)).toEqual(new Set(['0.0', '0.1', '1.0', '4.0']));
  });
});

describe('a fence', () => {
  it('has posts behind and before the huts and a gate between them', () => {
    const { behind, before } = fence(50, 40);
    const posts = (half: string): number => half.match(/v-8/g)?.length ?? 0;
    expect(posts(behind)).toBeGreaterThan(posts(before));
    expect(posts(before)).toBeGreaterThan(5);
  });
});
