import { expect, it } from 'vitest';

import { heaps } from './heaps';

it('spreads numbers over few heaps', () => {
  const found = heaps([0, 1, 1, 99], [0, 99]);
  expect(found.length).toBeLessThanOrEqual(16);
  expect(found[0]?.high).toBe(1);
  expect(found.at(-1)?.high).toBeCloseTo(1 / 3);
  expect(found.reduce((sum, { wide }) => sum + wide, 0)).toBeCloseTo(1);
});

it('has one heap for one number', () => {
  expect(heaps([5, 5], [5, 5])).toEqual([{ at: 0, wide: 1, high: 1 }]);
});
