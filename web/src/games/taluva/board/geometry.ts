/** The island as shapes: columns of tiles under a fixed slant, light from the top left. Looks only, no rules. */

import {
  beside,
  type Hex,
  Layout,
  type Point,
  readingOrder,
  round,
  writeHex,
} from '../../../board/hexes';
import { byHex, tileOf } from '../material';
import type { Field } from '../view.gen';

export const LAYOUT = new Layout(40, 0.62, 14);
export const CORNERS = LAYOUT.corners();

/** Where the shadow of one level falls, on the plane below it. */
const CAST: Point = { x: 11, y: 4.2 };
/** A shadow never reaches further than this many levels' worth into a field. */
const REACH = 3;
/** More than this many exposed levels look alike. */
export const MOST_SIDES = 8;

/** The middle of a field's surface, or null where there is none. */
export function centreOf(field: Field | undefined): Point | null {
  return field === undefined ? null : LAYOUT.centre(field, field.level);
}

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

/** The hex that is seen at a place: columns in front hide what lies behind them. */
export function hexAt(place: Point, drawn: readonly Column[]): Hex {
  return columnAt(drawn, place) ?? LAYOUT.at(place);
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
