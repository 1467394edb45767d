/** The tiles and fields of Taluva for drawing: what they are called, and how a tile lies. */

import { beside, type Hex, readHex, readingOrder, writeHex } from '../../board/hexes';
import type { Field } from './view.gen';

export type Terrain = 'J' | 'C' | 'S' | 'R' | 'L' | 'V';

/** The terrains' letters in the notation, and what the words call them. */
export const TERRAINS: Readonly<Record<string, string>> = {
  J: 'jungle',
  C: 'clearing',
  S: 'sand',
  R: 'rock',
  L: 'lake',
  V: 'volcano',
};

/** The buildings' letters in the notation, and what the words call them. */
export const KINDS: Readonly<Record<string, string>> = { T: 'temple', W: 'tower', H: 'hut' };

/** The letters of what can be built on one field, in the order in which a click on a field means them. */
export const BUILDS: Readonly<Record<string, string>> = {
  'build:temple': 'T',
  'build:tower': 'W',
  'build:hut': 'H',
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const COLUMNS = 26 + 26 * 26;
const ROWS = 200;

/** What a hex is called: its column and its row, M13 for the first volcano. Mirrors `naming.py`. */
export function callName({ q, r }: Hex): string {
  const column = modulo(12 + q + Math.floor(r / 2), COLUMNS);
  const row = modulo(12 + r, ROWS) + 1;
  const last = LETTERS[column % 26] ?? '';
  return `${column < 26 ? '' : (LETTERS[Math.floor(column / 26) - 1] ?? '')}${last}${row}`;
}

function modulo(number: number, by: number): number {
  return ((number % by) + by) % by;
}

/** The three hexes of a tile: volcano, left and right land field, for a turn clockwise from "volcano on top". */
export function tileHexes(volcano: Hex, turn: number): [Hex, Hex, Hex] {
  return [volcano, beside(volcano, turn + 2), beside(volcano, turn + 1)];
}

/** What a tile would look like lying on the island, one level above what is there. */
export function tileFields(
  tile: string,
  volcano: Hex,
  turn: number,
  fields: readonly Field[],
): Field[] {
  const under = byHex(fields);
  const terrains = ['V', tile[0] ?? 'J', tile[1] ?? 'J'];
  const hexes = tileHexes(volcano, turn);
  const level = Math.max(...hexes.map((at) => under.get(writeHex(at))?.level ?? 0)) + 1;
  return hexes.map((at, index) => ({
    ...at,
    terrain: terrains[index] ?? 'V',
    level,
    orientation: index === 0 ? turn : null,
    owner: null,
    kind: null,
  }));
}

/** Fields with some of them replaced or added, in reading order. */
export function overlaid(fields: readonly Field[], others: readonly Field[]): Field[] {
  const over = byHex(others);
  return [...fields.filter((field) => !over.has(writeHex(field))), ...others].sort(readingOrder);
}

export function byHex(fields: readonly Field[]): ReadonlyMap<string, Field> {
  return new Map(fields.map((field) => [writeHex(field), field]));
}

/** Which tile each field belongs to, by its volcano; fields whose volcano is buried are not named. */
export function tileOf(fields: readonly Field[]): ReadonlyMap<string, string> {
  const at = byHex(fields);
  const found = new Map<string, string>();
  for (const field of fields) {
    if (field.orientation === null) continue;
    for (const hex of tileHexes(field, field.orientation)) {
      if (at.get(writeHex(hex))?.level === field.level) found.set(writeHex(hex), writeHex(field));
    }
  }
  return found;
}

/** The hex a pick or reference such as `hex:2.-1` or `settlement:0.3` points at. */
export function pointedHex(reference: string | null | undefined): Hex | null {
  const found = /^(?:hex|settlement):(.+)$/.exec(reference ?? '');
  return found?.[1] === undefined ? null : readHex(found[1]);
}

/** The turn a pick such as `turn:4` means. */
export function pointedTurn(reference: string | null | undefined): number | null {
  const found = /^turn:([0-5])$/.exec(reference ?? '');
  return found === null ? null : Number(found[1]);
}

/** The turn nearest to a wanted one among those offered, clockwise first. */
export function nearestTurn(wanted: number, offered: readonly number[]): number {
  if (offered.length === 0) return wanted;
  for (let off = 0; off < 6; off++) {
    if (offered.includes((wanted + off) % 6)) return (wanted + off) % 6;
  }
  return offered[0] ?? wanted;
}

/** The next turn in one way round among those offered; the same if it is the only one. */
export function turned(from: number, way: 1 | -1, offered: readonly number[]): number {
  for (let step = 1; step <= 6; step++) {
    const turn = (((from + way * step) % 6) + 6) % 6;
    if (offered.includes(turn)) return turn;
  }
  return from;
}
