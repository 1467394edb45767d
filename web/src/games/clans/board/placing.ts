/**
 * Where the names on the map stand. It takes a fifth of a second to find that out, so `places.json` keeps
 * it; `npx vitest run placing -u` writes it anew.
 */

import type { Atlas, Point, Territory } from '../material';
import { REGIONS } from '../material';
import { bounds, distanceToRing, isInside } from './geometry';

/** The places of the territories' names and of the regions'. */
export interface Places {
  readonly names: readonly Point[];
  readonly regions: readonly Point[];
}

/** Find a place for every name. */
export function placing({ territories }: Atlas): Places {
  const names = territories.map(namePlace);
  return { names, regions: REGIONS.map((id) => regionPlace(id, territories, names)) };
}

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
