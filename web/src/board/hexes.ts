/** Hexagons with a point on top, seen under a slant: where they are on the screen. Mirrors `kit/hexes.py`. */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The six steps to a neighbour, clockwise from east. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const ROOT3 = Math.sqrt(3);

/** How a hex is spelled: `2.-1`. */
export function writeHex({ q, r }: Hex): string {
  return `${q}.${r}`;
}

/** The hex a text such as `2.-1` means, or null. */
export function readHex(text: string): Hex | null {
  const found = /^(0|-?[1-9]\d{0,3})\.(0|-?[1-9]\d{0,3})$/.exec(text);
  return found === null ? null : { q: Number(found[1]), r: Number(found[2]) };
}

export function add(one: Hex, other: Hex): Hex {
  return { q: one.q + other.q, r: one.r + other.r };
}

/** The hex beside one, in a direction counted clockwise from east. */
export function beside(at: Hex, direction: number): Hex {
  return add(at, DIRECTIONS[((direction % 6) + 6) % 6] ?? at);
}

export function neighbours(at: Hex): Hex[] {
  return DIRECTIONS.map((step) => add(at, step));
}

/** How many steps lie between two hexes. */
export function distance(one: Hex, other: Hex): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Order of drawing and reading: row by row from the back, then from west to east. */
export function readingOrder(one: Hex, other: Hex): number {
  return one.r - other.r || one.q - other.q;
}

/** How hexes of a size are laid onto the screen: squashed by the slant, lifted by their level. */
export class Layout {
  constructor(
    /** From the centre to a corner. */
    readonly size: number,
    /** How much of their height is left under the slant; 1 is a view from straight above. */
    readonly squash = 1,
    /** How far up the screen one level goes. */
    readonly lift = 0,
  ) {}

  /** The middle of a hex's surface. */
  centre({ q, r }: Hex, level = 0): Point {
    return {
      x: this.size * ROOT3 * (q + r / 2),
      y: this.size * this.squash * 1.5 * r - this.lift * level,
    };
  }

  /** The hex of a level whose surface lies under a point of the screen. */
  at({ x, y }: Point, level = 0): Hex {
    const row = (y + this.lift * level) / (this.size * this.squash * 1.5);
    const column = x / (this.size * ROOT3) - row / 2;
    return rounded(column, row);
  }

  /** The six corners around the centre, clockwise from the top, grown by a factor. */
  corners(grow = 1): Point[] {
    const half = (this.size * ROOT3 * grow) / 2;
    const size = this.size * grow;
    const tall = size * this.squash;
    return [
      { x: 0, y: -tall },
      { x: half, y: -tall / 2 },
      { x: half, y: tall / 2 },
      { x: 0, y: tall },
      { x: -half, y: tall / 2 },
      { x: -half, y: -tall / 2 },
    ];
  }
}

/** The hex nearest to a place between hexes. */
function rounded(q: number, r: number): Hex {
  const s = -q - r;
  let column = Math.round(q);
  let row = Math.round(r);
  const third = Math.round(s);
  const [dq, dr, ds] = [Math.abs(column - q), Math.abs(row - r), Math.abs(third - s)];
  if (dq > dr && dq > ds) column = -row - third;
  else if (dr > ds) row = -column - third;
  return { q: column + 0, r: row + 0 };
}

/** Points as SVG wants them in `points`, rounded to what can be seen. */
export function outline(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

export function round(number: number): number {
  return Math.round(number * 100) / 100 + 0;
}

/** The smallest box around points, with a margin; a point of size 0 where there are none. */
export function around(points: readonly Point[], margin = 0): Box {
  if (points.length === 0) return { x: -margin, y: -margin, width: 2 * margin, height: 2 * margin };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + margin - x,
    height: Math.max(...ys) + margin - y,
  };
}

/** Pixels at the sides of a window that something lies over. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The point of a drawing in the middle of a window, and its scale, when a box fits between the insets. */
export function fitted(
  box: Box,
  width: number,
  height: number,
  inset: Inset,
): Point & { readonly scale: number } {
  const free = Math.max(width - inset.left - inset.right, 40);
  const tall = Math.max(height - inset.top - inset.bottom, 40);
  const scale = Math.min(free / Math.max(box.width, 1), tall / Math.max(box.height, 1));
  return {
    x: box.x + box.width / 2 - (inset.left - inset.right) / 2 / scale,
    y: box.y + box.height / 2 - (inset.top - inset.bottom) / 2 / scale,
    scale,
  };
}
