import { describe, expect, it } from 'vitest';

import {
  around,
  fitted,
  beside,
  DIRECTIONS,
  distance,
  Layout,
  neighbours,
  outline,
  readHex,
  readingOrder,
  writeHex,
} from './hexes';

const slant = new Layout(40, 0.6, 18);

describe('hexes', () => {
  it('are spelled as the engine spells them', () => {
    expect(writeHex({ q: 2, r: -1 })).toBe('2.-1');
    expect(readHex('2.-1')).toEqual({ q: 2, r: -1 });
    for (const wrong of ['', '2', '2,-1', '-0.1', '01.2', '+1.2', '1.2.3', '12345.0']) {
      expect(readHex(wrong)).toBeNull();
    }
  });

  it('have six neighbours one step away, all different', () => {
    const found = neighbours({ q: 3, r: -2 });
    expect(new Set(found.map(writeHex)).size).toBe(6);
    for (const at of found) expect(distance(at, { q: 3, r: -2 })).toBe(1);
    expect(beside({ q: 0, r: 0 }, 7)).toEqual(DIRECTIONS[1]);
    expect(beside({ q: 0, r: 0 }, -1)).toEqual(DIRECTIONS[5]);
  });

  it('go round clockwise from east on the screen', () => {
    const angles = DIRECTIONS.map((step) => {
      const { x, y } = new Layout(1).centre(step);
      return Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it('are found again from the screen, on every level', () => {
    for (let q = -6; q <= 6; q++) {
      for (let r = -6; r <= 6; r++) {
        for (const level of [0, 1, 4]) {
          const { x, y } = slant.centre({ q, r }, level);
          expect(slant.at({ x: x + 9, y: y - 7 }, level)).toEqual({ q, r });
        }
      }
    }
  });

  it('touch their neighbours along whole edges', () => {
    const [, ne, se] = slant.corners();
    const east = slant.centre({ q: 1, r: 0 });
    const [, , , , sw, nw] = slant.corners().map(({ x, y }) => ({ x: x + east.x, y: y + east.y }));
    expect(outline([ne, se].filter((point) => point !== undefined))).toBe(
      outline([nw, sw].filter((point) => point !== undefined)),
    );
  });

  it('are drawn from the back to the front', () => {
    const hexes = ['1.0', '0.1', '-1.1', '0.0', '3.-1'].map(
      (text) => readHex(text) ?? { q: 0, r: 0 },
    );
    expect(hexes.sort(readingOrder).map(writeHex)).toEqual(['3.-1', '0.0', '1.0', '-1.1', '0.1']);
  });
});

describe('points', () => {
  it('are enclosed by a box', () => {
    expect(around([])).toEqual({ x: -0, y: -0, width: 0, height: 0 });
    expect(
      around(
        [
          { x: 1, y: 5 },
          { x: -2, y: 3 },
        ],
        1,
      ),
    ).toEqual({ x: -3, y: 2, width: 5, height: 4 });
  });

  it('a box fits into a window between what lies over its sides', () => {
    const box = { x: -10, y: 0, width: 20, height: 10 };
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    expect(fitted(box, 200, 400, none)).toEqual({ x: 0, y: 5, scale: 10 });
    expect(fitted(box, 200, 400, { ...none, left: 100 })).toEqual({ x: -10, y: 5, scale: 5 });
    expect(fitted(box, 200, 80, { ...none, bottom: 30 })).toEqual({ x: 0, y: 8, scale: 5 });
  });
});
