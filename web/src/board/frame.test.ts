import { expect, it } from 'vitest';

import { frameOf } from './frame';

const WHOLE = { x: -10, y: -10, width: 1020, height: 620 };

it('is the whole drawing where nothing stands', () => {
  expect(frameOf([], 20, 100, WHOLE)).toEqual(WHOLE);
});

it('leaves room around what stands', () => {
  const points = [
    { x: 400, y: 200 },
    { x: 600, y: 320 },
  ];
  expect(frameOf(points, 20, 100, WHOLE)).toEqual({ x: 380, y: 180, width: 240, height: 160 });
});

it('is never so small that nothing around is seen, and stays inside', () => {
  expect(frameOf([{ x: 0, y: 600 }], 20, 300, WHOLE)).toEqual({
    x: -10,
    y: 310,
    width: 300,
    height: 300,
  });
});

it('is never larger than the drawing', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1000, y: 600 },
  ];
  expect(frameOf(points, 200, 100, WHOLE)).toEqual(WHOLE);
});
