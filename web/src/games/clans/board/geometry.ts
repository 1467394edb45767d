/** Lines and places of a hand-drawn map. Looks only: nothing here knows a rule. */

import type { Point } from '../material';

/** A source of numbers from 0 to 1 that is the same for the same seed, so that a map never changes. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number for a path, short enough to keep paths small. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

function at(ring: readonly Point[], index: number): Point {
  return ring[((index % ring.length) + ring.length) % ring.length] ?? [0, 0];
}

/** A closed path that goes softly through all points. */
export function closedCurve(ring: readonly Point[]): string {
  const steps = ring.map((_, i) =>
    bend(at(ring, i - 1), at(ring, i), at(ring, i + 1), at(ring, i + 2)),
  );
  return `M${pair(...at(ring, 0))}${steps.join('')}Z`;
}

/** An open path that goes softly through all points. */
export function openCurve(line: readonly Point[]): string {
  const last = line.length - 1;
  const near = (i: number): Point => line[Math.min(Math.max(i, 0), last)] ?? [0, 0];
  const steps = line.slice(1).map((_, i) => bend(near(i - 1), near(i), near(i + 1), near(i + 2)));
  return `M${pair(...near(0))}${steps.join('')}`;
}

function bend([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): string {
  const first = pair(bx + (cx - ax) / 6, by + (cy - ay) / 6);
  const second = pair(cx - (dx - bx) / 6, cy - (dy - by) / 6);
  return `C${first} ${second} ${pair(cx, cy)}`;
}

/** Points along a line no further apart than `step`. */
export function resample(line: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  line.forEach((from, i) => {
    const to = line[i + 1];
    found.push(from);
    if (to === undefined) return;
    const parts = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
    for (let part = 1; part < parts; part += 1) {
      const share = part / parts;
      found.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  });
  return found;
}

/** A pen stroke along a line as a filled shape: its width swells and shrinks as a hand's does. */
export function penStroke(
  line: readonly Point[],
  width: number,
  random: () => number,
  { closed = false, taper = 0 } = {},
): string {
  const along = resample(closed ? [...line, at(line, 0)] : line, 16);
  const last = along.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  let swell = random() * 2 - 1;
  along.forEach(([x, y], i) => {
    const [ax, ay] = along[Math.max(i - 1, 0)] ?? [x, y];
    const [bx, by] = along[Math.min(i + 1, last)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    swell = swell * 0.72 + (random() * 2 - 1) * 0.5;
    const ends = taper === 0 ? 1 : Math.min(1, (Math.min(i, last - i) + 0.6) / taper);
    const half = (width / 2) * (1 + 0.42 * swell) * ends;
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.push([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  });
  if (closed)
    return `${closedCurve(left.slice(0, -1))}${closedCurve(right.slice(0, -1).reverse())}`;
  return closedCurve([...left, ...right.reverse()]);
}

/** Twice the area of a ring, positive if it runs clockwise on the screen. */
function turning(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = at(ring, i + 1);
    return sum + x * ny - nx * y;
  }, 0);
}

/** A ring moved inwards by a distance; where it gets too narrow, the ring is cut off. */
export function inset(ring: readonly Point[], distance: number): Point[] {
  const side = turning(ring) > 0 ? 1 : -1;
  const moved = ring.map(([x, y], i): Point => {
    const [ax, ay] = at(ring, i - 1);
    const [bx, by] = at(ring, i + 1);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x - (side * distance * (by - ay)) / length, y + (side * distance * (bx - ax)) / length];
  });
  const kept = moved.filter(
    (place) => isInside(place, ring) && distanceToRing(place, ring) > distance * 0.6,
  );
  return kept.length > 4 ? kept : moved;
}

// The questions below are asked some hundred thousand times for a map, hence the plain loops.

/** Whether a place lies inside a ring. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let before = ring[ring.length - 1];
  for (const here of ring) {
    if (before !== undefined && here[1] > y !== before[1] > y) {
      const crossing = ((before[0] - here[0]) * (y - here[1])) / (before[1] - here[1]) + here[0];
      if (x < crossing) inside = !inside;
    }
    before = here;
  }
  return inside;
}

/** How far a place is from the line of a ring. */
export function distanceToRing([x, y]: Point, ring: readonly Point[]): number {
  let least = Infinity;
  let before = ring[ring.length - 1];
  for (const here of ring) {
    if (before !== undefined) {
      const dx = here[0] - before[0];
      const dy = here[1] - before[1];
      const share = ((x - before[0]) * dx + (y - before[1]) * dy) / (dx * dx + dy * dy || 1);
      const part = share < 0 ? 0 : share > 1 ? 1 : share;
      const fx = x - before[0] - dx * part;
      const fy = y - before[1] - dy * part;
      least = Math.min(least, fx * fx + fy * fy);
    }
    before = here;
  }
  return Math.sqrt(least);
}

/** How far a place is from an area: 0 inside. */
export function distanceTo(place: Point, ring: readonly Point[]): number {
  return isInside(place, ring) ? 0 : distanceToRing(place, ring);
}

/** The smallest box around a ring: left, top, right, bottom. */
export function bounds(ring: readonly Point[]): [number, number, number, number] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Places inside a ring that fit, `gap` apart and `margin` away from its line, from top to bottom. */
export function scatter(
  ring: readonly Point[],
  gap: number,
  margin: number,
  random: () => number,
  fits: (place: Point) => boolean = () => true,
): Point[] {
  const [left, top, right, bottom] = bounds(ring);
  const tries = Math.ceil(((right - left) * (bottom - top)) / (gap * gap)) * 6;
  const found: Point[] = [];
  for (let i = 0; i < tries; i += 1) {
    const place: Point = [left + random() * (right - left), top + random() * (bottom - top)];
    if (isCrowded(place, found, gap) || !isInside(place, ring)) continue;
    if (distanceToRing(place, ring) > margin && fits(place)) found.push(place);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** Whether a place is too near to one of those that were found before. */
function isCrowded(place: Point, places: readonly Point[], gap: number): boolean {
  for (const other of places) {
    const dx = place[0] - other[0];
    const dy = place[1] - other[1];
    if (dx * dx + dy * dy < gap * gap) return true;
  }
  return false;
}

/** An arc from one place to another, and its middle; it bulges to the left of its way. */
export function arc(from: Point, to: Point, start: number, end: number): Arc {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bulge = Math.min(26, length * 0.16) * (dx >= 0 ? 1 : -1);
  const a: Point = [from[0] + ux * start, from[1] + uy * start];
  const b: Point = [to[0] - ux * end, to[1] - uy * end];
  const middle: Point = [(a[0] + b[0]) / 2 + uy * bulge, (a[1] + b[1]) / 2 - ux * bulge];
  return {
    path: `M${pair(...a)}Q${pair(...middle)} ${pair(...b)}`,
    end: b,
    heading: (Math.atan2(b[1] - middle[1], b[0] - middle[0]) * 180) / Math.PI,
    along: (share) => {
      const rest = 1 - share;
      return [
        rest * rest * a[0] + 2 * rest * share * middle[0] + share * share * b[0],
        rest * rest * a[1] + 2 * rest * share * middle[1] + share * share * b[1],
      ];
    },
  };
}

export interface Arc {
  readonly path: string;
  readonly end: Point;
  /** The direction at the end, in degrees. */
  readonly heading: number;
  /** The place after a share of the way. */
  readonly along: (share: number) => Point;
}
