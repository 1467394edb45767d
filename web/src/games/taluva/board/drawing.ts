/** The brush: small repeated shapes of the terrains, as paths around the middle of a hex. */

import { path } from './geometry';
import { ellipse, short as n } from './strokes';

/** How many pictures there are of each terrain, so that neighbours do not look stamped. */
export const VARIANTS = 3;

/** Which of the pictures a field shows; the same every time. */
export function variant(q: number, r: number): number {
  return (((q * 7 + r * 13) % VARIANTS) + VARIANTS) % VARIANTS;
}

type Spot = readonly [x: number, y: number, size: number];

/** Crowns of trees, from the back to the front. */
const CROWNS: readonly (readonly Spot[])[] = [
  [
    [-5, -15, 7],
    [9, -13, 6.5],
    [-20, -7, 7.5],
    [22, -5, 7],
    [1, -4, 8],
    [-27, 5, 6],
    [-11, 6, 8],
    [14, 6, 8.5],
    [28, 6, 5],
    [0, 16, 7],
  ],
  [
    [3, -17, 6],
    [-13, -11, 7],
    [14, -8, 8],
    [-26, -3, 6],
    [27, 0, 6.5],
    [-4, -1, 8.5],
    [10, 6, 7],
    [-18, 9, 7.5],
    [21, 11, 6],
    [1, 16, 7],
  ],
  [
    [-8, -14, 6.5],
    [5, -15, 6],
    [19, -8, 7],
    [-22, -4, 8],
    [-3, -3, 7.5],
    [12, 1, 8],
    [28, 3, 5.5],
    [-12, 9, 8],
    [17, 12, 7],
    [2, 16, 6.5],
  ],
];

const GRASS: readonly (readonly Spot[])[] = [
  [
    [-4, -13, 4],
    [17, -8, 4],
    [-20, -4, 4.5],
    [3, 0, 4],
    [25, 5, 4],
    [-12, 10, 4.5],
    [9, 15, 4],
  ],
  [
    [6, -15, 4],
    [-14, -8, 4.5],
    [20, -3, 4],
    [-25, 4, 4],
    [-3, 3, 4],
    [13, 10, 4.5],
    [-4, 18, 4],
  ],
  [
    [-9, -12, 4.5],
    [11, -10, 4],
    [-24, 0, 4],
    [24, 1, 4],
    [1, 4, 4.5],
    [-14, 12, 4],
    [14, 14, 4],
  ],
];

const DOTS: readonly (readonly Spot[])[] = [
  [
    [-6, -17, 1],
    [9, -13, 1],
    [20, -9, 1.2],
    [-18, -8, 1],
    [28, 0, 1],
    [-28, 4, 1.1],
    [-10, 13, 1.2],
    [4, 19, 1],
    [21, 11, 1],
    [13, 3, 0.9],
  ],
  [
    [0, -18, 1],
    [-14, -12, 1.1],
    [16, -12, 1],
    [26, -5, 1.1],
    [-27, -3, 1],
    [-20, 9, 1],
    [3, 14, 1.2],
    [18, 13, 1],
    [-5, 20, 1],
    [29, 8, 0.9],
  ],
  [
    [5, -19, 1],
    [-8, -15, 1],
    [-23, -6, 1.2],
    [22, -8, 1],
    [29, 3, 1],
    [-26, 8, 1],
    [-8, 17, 1],
    [12, 15, 1.2],
    [24, 12, 1],
    [0, 9, 0.9],
  ],
];

const STONES: readonly (readonly Spot[])[] = [
  [
    [-14, -3, 10],
    [12, -8, 8.5],
    [4, 13, 11],
    [25, 7, 5.5],
    [-24, 9, 5],
  ],
  [
    [9, -4, 11],
    [-15, -7, 8],
    [-10, 12, 10],
    [20, 12, 7],
    [-27, 5, 4.5],
  ],
  [
    [-7, -8, 9.5],
    [19, -2, 9],
    [-19, 9, 8],
    [7, 13, 9],
    [28, 8, 4.5],
  ],
];

const WAVES: readonly (readonly Spot[])[] = [
  [
    [-3, -11, 9],
    [13, -3, 8],
    [-14, 1, 9],
    [4, 9, 10],
  ],
  [
    [5, -11, 8],
    [-11, -4, 9],
    [12, 4, 9],
    [-5, 11, 8],
  ],
  [
    [-7, -10, 8],
    [10, -6, 9],
    [-4, 2, 8],
    [9, 11, 8],
  ],
];

function every(spots: readonly Spot[] | undefined, draw: (spot: Spot) => string): string {
  return (spots ?? []).map(draw).join('');
}

export interface Picture {
  /** Darker shapes, lighter shapes, and strokes on top. */
  readonly dark: string;
  readonly light: string;
  readonly strokes: string;
}

