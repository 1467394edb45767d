/** Where the island stands in its window. */

import { around, type Box, fitted, type Inset, type Point } from '../../../board/hexes';
import type { Field } from '../view.gen';
import { LAYOUT } from './geometry';

/** Up to this width a window is narrow: a phone. */
const NARROW = 640;

/** The part of the table to show: the island with room around it for the next tile, less of it if `narrow`. */
export function extent(fields: readonly Field[], narrow = false): Box {
  const step = 20;
  const points = fields.flatMap((field) => [
    LAYOUT.centre(field),
    LAYOUT.centre(field, field.level + 1),
  ]);
  // A lonely first tile is not blown up beyond measure.
  const nothing = [-1, 1].map((side) => ({
    x: side * LAYOUT.size * 3,
    y: side * LAYOUT.size * 1.6,
  }));
  const box = around(points.length > 9 ? points : [...points, ...nothing], LAYOUT.size * 1.9);
  const more = narrow ? 0 : LAYOUT.size * 1.2;
  const x = Math.floor((box.x - more) / step) * step;
  const y = Math.floor(box.y / step) * step;
  return {
    x,
    y,
    width: Math.ceil((box.x + box.width + more) / step) * step - x,
    height: Math.ceil((box.y + box.height) / step) * step - y,
  };
}

/** How wide and high something is. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The insets that leave the island largest in a window where the tile in hand lies over the upper left corner and
 * buttons over the lower right one: both shall cover no field, and the tile no place where it could be laid.
 */
export function clearOf(
  hand: Size,
  buttons: Size,
  fields: readonly Field[],
  box: Box,
  window: Size,
): Inset {
  const centres = fields.map((field) => LAYOUT.centre(field));
  const aside = ({ x, y }: Point, far: number): Point => ({
    x: x + far * LAYOUT.size,
    y: y + far * LAYOUT.size * LAYOUT.squash,
  });
  const nearHand = centres.map((centre) => aside(centre, -2.6));
  const nearButtons = centres.map((centre) => aside(centre, 1));
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
        nearButtons
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
  const parts = [0.25, 0.5, 0.75, 1];
  return [
    [0, 0],
    ...parts.flatMap((part): [number, number][] => [
      [part * width, 0],
      [0, part * height],
    ]),
  ];
}

export function isNarrow(width: number): boolean {
  return width <= NARROW;
}

/** Room for the tile in hand, while one is held, and for the buttons, so that they cover nothing. */
export function insetFor(
  holding: boolean,
  fields: readonly Field[],
  box: Box,
  window: Size,
): Inset {
  const narrow = isNarrow(window.width);
  const hand = narrow ? { width: 134, height: 186 } : { width: 184, height: 224 };
  const buttons = narrow ? { width: 156, height: 58 } : { width: 58, height: 156 };
  return clearOf(holding ? hand : { width: 0, height: 0 }, buttons, fields, box, window);
}
