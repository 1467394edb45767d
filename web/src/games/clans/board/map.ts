/** The map as paths, drawn once when the board is first needed. */

import {
  bounds,
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
import { type Atlas, atlas, type Point, REGIONS, type Territory } from '../material';
import { brushStrokes, type Texture, texture } from './paint';

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
  readonly brush: string;
  readonly textures: readonly Texture[];
  readonly borders: string;
  readonly rivers: string;
  readonly riverInk: string;
  readonly lakes: readonly Water[];
  readonly lakeInk: string;
  readonly regions: readonly Label[];
  readonly waves: string;
}

const drawn = new Map<boolean, Drawing>();

/** The drawing of the map, lying or turned; always the same one. */
export function drawing(turned: boolean): Drawing {
  const known = drawn.get(turned);
  if (known !== undefined) return known;
  const fresh = draw(atlas(turned));
  drawn.set(turned, fresh);
  return fresh;
}

function draw({ outline, territories, lakes, rivers, borders, width, height }: Atlas): Drawing {
  const random = dice(20021);
  const names = territories.map(namePlace);
  return {
    coast: closedCurve(outline),
    coastInk: penStroke(outline, 4.6, random, { closed: true }),
    grounds: territories.map((territory, i): Ground => ({
      territory,
      area: closedCurve(territory.polygon),
      heart: closedCurve(inset(territory.polygon, 5 + random() * 2)),
      ring: closedCurve(inset(territory.polygon, 8)),
      tone: random() * 2 - 1,
      name: names[i] ?? territory.anchor,
    })),
    brush: brushStrokes(territories, random),
    textures: (['mountains', 'forest', 'steppe', 'grassland'] as const).map((terrain) =>
      texture(terrain, territories, random),
    ),
    borders: borders.map((line) => openCurve(shaken(line, random))).join(''),
    rivers: rivers.map(openCurve).join(''),
    riverInk: rivers.map((line) => penStroke(line, 7.4, random)).join(''),
    lakes: lakes.map(({ id, label, polygon }) => ({
      id,
      area: closedCurve(polygon),
      ripples: ripples(polygon, label, random),
      label,
      lean: lean(polygon, label),
    })),
    lakeInk: lakes.map(({ polygon }) => penStroke(polygon, 3, random, { closed: true })).join(''),
    regions: REGIONS.map((id) => ({ id, at: regionPlace(id, territories, names) })),
    waves: waves(outline, width, height, random),
  };
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
  return scatter(sea, 34, 4, random)
    .filter((place) => !isInside(place, outline) && distanceToRing(place, outline) > 26)
    .map(([x, y]) => {
      const w = 5 + random() * 4;
      return `M${short(x - w)} ${short(y)}q${short(w / 2)} -3.4 ${short(w)} 0t${short(w)} 0`;
    })
    .join('');
}

// -- Names ------------------------------------------------------------------------------------

/** A place for the name of a territory: near its rim, and away from where huts stand. */
function namePlace({ polygon, anchor }: Territory): Point {
  return bestPlace(bounds(polygon), 6, anchor, ([x, y], most) => {
    const off = Math.min(Math.hypot((x - anchor[0]) * 0.9, y - anchor[1]), 46);
    // Below and to the left it is seldom hidden by a hut.
    const value = off * 0.7 + (y - anchor[1]) * 0.06 - (x - anchor[0]) * 0.02;
    if (value + CLEAR * 2.2 <= most || !isInside([x, y], polygon)) return -Infinity;
    return value + Math.min(distanceToRing([x, y], polygon), CLEAR) * 2.2;
  });
}

/** A place for the name of a region: inside it, and as far as can be from huts and other names. */
function regionPlace(
  region: string,
  territories: readonly Territory[],
  names: readonly Point[],
): Point {
  const own = territories.filter((territory) => territory.region === region);
  const middle: Point = [
    own.reduce((sum, { anchor }) => sum + anchor[0], 0) / own.length,
    own.reduce((sum, { anchor }) => sum + anchor[1], 0) / own.length,
  ];
  const within = ([x, y]: Point): boolean =>
    [x - 46, x, x + 46].every((end) => own.some(({ polygon }) => isInside([end, y], polygon)));
  const box = bounds(own.flatMap(({ polygon }) => polygon));
  const near = ([x, y]: Point): boolean =>
    x > box[0] - 60 && x < box[2] + 60 && y > box[1] - 40 && y < box[3] + 40;
  const anchors = territories.map(({ anchor }) => anchor).filter(near);
  const others = names.filter(near);
  return bestPlace(box, 9, middle, ([x, y], most) => {
    let huts = 16;
    for (const anchor of anchors) huts = Math.min(huts, blockDistance(x, y, anchor, 50) - 20);
    if (huts * 2 + 18 <= most) return -Infinity;
    let labels = 9;
    for (const name of others) labels = Math.min(labels, blockDistance(x, y, name, 52) - 6);
    const value = huts * 2 + labels * 2 - Math.hypot(x - middle[0], y - middle[1]) * 0.03;
    return value > most && within([x, y]) ? value : -Infinity;
  });
}

/** How far a name wants to be from a line. */
const CLEAR = 15;

/** The best place in a box; whoever judges is told what there is to beat. */
function bestPlace(
  [left, top, right, bottom]: readonly [number, number, number, number],
  step: number,
  otherwise: Point,
  judge: (place: Point, most: number) => number,
): Point {
  let best = otherwise;
  let most = -Infinity;
  for (let x = left; x <= right; x += step) {
    for (let y = top; y <= bottom; y += step) {
      const value = judge([x, y], most);
      if (value > most) {
        most = value;
        best = [x, y];
      }
    }
  }
  return best;
}

/** How far a place is from a flat word of a half width around another. */
function blockDistance(x: number, y: number, [px, py]: Point, half: number): number {
  const aside = Math.max(0, Math.abs(x - px) - half);
  return Math.sqrt(aside * aside + (y - py) * (y - py));
}
