/** Where the island stands in its window. */

import {
  around,
  type Box,
  fitted,
  type Hex,
  type Inset,
  neighbours,
  type Point,
  writeHex,
} from '../../../board/hexes';
import type { Field } from '../view.gen';
import { corners, LAYOUT } from './geometry';

/** Up to this width a window is narrow: a phone. */
const NARROW = 640;
/** How many fields a tile reaches out from the island it touches. */
const REACH = 2;
/** Frames grow by so much at once: a field more does not always move them. */
const STEP = 20;

/** What a window shows: a part of the table, and the places in it that nothing may lie over. */
export interface Frame {
  readonly box: Box;
  readonly cells: readonly Hex[];
  readonly fields: readonly Field[];
}

/** The island, and around it every place that the next tile could lie on, if there is one. */
export function framed(fields: readonly Field[], more = true): Frame {
  const cells = more ? [...fields, ...rim(fields)] : fields;
  return { box: extent(fields, cells), cells, fields };
}

/**
 * The frame to show after another one: while the tile that was laid is built upon it stays, since the tile lies
 * within it, and the next turn moves it.
 */
export function stayed(before: Frame | null, now: Frame, building: boolean): Frame {
  if (!building || before === null) return now;
  const grown = contains(now.box, before.box) && now.fields.length - before.fields.length <= 3;
  const tops = now.fields.flatMap((field) => corners(LAYOUT.centre(field, field.level)));
  return grown && contains(before.box, around(tops)) ? before : now;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** The places beside the island that a tile could lie on, or reach. */
export function rim(fields: readonly Field[]): Hex[] {
  const land = new Set(fields.map(writeHex));
  const found = new Map<string, Hex>();
  let edge: readonly Hex[] = fields.length > 0 ? fields : [{ q: 0, r: 0 }];
  for (let step = 0; step < REACH; step += 1) {
    edge = edge.flatMap(neighbours).filter((hex) => {
      const key = writeHex(hex);
      if (land.has(key) || found.has(key)) return false;
      found.set(key, hex);
      return true;
    });
  }
  return [...found.values()];
}

/** The part of the table with all of the cells on it, what stands on the fields, and a tile on any other. */
function extent(fields: readonly Field[], cells: readonly Hex[]): Box {
  const tops = fields.map((field) => LAYOUT.centre(field, field.level + 1));
  const flat = cells.flatMap((cell) => [LAYOUT.centre(cell), LAYOUT.centre(cell, 1)]);
  const points = [...tops, ...flat].flatMap((centre) => corners(centre));
  // A lonely first tile is not blown up beyond measure.
  const nothing = [-1, 1].map((side) => ({
    x: side * LAYOUT.size * 4.5,
    y: side * LAYOUT.size * 3,
  }));
  const box = around(fields.length > 3 ? points : [...points, ...nothing]);
  const x = Math.floor(box.x / STEP) * STEP;
  const y = Math.floor(box.y / STEP) * STEP;
  return {
    x,
    y,
    width: Math.ceil((box.x + box.width) / STEP) * STEP - x,
    height: Math.ceil((box.y + box.height) / STEP) * STEP - y,
  };
}

/** How wide and high something is. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The insets that leave the island largest in a window where the tile in hand lies over the upper left corner and
 * buttons over the lower right one: both shall cover no field and no place where a tile could be laid.
 */
export function clearOf(
  hand: Size,
  buttons: Size,
  { box, cells, fields }: Frame,
  window: Size,
): Inset {
  const centres = cells.map((cell) => LAYOUT.centre(cell));
  // A tile has a height of its own, and lies on what is there.
  const nearHand = [
    ...cells.map((cell) => LAYOUT.centre(cell, 1)),
    ...fields.map((field) => LAYOUT.centre(field, field.level + 1)),
  ].flatMap((centre) => corners(centre, 1.1));
  let best: Inset & { scale: number } = { top: 0, right: 0, bottom: 0, left: 0, scale: 0 };
  for (const [left, top] of ways(hand)) {
    for (const [right, bottom] of ways(buttons)) {
      const inset = { top, right, bottom, left };
      const { x, y, scale } = fitted(box, window.width, window.height, inset);
      // The first of those that are about as large moves the island least.
      if (scale <= best.scale * 1.01) continue;
      const shown = (point: Point): Point => ({
        x: window.width / 2 + (point.x - x) * scale,
        y: window.height / 2 + (point.y - y) * scale,
      });
      const covered =
        nearHand.map(shown).some((at) => at.x < hand.width && at.y < hand.height) ||
        centres
          .map(shown)
          .some(
            (at) => at.x > window.width - buttons.width && at.y > window.height - buttons.height,
          );
      if (!covered) best = { ...inset, scale };
    }
  }
  const { top, right, bottom, left } = best;
  return best.scale > 0
    ? { top, right, bottom, left }
    : { top: 0, right: 0, bottom: 0, left: hand.width };
}

/** Ways to keep clear of a corner, the smallest first: a little to the side or a little up or down, or all of it. */
function ways({ width, height }: Size): readonly (readonly [number, number])[] {
  const parts = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  return [
    [0, 0],
    ...parts.flatMap((part): [number, number][] => [
      [part * width, 0],
      [0, part * height],
    ]),
  ];
}

function isNarrow(width: number): boolean {
  return width <= NARROW;
}

/** Room for the tile in hand, while one is held, and for the buttons, so that they cover nothing. */
export function insetFor(holding: boolean, frame: Frame, window: Size): Inset {
  const narrow = isNarrow(window.width);
  // The tile in hand with the words for what laying it would do.
  const hand = narrow ? { width: 134, height: 186 } : { width: 184, height: 264 };
  const buttons = narrow ? { width: 156, height: 58 } : { width: 58, height: 156 };
  return clearOf(holding ? hand : { width: 0, height: 0 }, buttons, frame, window);
}
