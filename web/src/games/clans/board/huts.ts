/** How the huts of a group stand in their territory. */

import { LARGE, type Point } from '../material';
import { closedCurve, distanceToRing, inset, isInside, resample } from './geometry';

/** A hut, or a stack of them with its number, at a place relative to nothing: the map's own units. */
export interface Place {
  readonly key: string;
  readonly clan: number;
  readonly x: number;
  readonly y: number;
  /** How many huts this one stands for. */
  readonly count: number;
}

export interface Arrangement {
  readonly places: readonly Place[];
  readonly scale: number;
  /** An ellipse around all huts, for fences, rings and glows. */
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
}

interface Ground {
  readonly anchor: Point;
  readonly radius: number;
  readonly slots: readonly Point[];
  readonly slotRadius: number;
}

/** The space a hut takes: its drawing is as wide, and as deep with the one behind it kept free. */
const WIDE = 43;
const DEEP = 34;
/** The middle of a hut above its foot. */
const MIDDLE = 14;
/** The largest scale for one hut, for a few and for many. */
const MOST = [1.4, 1.4, 1.2, 1.2, 1.14] as const;
const MOST_OF_MANY = 1.08;
const LEAST = 0.6;
const STACKED_FROM = 13;
/** Standing close together looks better, unless huts apart are so much larger. */
const APART = 1.15;

/** How many huts stand in each row, back to front. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [1, 2, 2],
  [2, 2, 2],
  [2, 3, 2],
  [1, 3, 3, 1],
  [3, 3, 3],
  [2, 3, 3, 2],
  [2, 3, 4, 2],
  [2, 4, 4, 2],
];

/** Place the huts of a group, clan by clan; where they would be too small, one stands for its clan. */
export function arrange(group: readonly number[], ground: Ground): Arrangement {
  const total = group.reduce((sum, huts) => sum + huts, 0);
  if (total < STACKED_FROM) {
    const single = group.flatMap((huts, clan) =>
      Array.from({ length: huts }, (_, i) => ({ key: `${clan}.${i}`, clan, count: 1 })),
    );
    const rows = inRows(single, ground, room(total));
    const slots = single.length <= ground.slots.length ? onSlots(single, ground) : null;
    if (slots !== null && slots.scale > rows.scale * APART) return slots;
    if (rows.scale >= LEAST) return rows;
  }
  const stacks = group.flatMap((count, clan) =>
    count > 0 ? [{ key: `${clan}.0`, clan, count }] : [],
  );
  const rows = inRows(stacks, ground, room(total));
  const slots = onSlots(stacks, ground);
  return slots.scale > rows.scale ? slots : rows;
}

/** How much of the free circle a group fills: a fence needs room, a pair may stick out a little. */
function room(total: number): number {
  return total >= LARGE ? 0.9 : total > 2 ? 1.06 : 1.2;
}

type Standing = Omit<Place, 'x' | 'y'>;

function inRows(
  standing: readonly Standing[],
  { anchor, radius }: Ground,
  share: number,
): Arrangement {
  const rows = ROWS[standing.length] ?? [standing.length];
  const offsets: Point[] = rows.flatMap((length, row) =>
    Array.from({ length }, (_, i): Point => [
      (i - (length - 1) / 2) * WIDE,
      (row - (rows.length - 1) / 2) * DEEP,
    ]),
  );
  const reach = Math.max(
    1,
    ...offsets.map(([x, y]) => Math.hypot(Math.abs(x) + WIDE / 2, Math.abs(y) + DEEP / 2)),
  );
  const scale = Math.min(MOST[standing.length] ?? MOST_OF_MANY, (radius * share) / reach);
  return gathered(
    standing,
    offsets.map(([x, y]): Point => [anchor[0] + x * scale, anchor[1] + (y + MIDDLE) * scale]),
    scale,
  );
}

function onSlots(standing: readonly Standing[], { slots, slotRadius }: Ground): Arrangement {
  const scale = Math.min(MOST_OF_MANY, slotRadius / 24);
  const feet = slots.map(([x, y]): Point => [x, y + MIDDLE * scale]);
  return gathered(standing, feet, scale);
}

function gathered(
  standing: readonly Standing[],
  feet: readonly Point[],
  scale: number,
): Arrangement {
  const places = standing.map((hut, i) => {
    const [x, y] = feet[i] ?? [0, 0];
    return { ...hut, x, y };
  });
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y - MIDDLE * scale);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const many = places.length > 2 ? 1.14 : 1.08;
  return {
    places: places.sort((a, b) => a.y - b.y || a.x - b.x),
    scale,
    centre: [(left + right) / 2, (top + bottom) / 2 + 3 * scale],
    rx: ((right - left) / 2 + (WIDE / 2) * scale) * many,
    ry: ((bottom - top) / 2 + (DEEP / 2 + 2) * scale) * many,
  };
}

