import { describe, expect, it } from 'vitest';

import { arrange, fence } from './huts';
import { TERRITORIES } from '../material';

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
