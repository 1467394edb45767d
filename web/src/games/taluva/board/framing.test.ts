import { describe, expect, it } from 'vitest';

import { type Box, fitted, neighbours, writeHex } from '../../../board/hexes';
import { at, erupted, flat, JUNGLE, tile } from '../island.fixture';
import { tileFields } from '../material';
import type { Field } from '../view.gen';
import { clearOf, type Frame, framed, insetFor, rim, stayed } from './framing';
import { columns, corners, LAYOUT } from './geometry';

const row = (from: number, to: number, r: number): Field[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ ...JUNGLE, q: from + i, r }));
const island = (size: number): Field[] =>
  Array.from({ length: size }, (_, r) => row(-r, size - r, r)).flat();

/** How far a frame is from showing everything: the corners of its cells outside of a window, or under the tile. */
function hidden(frame: Frame, width: number, height: number): number {
  const { x, y, scale } = fitted(
    frame.box,
    width,
    height,
    insetFor(true, frame, { width, height }),
  );
  const hand = width <= 640 ? { x: 134, y: 186 } : { x: 184, y: 264 };
  return frame.cells
    .flatMap((cell) => [0, 1].flatMap((level) => corners(LAYOUT.centre(cell, level))))
    .map((point) => ({
      x: width / 2 + (point.x - x) * scale,
      y: height / 2 + (point.y - y) * scale,
    }))
    .filter(
      (seen) =>
        seen.x < -0.01 ||
        seen.y < -0.01 ||
        seen.x > width + 0.01 ||
        seen.y > height + 0.01 ||
        (seen.x < hand.x && seen.y < hand.y),
    ).length;
}

function within({ x, y, width, height }: Box, fields: readonly Field[]): boolean {
  return fields
    .flatMap((field) => corners(LAYOUT.centre(field)))
    .every(
      (point) => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height,
    );
}

describe('the window', () => {
  it('shows the island with room for a tile', () => {
    const { box } = framed(erupted);
    for (const { x, y } of columns(erupted)) {
      expect(x).toBeGreaterThan(box.x + 60);
      expect(x).toBeLessThan(box.x + box.width - 60);
      expect(y).toBeGreaterThan(box.y + 60);
      expect(y).toBeLessThan(box.y + box.height - 60);
    }
    expect(framed([]).box.width).toBeGreaterThan(100);
  });

  it('shows every place that a tile beside the island could lie on', () => {
    const land = new Set(flat.map(writeHex));
    const { box } = framed(flat);
    let laid = 0;
    for (const volcano of rim(flat)) {
      for (let turn = 0; turn < 6; turn += 1) {
        const fields = tileFields('JJ', volcano, turn, flat);
        const free = fields.every((field) => !land.has(writeHex(field)));
        const touches = fields.flatMap(neighbours).some((hex) => land.has(writeHex(hex)));
        if (!free || !touches) continue;
        laid += 1;
        expect(within(box, fields)).toBe(true);
      }
    }
    expect(laid).toBeGreaterThan(20);
  });

  it.each([
    ['desk', 900, 760],
    ['broad desk', 1040, 640],
    ['phone', 390, 520],
    ['small phone', 320, 380],
  ])('leaves no place outside or under the tile in hand, %s', (_, width, height) => {
    for (const fields of [[], flat, erupted, island(5), island(8), row(-8, 8, 0)]) {
      expect(hidden(framed(fields), width, height)).toBe(0);
    }
  });

  it('stands still from laying a tile to building on it, and then makes room for the next', () => {
    const placing = framed(flat);
    const laid = tile('LL', -2, 1, 2, flat);
    const building = stayed(placing, framed(laid), true);
    expect(building).toBe(placing);
    expect(within(building.box, laid)).toBe(true);
    const next = stayed(building, framed(laid), false);
    expect(next.box).not.toEqual(placing.box);
    // Somebody who looks at an earlier or later moment gets the frame of that moment.
    expect(stayed(framed(island(8)), framed(laid), true).box).toEqual(framed(laid).box);
    const far = [...flat, { ...JUNGLE, ...at(9, 0) }];
    expect(stayed(placing, framed(far), true).box).toEqual(framed(far).box);
  });

  it('comes closer when no tile is left to lay', () => {
    expect(framed(island(5), false).box.width).toBeLessThan(framed(island(5)).box.width);
  });

  it('keeps clear of the tile in hand and of the buttons, and no further than it has to', () => {
    const [hand, buttons] = [
      { width: 180, height: 200 },
      { width: 56, height: 160 },
    ];
    const insets = (fields: Field[], width: number, height: number) =>
      clearOf(hand, buttons, framed(fields), { width, height });
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    expect(insets(row(-5, 5, 0), 1000, 900)).toEqual(none);
    const broad = [...row(0, 8, -4), ...row(-4, 4, 4)];
    const beside = insets(broad, 1000, 500);
    expect(beside.left).toBeGreaterThan(0);
    expect(beside.top).toBe(0);
    const below = insets(broad, 420, 440);
    expect(below.left).toBe(0);
    expect(below.top).toBeGreaterThan(0);
  });
});