/** How far a village keeps from the border of its territory. */
const MARGIN = 9;
/** The room that the number of a group takes. */
const TAG = 11;

/** Where a village lies: in an ellipse around its huts, or in the whole territory where that leaves it. */
export function village(
  { centre, rx, ry }: Arrangement,
  polygon: readonly Point[],
): { readonly ellipse: boolean; readonly earth: string; readonly ring: readonly Point[] } {
  const around = Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i / 24) * 2 * Math.PI;
    return [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry];
  });
  const ellipse = around.every((place) => isInside(place, polygon));
  const ring = ellipse ? around : inset(polygon, MARGIN);
  return {
    ellipse,
    ring,
    get earth() {
      return closedCurve(ring);
    },
  };
}

/** A place for the number of a group: at its lower right if that lies in the territory, else where it does. */
export function tagPlace({ centre, rx, ry }: Arrangement, polygon: readonly Point[]): Point {
  let best: Point = centre;
  let most = -Infinity;
  for (let i = 0; i < 16; i += 1) {
    // From the lower right on, alternately to either side.
    const turn = (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * (Math.PI / 8);
    const angle = 0.7 + turn;
    for (const share of [1.12, 0.95, 0.78]) {
      const place: Point = [
        centre[0] + Math.cos(angle) * rx * share,
        centre[1] + Math.sin(angle) * ry * share,
      ];
      const free = distanceToRing(place, polygon) * (isInside(place, polygon) ? 1 : -1);
      const value = Math.min(free, TAG) * 4 - Math.abs(turn) * 3 + share * 4;
      if (value > most) [best, most] = [place, value];
    }
  }
  return best;
}

/** Posts and rails of a fence along a ring: those behind the huts and those before them. */
export function fenceAlong(ring: readonly Point[]): { behind: string; before: string } {
  const [first] = ring;
  const posts = resample(first === undefined ? ring : [...ring, first], 13);
  const middle = posts.reduce((sum, [, y]) => sum + y, 0) / Math.max(posts.length, 1);
  const [gate] = posts.reduce((low, post) => (post[1] > low[1] ? post : low), [0, -Infinity]);
  const halves: [string[], string[]] = [[], []];
  posts.forEach(([x, y], i) => {
    const [nx, ny] = posts[i + 1] ?? [x, y];
    const half = halves[y < middle ? 0 : 1];
    const open = ([x, y]: Point): boolean => y > middle && Math.abs(x - gate) < 10;
    if (open([x, y])) return;
    half.push(`M${x.toFixed(1)} ${y.toFixed(1)}v-8`);
    if (open([nx, ny])) return;
    for (const lift of [2.4, 5.6]) {
      half.push(
        `M${x.toFixed(1)} ${(y - lift).toFixed(1)}L${nx.toFixed(1)} ${(ny - lift).toFixed(1)}`,
      );
    }
  });
  return { behind: halves[0].join(''), before: halves[1].join('') };
}

/** Posts and rails of a fence on an ellipse: the half behind the huts and the half before them. */
export function fence(rx: number, ry: number): { behind: string; before: string } {
  const around = Math.PI * (rx + ry);
  const posts = Math.max(14, Math.round(around / 13));
  const halves: [string[], string[]] = [[], []];
  for (let i = 0; i < posts; i += 1) {
    const angle = ((i + 0.5) / posts) * 2 * Math.PI;
    // The gate stands open towards the reader.
    if (Math.abs(angle - Math.PI / 2) < 0.22) continue;
    const x = Math.cos(angle) * rx;
    const y = Math.sin(angle) * ry;
    halves[y < 0 ? 0 : 1].push(`M${x.toFixed(1)} ${y.toFixed(1)}v-8`);
  }
  const rail = (from: number, to: number, lift: number): string => {
    const [a, b] = [
      [Math.cos(from) * rx, Math.sin(from) * ry - lift],
      [Math.cos(to) * rx, Math.sin(to) * ry - lift],
    ] as const;
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  };
  const gate = 0.24;
  for (const lift of [2.4, 5.6]) {
    halves[0].push(rail(Math.PI, 2 * Math.PI, lift));
    halves[1].push(rail(0, Math.PI / 2 - gate, lift), rail(Math.PI / 2 + gate, Math.PI, lift));
  }
  return { behind: halves[0].join(''), before: halves[1].join('') };
}
