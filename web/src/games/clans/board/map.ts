/** The map as paths, drawn once when the board is first needed. */

import {
  closedCurve,
  dice,
  distanceToRing,
  inset,
  isInside,
  openCurve,
  penStroke,
  resample,
  scatter,
  short,
} from './geometry';
import {
  type Atlas,
  atlas,
  type Point,
  REGIONS,
  type TerrainId,
  type Territory,
} from '../material';
import { brushStrokes, type Texture, texture } from './paint';
import places from './places.json';

export interface Ground {
  readonly territory: Territory;
  /** The whole area, and the part inside the darker rim that paint leaves. */
  readonly area: string;
  readonly heart: string;
  /** The line along which a choice is lit. */
  readonly ring: string;
  /** A little lighter or darker than its neighbours: -1 to 1. */
  readonly tone: number;
  /** Where its name stands. */
  readonly name: Point;
}

export interface Water {
  readonly id: string;
  readonly area: string;
  readonly ripples: string;
  readonly label: Point;
  /** How the name of the lake leans, in degrees. */
  readonly lean: number;
}

export interface Label {
  readonly id: string;
  readonly at: Point;
}

export interface Drawing {
  readonly coast: string;
  readonly coastInk: string;
  readonly grounds: readonly Ground[];
  readonly brush: () => string;
  readonly textures: readonly { readonly terrain: TerrainId; readonly signs: () => Texture }[];
  readonly borders: string;
  readonly rivers: string;
  readonly riverInk: string;
  readonly lakes: readonly Water[];
  readonly lakeInk: string;
  readonly regions: readonly Label[];
  readonly waves: () => string;
}

const TERRAINS = ['mountains', 'forest', 'steppe', 'grassland'] as const;

/** How many territories are drawn in one step. */
const AT_ONCE = 10;

const begun = new Map<boolean, Iterator<void, Drawing>>();
const drawn = new Map<boolean, Drawing>();

/** The drawing of the map, lying or turned; always the same one. */
export function drawing(turned: boolean): Drawing {
  for (;;) {
    const known = drawn.get(turned);
    if (known !== undefined) return known;
    drawOn(turned);
  }
}

/** Draw a part of the map, which takes its time; true once all of it is there. */
export function drawOn(turned: boolean): boolean {
  if (drawn.has(turned)) return true;
  const hand = begun.get(turned) ?? draw(atlas(turned), turned ? places.turned : places.lying);
  begun.delete(turned);
  const { done, value } = hand.next();
  if (done === true) drawn.set(turned, value);
  else begun.set(turned, hand);
  return done === true;
}

/** What takes longest is drawn when it is first asked for, so that the land can be seen before it is painted. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function* draw(
  { outline, territories, lakes, rivers, borders, width, height }: Atlas,
  { names, regions }: Kept,
): Generator<void, Drawing> {
  const random = dice(20021);
  const coast = closedCurve(outline);
  const coastInk = penStroke(outline, 4.6, random, { closed: true });
  const grounds: Ground[] = [];
  for (const [i, territory] of territories.entries()) {
    if (i % AT_ONCE === 0) yield;
    grounds.push({
      territory,
      area: closedCurve(territory.polygon),
      heart: closedCurve(inset(territory.polygon, 5 + random() * 2)),
      ring: closedCurve(inset(territory.polygon, 8)),
      tone: random() * 2 - 1,
      name: placeOf(names[i]) ?? territory.anchor,
    });
  }
  yield;
  const bordered = borders.map((line) => openCurve(shaken(line, random))).join('');
  yield;
  const riverInk = rivers.map((line) => penStroke(line, 7.4, random)).join('');
  yield;
  const waters = lakes.map(({ id, label, polygon }) => ({
    id,
    area: closedCurve(polygon),
    ripples: ripples(polygon, label, random),
    label,
    lean: lean(polygon, label),
  }));
  return {
    coast,
    coastInk,
    grounds,
    brush: once(() => brushStrokes(territories, dice(20022))),
    textures: TERRAINS.map((terrain, i) => ({
      terrain,
      signs: once(() => texture(terrain, territories, dice(20023 + i))),
    })),
    borders: bordered,
    rivers: rivers.map(openCurve).join(''),
    riverInk,
    lakes: waters,
    lakeInk: lakes.map(({ polygon }) => penStroke(polygon, 3, random, { closed: true })).join(''),
    regions: REGIONS.map((id, i) => ({ id, at: placeOf(regions[i]) ?? [0, 0] })),
    waves: once(() => waves(outline, width, height, dice(20027))),
  };
}

/** Places as a file keeps them. */
interface Kept {
  readonly names: readonly (readonly number[])[];
  readonly regions: readonly (readonly number[])[];
}

function placeOf(kept: readonly number[] | undefined): Point | null {
  const [x, y] = kept ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}

function shaken(line: readonly Point[], random: () => number): Point[] {
  const along = resample(line, 14);
  return along.map(([x, y], i) =>
    i === 0 || i === along.length - 1
      ? [x, y]
      : [x + (random() - 0.5) * 1.8, y + (random() - 0.5) * 1.8],
  );
}

// -- Water ------------------------------------------------------------------------------------

function ripples(ring: readonly Point[], label: Point, random: () => number): string {
  return scatter(ring, 17, 8, random)
    .filter(([x, y]) => Math.abs(y - label[1]) > 11 || Math.abs(x - label[0]) > 42)
    .map(([x, y]) => {
      const w = 4 + random() * 3;
      return `M${short(x - w)} ${short(y)}q${short(w / 2)} -2.4 ${short(w)} 0t${short(w)} 0`;
    })
    .join('');
}

/** A long narrow lake carries its name along its length. */
function lean(ring: readonly Point[], [x, y]: Point): number {
  let best = 0;
  let room = 0;
  for (const degrees of [0, -12, 12, -25, 25, -40, 40, -55, 55]) {
    const angle = (degrees * Math.PI) / 180;
    const free = [-1, 1].map((side) => {
      let way = 0;
      while (
        way < 60 &&
        isInside([x + side * way * Math.cos(angle), y + side * way * Math.sin(angle)], ring)
      ) {
        way += 3;
      }
      return way;
    });
    const reach = Math.min(...free) - Math.abs(degrees) * 0.1;
    if (reach > room + 2) {
      room = reach;
      best = degrees;
    }
  }
  return best;
}

/** Waves in the sea around the land. */
function waves(
  outline: readonly Point[],
  width: number,
  height: number,
  random: () => number,
): string {
  const far = 60;
  const sea: Point[] = [
    [-far, -far],
    [width + far, -far],
    [width + far, height + far],
    [-far, height + far],
  ];
  // Waves stay so far from the land that every fourth point of its coast says where it is.
  const coast = outline.filter((_, i) => i % 4 === 0);
  const inTheSea = (place: Point): boolean =>
    !isInside(place, coast) && distanceToRing(place, coast) > 26;
  return scatter(sea, 34, 4, random, inTheSea)
    .map(([x, y]) => {
      const w = 5 + random() * 4;
      return `M${short(x - w)} ${short(y)}q${short(w / 2)} -3.4 ${short(w)} 0t${short(w)} 0`;
    })
    .join('');
}
