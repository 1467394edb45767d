/** The island as shapes: columns of tiles under a fixed slant, light from the top left. Looks only, no rules. */

import {
  around,
  beside,
  type Box,
  fitted,
  type Hex,
  type Inset,
  Layout,
  type Point,
  readHex,
  readingOrder,
  round,
  writeHex,
} from '../../board/hexes';
import type { Field } from './view.gen';

export const LAYOUT = new Layout(40, 0.62, 14);
export const CORNERS = LAYOUT.corners();

/** Where the shadow of one level falls, on the plane below it. */
const CAST: Point = { x: 11, y: 4.2 };
/** A shadow never reaches further than this many levels' worth into a field. */
const REACH = 3;
/** More than this many exposed levels look alike. */
export const MOST_SIDES = 8;

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

// -- Columns -----------------------------------------------------------------------------------

/** One column of the island, ready to be drawn. */
export interface Column {
  readonly key: string;
  readonly q: number;
  readonly r: number;
  /** The middle of its surface. */
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly terrain: string;
  readonly orientation: number | null;
  readonly owner: number | null;
  readonly kind: string | null;
  /** How many levels of its left and right side can be seen. */
  readonly left: number;
  readonly right: number;
  /** The shadow its higher neighbours throw on it, around its middle. */
  readonly shade: string;
  /** Where its tile ends, around its middle. */
  readonly seam: string;
  /** Cut open: there is more above than is shown. */
  readonly cut: boolean;
}

/** All columns from the back to the front; those above `peel` are cut open there. */
export function columns(fields: readonly Field[], peel = Infinity): Column[] {
  const at = byHex(fields);
  const tiles = tileOf(fields);
  const height = (hex: Hex): number => Math.min(at.get(writeHex(hex))?.level ?? 0, peel);
  return [...fields].sort(readingOrder).map((field) => {
    const key = writeHex(field);
    const level = height(field);
    const cut = field.level > level;
    const { x, y } = LAYOUT.centre(field, level);
    const tile = tiles.get(key);
    const seams: string[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const other = tiles.get(writeHex(beside(field, direction)));
      if (tile === undefined || cut || other !== tile) seams.push(EDGES[direction] ?? '');
    }
    return {
      key,
      q: field.q,
      r: field.r,
      x: round(x),
      y: round(y),
      level,
      terrain: field.terrain,
      orientation: field.orientation,
      owner: cut ? null : field.owner,
      kind: cut ? null : field.kind,
      left: Math.min(Math.max(level - height(beside(field, 2)), 0), MOST_SIDES),
      right: Math.min(Math.max(level - height(beside(field, 1)), 0), MOST_SIDES),
      shade: shade(height(beside(field, 3)) - level, height(beside(field, 4)) - level),
      seam: seams.join(''),
      cut,
    };
  });
}

/** The same things as before where they are equal, so that only what changed is drawn anew. */
export function kept<T extends { readonly key: string }>(
  before: readonly T[],
  now: readonly T[],
): readonly T[] {
  const known = new Map(before.map((one) => [one.key, one]));
  return now.map((one) => {
    const old = known.get(one.key);
    return old !== undefined && same(old, one) ? old : one;
  });
}

function same<T extends object>(one: T, other: T): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

