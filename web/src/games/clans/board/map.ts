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
import {
  type Atlas,
  atlas,
  type Point,
  REGIONS,
  type TerrainId,
  type Territory,
} from '../material';

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

export interface Texture {
  readonly terrain: TerrainId;
  /** Painted shapes under the ink. */
  readonly wash: string;
  readonly light: string;
  readonly ink: string;
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

// -- Paint ------------------------------------------------------------------------------------

/** Broad strokes of a dry brush, all from the same hand: from the upper right to the lower left. */
function brushStrokes(territories: readonly Territory[], random: () => number): string {
  return territories
    .flatMap(({ polygon }) =>
      scatter(polygon, 26, 13, random).map(([x, y]) => {
        const half = 7 + random() * 9;
        const tilt = 0.5 + random() * 0.25;
        return `M${short(x - half)} ${short(y + half * tilt)}L${short(x + half)} ${short(y - half * tilt)}`;
      }),
    )
    .join('');
}

type Sign = (x: number, y: number, random: () => number) => Partial<Record<Layer, string>>;
type Layer = 'wash' | 'light' | 'ink';

const SIGNS: Readonly<Record<TerrainId, { sign: Sign; gap: number; margin: number }>> = {
  mountains: { sign: peak, gap: 25, margin: 13 },
  forest: { sign: tree, gap: 17, margin: 9 },
  steppe: { sign: tuft, gap: 20, margin: 8 },
  grassland: { sign: meadow, gap: 15, margin: 7 },
};

function texture(
  terrain: TerrainId,
  territories: readonly Territory[],
  random: () => number,
): Texture {
  const layers: Record<Layer, string[]> = { wash: [], light: [], ink: [] };
  const { sign, gap, margin } = SIGNS[terrain];
  for (const territory of territories) {
    if (territory.terrain !== terrain) continue;
    for (const [x, y] of scatter(territory.polygon, gap, margin, random)) {
      for (const [layer, path] of Object.entries(sign(x, y, random))) {
        layers[layer as Layer].push(path);
      }
    }
  }
  return {
    terrain,
    wash: layers.wash.join(''),
    light: layers.light.join(''),
    ink: layers.ink.join(''),
  };
}

function peak(x: number, y: number, random: () => number): ReturnType<Sign> {
  const h = 9 + random() * 6;
  const w = h * (0.75 + random() * 0.2);
  const top = `${short(x)} ${short(y - h)}`;
  const foot = short(y + 2);
  const fold = short(x + w * 0.22);
  const hatch = [0.32, 0.58, 0.82]
    .map((part) => {
      const sx = x + w * part;
      const sy = y - h + h * part + 1;
      return `M${short(sx)} ${short(sy)}l${short(-w * 0.14)} ${short(h * 0.34)}`;
    })
    .join('');
  return {
    wash: `M${top}L${short(x + w)} ${foot}L${fold} ${foot}Z`,
    light: `M${top}L${fold} ${foot}L${short(x - w)} ${foot}Z`,
    ink: `M${short(x - w)} ${foot}Q${short(x - w * 0.4)} ${short(y - h * 0.5)} ${top}L${short(x + w)} ${foot}${hatch}`,
  };
}

function tree(x: number, y: number, random: () => number): ReturnType<Sign> {
  const h = 10 + random() * 4;
  const w = 4.2 + random() * 1.2;
  if (random() < 0.62) {
    const mid = short(y - h * 0.45);
    return {
      wash: `M${short(x)} ${short(y - h)}L${short(x + w)} ${short(y)}H${short(x - w)}Z`,
      light: `M${short(x)} ${short(y - h)}L${short(x - w * 0.1)} ${mid}L${short(x - w * 0.55)} ${mid}Z`,
      ink: `M${short(x)} ${short(y - h)}L${short(x + w)} ${short(y)}H${short(x - w)}ZM${short(x)} ${short(y)}v3`,
    };
  }
  const r = w * 0.95;
  const cy = y - h * 0.5;
  const crown = `M${short(x - r)} ${short(cy)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0Z`;
  return {
    wash: crown,
    light: `M${short(x - r * 0.6)} ${short(cy)}a${short(r * 0.6)} ${short(r * 0.6)} 0 0 1 ${short(r * 0.6)} ${short(-r * 0.6)}Z`,
    ink: `${crown}M${short(x)} ${short(cy + r)}V${short(y + 2.5)}`,
  };
}

function tuft(x: number, y: number, random: () => number): ReturnType<Sign> {
  const h = 5.5 + random() * 3;
  const blade = (dx: number, part: number): string =>
    `M${short(x + dx * 0.35)} ${short(y)}q${short(dx * 0.1)} ${short(-h * part * 0.6)} ${short(dx)} ${short(-h * part)}`;
  return {
    ink: blade(-3.6, 0.75) + blade(-0.6, 1) + blade(2.8, 0.85),
    wash: `M${short(x - 5)} ${short(y + 0.8)}h${short(10 + random() * 3)}`,
  };
}

function meadow(x: number, y: number, random: () => number): ReturnType<Sign> {
  const kind = random();
  if (kind < 0.16) return { light: `M${short(x)} ${short(y)}h.01` };
  if (kind < 0.62) return { ink: `M${short(x)} ${short(y)}h.01` };
  return { wash: `M${short(x - 2)} ${short(y - 2.5)}l2 2.5 2.2-3` };
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