/** The pattern of a terrain in one of its pictures. */
export function picture(terrain: string, which: number): Picture {
  switch (terrain) {
    case 'J':
      return {
        dark: every(CROWNS[which], ([x, y, s]) => crown(x + 1.4, y + 1.6, s)),
        light: every(CROWNS[which], ([x, y, s]) => crown(x - s * 0.12, y - s * 0.2, s * 0.78)),
        strokes: every(
          CROWNS[which],
          ([x, y, s]) =>
            `M${n(x - s * 0.5)} ${n(y - s * 0.2)}q${n(s * 0.2)} ${n(-s * 0.5)} ${n(s * 0.6)} ${n(-s * 0.45)}`,
        ),
      };
    case 'C':
      return {
        dark: every(GRASS[which], ([x, y, s]) => ellipse(x + 1.5, y + 0.8, s * 1.1, s * 0.42)),
        light: every(GRASS[(which + 1) % VARIANTS], ([x, y]) => ellipse(x, y, 1.1, 0.8)),
        strokes: every(
          GRASS[which],
          ([x, y, s]) =>
            `M${n(x)} ${n(y)}v${n(-s * 1.3)}M${n(x)} ${n(y)}q${n(-s * 0.3)} ${n(-s * 0.7)} ${n(-s * 0.75)} ${n(-s * 0.9)}` +
            `M${n(x)} ${n(y)}q${n(s * 0.3)} ${n(-s * 0.7)} ${n(s * 0.75)} ${n(-s * 0.9)}`,
        ),
      };
    case 'S':
      return {
        dark: every(DOTS[which], ([x, y, s]) => ellipse(x, y, s, s * 0.75)),
        light: every(DOTS[(which + 1) % VARIANTS], ([x, y, s]) => ellipse(x, y, s, s * 0.7)),
        strokes:
          which === 1
            ? 'M-20-1q6-3.4 12 0t12 0 12 0M-13 5q5-2.8 10 0t10 0'
            : which === 2
              ? 'M-14-4q5-3 10 0t10 0 10 0M-22 2q6-3.2 12 0t12 0'
              : 'M-22 2q6-3.4 12 0t12 0 12 0M-10-5q5-3 10 0t10 0',
      };
    case 'R':
      return {
        dark: every(STONES[which], ([x, y, s]) => stone(x, y, s)),
        light: every(STONES[which], ([x, y, s]) => facet(x, y, s)),
        strokes: every(
          STONES[which],
          ([x, y, s]) =>
            `M${n(x - s * 0.2)} ${n(y - s * 0.75)}L${n(x + s * 0.15)} ${n(y - s * 0.1)}L${n(x + s * 0.05)} ${n(y + s * 0.35)}`,
        ),
      };
    case 'L':
      return {
        dark: SHORE[which] ?? '',
        light: '',
        strokes: every(
          WAVES[which],
          ([x, y, s]) => `M${n(x - s)} ${n(y)}q${n(s * 0.5)} ${n(-s * 0.36)} ${n(s)} 0t${n(s)} 0`,
        ),
      };
    default:
      return { dark: '', light: '', strokes: '' };
  }
}

/** The rim of the water, a little different each time. */
const SHORE: readonly string[] = [
  'M-2-19C9-20 20-14 27-8 30-2 29 6 25 10 17 15 8 20-1 19-11 18-22 13-27 8-30 1-28-7-22-11-15-16-9-19-2-19Z',
  'M3-19C12-18 23-13 27-6 29 1 28 8 21 12 13 17 5 19-4 19-14 17-24 12-28 5-29-3-26-10-18-14-11-18-5-20 3-19Z',
  'M0-20C10-18 19-15 26-9 30-3 28 5 26 9 18 14 9 18 1 20-9 17-19 15-26 10-30 3-29-5-24-10-17-15-9-18 0-20Z',
];

/** A tree from above and before: three lobes and a flat foot. */
function crown(x: number, y: number, s: number): string {
  return (
    `M${n(x - s)} ${n(y + s * 0.35)}a${n(s * 0.5)} ${n(s * 0.5)} 0 0 1 ${n(s * 0.35)} ${n(-s * 0.8)}` +
    `a${n(s * 0.68)} ${n(s * 0.6)} 0 0 1 ${n(s * 1.3)} 0` +
    `a${n(s * 0.5)} ${n(s * 0.5)} 0 0 1 ${n(s * 0.35)} ${n(s * 0.8)}` +
    `q${n(-s)} ${n(s * 0.55)} ${n(-s * 2)} 0Z`
  );
}

function stone(x: number, y: number, s: number): string {
  return path([
    { x: x - s, y: y + s * 0.2 },
    { x: x - s * 0.75, y: y - s * 0.45 },
    { x: x - s * 0.2, y: y - s * 0.75 },
    { x: x + s * 0.5, y: y - s * 0.6 },
    { x: x + s, y: y - s * 0.05 },
    { x: x + s * 0.75, y: y + s * 0.42 },
    { x: x - s * 0.3, y: y + s * 0.5 },
  ]);
}

/** The lit side of a stone. */
function facet(x: number, y: number, s: number): string {
  return path([
    { x: x - s * 0.86, y: y + s * 0.1 },
    { x: x - s * 0.66, y: y - s * 0.4 },
    { x: x - s * 0.2, y: y - s * 0.66 },
    { x: x + s * 0.12, y: y - s * 0.1 },
    { x: x - s * 0.25, y: y + s * 0.36 },
  ]);
}