/** The column whose surface or side is seen at a place, the foremost if several lie behind each other. */
export function columnAt(drawn: readonly Column[], place: Point): Column | null {
  const half = CORNERS[2]?.x ?? 0;
  const tall = CORNERS[3]?.y ?? 0;
  for (let index = drawn.length - 1; index >= 0; index--) {
    const column = drawn[index];
    if (column === undefined) continue;
    const dx = place.x - column.x;
    const dy = place.y - column.y;
    if (Math.abs(dx) > half) continue;
    const edge = tall - (Math.abs(dx) / half) * (tall / 2);
    const deep = (dx < 0 ? column.left : column.right) * LAYOUT.lift;
    if (dy >= -edge && dy <= edge + deep) return column;
  }
  return null;
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

/** The sides of a hex towards the directions, as paths around its middle: on the edge, and a little inside. */
const EDGES = edges(1);
const INNER_EDGES = edges(0.93);
/** The line on the surface of a field that stands for itself, and around a place where nothing lies. */
const RING = path(corners({ x: 0, y: 0 }, 0.9));
export const PLACE_RING = path(corners({ x: 0, y: 0 }, 0.84));

function edges(grow: number): string[] {
  const around = corners({ x: 0, y: 0 }, grow);
  return around.map((_, direction) => {
    const [from, to] = [around[(direction + 1) % 6], around[(direction + 2) % 6]];
    if (from === undefined || to === undefined) return '';
    return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  });
}

/** The shadow on a field whose neighbours in the west and north-west are so many levels higher. */
function shade(west: number, northWest: number): string {
  return (
    strip(CORNERS[4], CORNERS[5], Math.min(west, REACH)) +
    strip(CORNERS[5], CORNERS[0], Math.min(northWest, REACH))
  );
}

function strip(from: Point | undefined, to: Point | undefined, levels: number): string {
  if (levels <= 0 || from === undefined || to === undefined) return '';
  const far = ({ x, y }: Point): Point => ({ x: x + CAST.x * levels, y: y + CAST.y * levels });
  return path(clipped([from, to, far(to), far(from)], CORNERS));
}

/** The shadow of the whole island on the table, one path. */
export function shadowOnTable(fields: readonly Field[], peel = Infinity): string {
  const at = byHex(fields);
  return fields
    .filter((field) => [0, 1, 2].some((way) => !at.has(writeHex(beside(field, way)))))
    .map((field) => {
      const level = Math.min(field.level, peel);
      const { x, y } = LAYOUT.centre(field);
      const [n, ne, se, s, sw] = CORNERS.map((corner) => ({ x: corner.x + x, y: corner.y + y }));
      if (!n || !ne || !se || !s || !sw) return '';
      const far = (point: Point): Point => ({
        x: point.x + CAST.x * level * 1.25,
        y: point.y + CAST.y * level * 1.25,
      });
      return path([n, far(n), far(ne), far(se), far(s), s, sw]);
    })
    .join('');
}

/** The fields beside the water; what lies around the island needs no others. */
export function shore(fields: readonly Field[]): readonly Field[] {
  const at = byHex(fields);
  return fields.filter((field) =>
    [0, 1, 2, 3, 4, 5].some((way) => !at.has(writeHex(beside(field, way)))),
  );
}

/** The outlines of hexes on the table, one path. */
export function footprint(hexes: readonly Hex[]): string {
  return hexes.map((hex) => path(corners(LAYOUT.centre(hex)))).join('');
}

/** The outline around a group of fields, each at its own height; no lines between them. */
export function ring(fields: readonly (Hex & { readonly level?: number })[], grow = 1): string {
  const inside = new Set(fields.map(writeHex));
  return fields
    .map((field) => {
      const { x, y } = LAYOUT.centre(field, field.level ?? 0);
      const around = corners({ x, y }, grow);
      let drawn = '';
      for (let direction = 0; direction < 6; direction++) {
        const from = around[(direction + 1) % 6];
        const to = around[(direction + 2) % 6];
        if (from === undefined || to === undefined) continue;
        if (inside.has(writeHex(beside(field, direction)))) continue;
        drawn += `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
      }
      return drawn;
    })
    .join('');
}

/** The line on the surface of one field of a group, around its middle: a ring if it is alone. */
export function surfaceLine(hex: Hex, group: readonly Hex[]): string {
  if (group.length === 1) return RING;
  const inside = new Set(group.map(writeHex));
  return INNER_EDGES.map((side, way) => (inside.has(writeHex(beside(hex, way))) ? '' : side)).join(
    '',
  );
}

/** A few strokes of the brush on the water around the island, always in the same places, one path. */
export function ripples(fields: readonly Field[]): string {
  const land = byHex(fields);
  const water = new Map<string, { hex: Hex; shore: Hex }>();
  for (const shore of fields) {
    for (let direction = 0; direction < 6; direction++) {
      const hex = beside(shore, direction);
      if (!land.has(writeHex(hex))) water.set(writeHex(hex), { hex, shore });
    }
  }
  return [...water.values()]
    .filter(({ hex: { q, r } }) => (((q * 5 + r * 3) % 4) + 4) % 4 === 0)
    .map(({ hex, shore }) => {
      const [out, near] = [LAYOUT.centre(hex), LAYOUT.centre(shore)];
      const [x, y] = [out.x + (near.x - out.x) / 5, out.y + (near.y - out.y) / 5];
      return `M${round(x - 12)} ${round(y)}q4-3 8 0t8 0M${round(x - 2)} ${round(y + 5)}q4-3 8 0t8 0`;
    })
    .join('');
}

export function corners(centre: Point, grow = 1): Point[] {
  return (grow === 1 ? CORNERS : LAYOUT.corners(grow)).map((corner) => ({
    x: corner.x + centre.x,
    y: corner.y + centre.y,
  }));
}

export function path(points: readonly Point[]): string {
  if (points.length === 0) return '';
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The part of a polygon inside a convex one; both clockwise on the screen. */
export function clipped(subject: readonly Point[], frame: readonly Point[]): Point[] {
  let kept = [...subject];
  frame.forEach((from, index) => {
    const to = frame[(index + 1) % frame.length] ?? from;
    const inside = (point: Point): number =>
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
    const next: Point[] = [];
    kept.forEach((point, at) => {
      const before = kept[(at + kept.length - 1) % kept.length] ?? point;
      const [was, is] = [inside(before), inside(point)];
      if (was >= 0 !== is >= 0) {
        const part = was / (was - is);
        next.push({
          x: before.x + (point.x - before.x) * part,
          y: before.y + (point.y - before.y) * part,
        });
      }
      if (is >= 0) next.push(point);
    });
    kept = next;
  });
  return kept;
}

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

// -- Settlements and what a move does to them ----------------------------------------------------

/** Neighbouring fields with pieces of one owner. */
export interface Settlement {
  readonly owner: number;
  readonly fields: readonly Field[];
}

/** All settlements on the island, each from its first field in reading order. */
export function settlements(fields: readonly Field[]): Settlement[] {
  const at = byHex(fields);
  const seen = new Set<string>();
  const found: Settlement[] = [];
  for (const field of [...fields].sort(readingOrder)) {
    if (field.owner === null || seen.has(writeHex(field))) continue;
    const members: Field[] = [];
    const open = [field];
    seen.add(writeHex(field));
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      members.push(next);
      for (let direction = 0; direction < 6; direction++) {
        const key = writeHex(beside(next, direction));
        const other = at.get(key);
        if (other === undefined || other.owner !== field.owner || seen.has(key)) continue;
        seen.add(key);
        open.push(other);
      }
    }
    found.push({ owner: field.owner, fields: members.sort(readingOrder) });
  }
  return found;
}

/** What is different between two positions, to be shown before a move is confirmed or told after it. */
export interface Change {
  /** Fields that are higher than before. */
  readonly laid: readonly Field[];
  /** Fields as they were, whose huts are buried. */
  readonly buried: readonly Field[];
  /** Fields with pieces that were not there. */
  readonly built: readonly Field[];
  /** Settlements as they would be, two or more of which were one. */
  readonly split: readonly Settlement[];
}

export const NO_CHANGE: Change = { laid: [], buried: [], built: [], split: [] };

export function change(before: readonly Field[], after: readonly Field[]): Change {
  const was = byHex(before);
  const is = byHex(after);
  const laid = after.filter((field) => field.level > (was.get(writeHex(field))?.level ?? 0));
  const buried = before.filter(
    (field) => field.owner !== null && (is.get(writeHex(field))?.level ?? 0) > field.level,
  );
  const built = after.filter(
    (field) => field.owner !== null && was.get(writeHex(field))?.owner !== field.owner,
  );
  if (buried.length === 0) return { laid, buried, built, split: [] };
  const old = new Map(
    settlements(before).flatMap((one, id) =>
      one.fields.map((field): [string, number] => [writeHex(field), id]),
    ),
  );
  const now = settlements(after);
  const origin = now.map((one) => old.get(writeHex(one.fields[0] ?? { q: 0, r: 0 })));
  const split = now.filter(
    (_, index) =>
      origin[index] !== undefined && origin.filter((id) => id === origin[index]).length > 1,
  );
  return { laid, buried, built, split };
}

// -- References, picks and notation ---------------------------------------------------------------

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

/** How a placement is written, whether it is possible or not. */
export function writePlacement(
  tile: string,
  volcano: Hex,
  turn: number,
  fields: readonly Field[],
): string {
  const mark = byHex(fields).has(writeHex(volcano)) ? '^' : '@';
  return `${tile}${mark}${writeHex(volcano)}/${turn}`;
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

/** Where so many huts stand on one field: at most four are drawn, the rest is said by a number. */
export function hutPlaces(huts: number): readonly Point[] {
  if (huts <= 1) return [{ x: 0, y: 3 }];
  if (huts === 2) {
    return [
      { x: -11, y: 0 },
      { x: 11, y: 5 },
    ];
  }
  if (huts === 3) {
    return [
      { x: 0, y: -6 },
      { x: -13, y: 5 },
      { x: 13, y: 6 },
    ];
  }
  return [
    { x: -9, y: -7 },
    { x: 12, y: -4 },
    { x: -14, y: 5 },
    { x: 7, y: 9 },
  ];
}
