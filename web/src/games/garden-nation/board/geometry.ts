/** Where beds and fields lie: seven flowers of seven hexagons on one even grid, a path between the beds. */

import type { Box, Point } from '../../../board/hexes';
import type { PlaceView } from '../view.gen';

/** How far neighbouring fields of a bed are apart, and the middles of neighbouring beds. */
export const FIELD = 100;
export const BED = 312;

const ROW = Math.sqrt(3) / 2;
const RADIUS = FIELD / Math.sqrt(3);

/** The ways from a middle to its neighbours, as they lie on the table. */
const WAYS: Readonly<Record<string, Point>> = {
  C: { x: 0, y: 0 },
  NW: { x: -0.5, y: -ROW },
  NE: { x: 0.5, y: -ROW },
  E: { x: 1, y: 0 },
  SE: { x: 0.5, y: ROW },
  SW: { x: -0.5, y: ROW },
  W: { x: -1, y: 0 },
};
export const DIRECTIONS = Object.keys(WAYS);

/** All of the garden. */
export const BOX: Box = { x: -484, y: -470, width: 968, height: 936 };

/** Where the sign of a bed stands and where the tortoise rests, seen from the middle of the bed. */
export const SIGN: Point = { x: 0, y: -153 };
export const REST: Point = { x: 0, y: 170 };
/** Where the key lies: in a corner that no bed reaches. */
export const ROSE: Point = { x: 400, y: -388 };

/** The middle of a bed at a position of the board. */
export function bedAt(position: string): Point {
  const { x, y } = WAYS[position] ?? { x: 0, y: 0 };
  return { x: x * BED, y: y * BED };
}

/** The middles of the beds by their number. */
export function bedsOf(layout: readonly PlaceView[]): ReadonlyMap<number, Point> {
  return new Map(layout.map(({ position, territory }) => [territory, bedAt(position)]));
}

/** The number of the bed and the direction in the name of a field: 5 and NE of `5NE`. */
export function partsOf(field: string): { readonly bed: number; readonly direction: string } {
  return { bed: Number(field[0]), direction: field.slice(1) };
}

/** The middle of a field; null as long as its bed does not lie on the board. */
export function fieldAt(field: string, beds: ReadonlyMap<number, Point>): Point | null {
  const { bed, direction } = partsOf(field);
  const middle = beds.get(bed);
  const way = WAYS[direction];
  if (middle === undefined || way === undefined) return null;
  return { x: middle.x + way.x * FIELD, y: middle.y + way.y * FIELD };
}

/** A hexagon around a middle, as a path: `inset` makes it smaller, its corners are a little round. */
export function hexagon({ x, y }: Point, inset = 0, round = 0.14): string {
  const radius = RADIUS - inset;
  const corners = [0, 1, 2, 3, 4, 5].map((k) => corner({ x, y }, radius, 60 * k - 90));
  const parts = corners.map((at, k) => {
    const before = along(at, corners[(k + 5) % 6] ?? at, round);
    const after = along(at, corners[(k + 1) % 6] ?? at, round);
    return `${k === 0 ? 'M' : 'L'}${write(before)}Q${write(at)} ${write(after)}`;
  });
  return `${parts.join('')}Z`;
}

/** The outline of the seven fields of a bed around its middle. */
export function flower(middle: Point): string {
  const points = [0, 60, 120, 180, 240, 300].flatMap((angle) => {
    const field = corner(middle, FIELD, angle);
    return [-30, 30, 90].map((turn) => corner(field, RADIUS, angle + turn));
  });
  return `M${points.map(write).join('L')}Z`;
}

/** Where two neighbouring beds touch: the middles of the two fields that do. */
export function crossings(layout: readonly PlaceView[]): readonly (readonly [Point, Point])[] {
  const lying = layout.map(({ position }) => bedAt(position));
  return lying.flatMap((one, k) =>
    lying.slice(k + 1).flatMap((other): (readonly [Point, Point])[] => {
      const far = Math.hypot(other.x - one.x, other.y - one.y);
      if (far > BED * 1.1) return [];
      return [[along(one, other, FIELD / far), along(other, one, FIELD / far)]];
    }),
  );
}

/** The way of the tortoise from bed to bed, bent like a path; round the bed itself if it stays. */
export function walk(from: Point, to: Point): string {
  const start = { x: from.x + REST.x, y: from.y + REST.y };
  const end = { x: to.x + REST.x, y: to.y + REST.y };
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  if (far < 1) return `M${write(start)}q-70 60-6 74q64-14 6-74`;
  const bend = Math.min(60, far / 6);
  const middle = {
    x: (start.x + end.x) / 2 - ((end.y - start.y) / far) * bend,
    y: (start.y + end.y) / 2 + ((end.x - start.x) / far) * bend,
  };
  return `M${write(start)}Q${write(middle)} ${write(end)}`;
}

function corner({ x, y }: Point, far: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
}

function along(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function write({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
