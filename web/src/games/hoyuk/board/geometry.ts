/** Where the cells of the town lie on the drawing, and what encloses several of them. */

import { frameOf } from '../../../board/frame';
import type { Box, Point } from '../../../board/hexes';

/** The side of a cell, and how far a storey rises. */
export const CELL = 60;
export const RISE = 12;
/** Room for the names of rows and columns, and for what rises in the uppermost row. */
export const EDGE = 22;

const COLUMNS = 'abcdefghijklmnopqrstuvwxyz';

/** A cell by column and row, both from 0; rows are counted from the bottom, as the rules do. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The place of a cell such as `f6`, or null. */
export function placeOf(cell: string): Place | null {
  const found = /^([a-z])([1-9]\d?)$/.exec(cell);
  if (found === null) return null;
  return { column: COLUMNS.indexOf(found[1] ?? ''), row: Number(found[2]) - 1 };
}

export function nameOf({ column, row }: Place): string {
  return `${COLUMNS[column] ?? '?'}${row + 1}`;
}

/** The upper left corner of a cell on a board of so many rows. */
export function cornerOf(cell: string, rows: number): Point {
  const place = placeOf(cell) ?? { column: 0, row: 0 };
  return { x: place.column * CELL, y: (rows - 1 - place.row) * CELL };
}

export function middleOf(cell: string, rows: number): Point {
  const { x, y } = cornerOf(cell, rows);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Every cell, the uppermost row first and each from the left, so that what is nearer is drawn later. */
export function allCells(columns: number, rows: number): string[] {
  return Array.from({ length: columns * rows }, (_, index) =>
    nameOf({ column: index % columns, row: rows - 1 - Math.floor(index / columns) }),
  );
}

/** The whole town, or what lies around the squares that matter. */
export function boxOf(
  columns: number,
  rows: number,
  squares: readonly { readonly cell: string }[] = [],
): Box {
  const whole = {
    x: -EDGE,
    y: -EDGE - RISE,
    width: columns * CELL + 2 * EDGE,
    height: rows * CELL + 2 * EDGE + RISE,
  };
  const built = squares.map(({ cell }) => middleOf(cell, rows));
  return frameOf(built, CELL * 2, CELL * 6, whole);
}

const STEPS: Readonly<Record<string, Place>> = {
  n: { column: 0, row: 1 },
  e: { column: 1, row: 0 },
  s: { column: 0, row: -1 },
  w: { column: -1, row: 0 },
};

/** The cell on one side of another; null beyond what can be named. */
export function beside(cell: string, side: string): string | null {
  const place = placeOf(cell);
  const step = STEPS[side];
  if (place === null || step === undefined) return null;
  const next = { column: place.column + step.column, row: place.row + step.row };
  return next.column < 0 || next.row < 0 ? null : nameOf(next);
}

/** The side of a cell on which a neighbour lies, or null. */
export function sideTowards(cell: string, other: string): string | null {
  return Object.keys(STEPS).find((side) => beside(cell, side) === other) ?? null;
}

/** The outline around some cells: every edge that only one of them has, joined to closed lines. */
export function outline(cells: readonly string[], rows: number): string {
  const edges = new Map<string, Point[]>();
  const inside = new Set(cells);
  const add = (from: Point, to: Point): void => {
    const key = `${from.x} ${from.y}`;
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const cell of cells) {
    const { x, y } = cornerOf(cell, rows);
    const [a, b, c, d] = [
      { x, y },
      { x: x + CELL, y },
      { x: x + CELL, y: y + CELL },
      { x, y: y + CELL },
    ] as const;
    if (!inside.has(beside(cell, 'n') ?? '')) add(a, b);
    if (!inside.has(beside(cell, 'e') ?? '')) add(b, c);
    if (!inside.has(beside(cell, 's') ?? '')) add(c, d);
    if (!inside.has(beside(cell, 'w') ?? '')) add(d, a);
  }
  let path = '';
  for (;;) {
    const start = [...edges.keys()].find((key) => (edges.get(key) ?? []).length > 0);
    if (start === undefined) return path;
    path += `M${start}`;
    let next = edges.get(start)?.pop();
    while (next !== undefined) {
      const key = `${next.x} ${next.y}`;
      if (key === start) break;
      path += `L${key}`;
      next = edges.get(key)?.pop();
    }
    path += 'Z';
  }
}

/** How high what stands on a cell rises above the ground. */
export function liftOf(square?: { readonly kind: string; readonly storeys: number }): number {
  return square?.kind === 'house' ? RISE * square.storeys : 0;
}

/** Which half of the town a cell leaves free. */
export function awayFrom(
  cell: string,
  columns: number,
  rows: number,
): { left: boolean; up: boolean } {
  const { x, y } = middleOf(cell, rows);
  return { left: x > (columns * CELL) / 2, up: y > (rows * CELL) / 2 };
}

/** The area in which a cell is hit: with what rises on it. */
export function areaOf(cell: string, rows: number, lift: number): string {
  const { x, y } = cornerOf(cell, rows);
  return `M${x} ${y - lift}h${CELL}v${CELL + lift}h${-CELL}z`;
}
