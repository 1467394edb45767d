/** The places of a board that keys, pointers and screen readers reach. */

import type { Point } from './hexes';

/** A shape that can be picked, or asked about; `x` and `y` are where the arrow keys find it. */
export interface Spot extends Point {
  /** Its name among all spots of the board. */
  readonly key: string;
  /** The area that is hit, as a path. */
  readonly shape: string;
  /** What it is called for those who do not see it. */
  readonly label: string;
  /** What is picked here now; null where nothing is, and a click asks why. */
  readonly pick: string | null;
  /** Whether it is part of what is picked already. */
  readonly pressed?: boolean | undefined;
}

export type Way = 'up' | 'down' | 'left' | 'right';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The way an arrow key goes; undefined for any other key, and for those that move the window. */
export function wayOf({ key, shiftKey, altKey }: KeyboardEvent): Way | undefined {
  return shiftKey || altKey ? undefined : WAYS[key];
}

/** The spots that can be picked; all of them while none can. */
export function walkable<T extends Spot>(spots: readonly T[]): readonly T[] {
  const open = spots.filter(({ pick }) => pick !== null);
  return open.length > 0 ? open : spots;
}

/** The one spot the tabulator reaches: where somebody was, else where they point, else the first. */
export function tabStop(
  spots: readonly Spot[],
  stood: string | null,
  pointed: string | null = null,
): string | null {
  const among = walkable(spots);
  const wanted = [stood, pointed].find((key) => among.some((spot) => spot.key === key));
  return wanted ?? among[0]?.key ?? null;
}

/**
 * The nearest of several points in the direction of an arrow key, or null: how far it lies that way counts, and
 * how far aside counts double.
 */
export function nextTowards<T extends Point>(
  from: Point,
  others: readonly T[],
  way: Way,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const dx = other.x - from.x;
    const dy = other.y - from.y;
    const along = way === 'up' ? -dy : way === 'down' ? dy : way === 'left' ? -dx : dx;
    const aside = Math.abs(way === 'up' || way === 'down' ? dx : dy);
    if (along <= 0.5 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

/** The spot that can be picked nearest to a place, if one is within reach. */
export function nearest<T extends Spot>(
  spots: readonly T[],
  far: (spot: T) => number,
  reach: number,
): T | null {
  let best: T | null = null;
  let least = reach;
  for (const spot of spots) {
    if (spot.pick === null) continue;
    const away = far(spot);
    if (away < least) {
      least = away;
      best = spot;
    }
  }
  return best;
}
