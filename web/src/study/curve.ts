/** The curve of a review: everybody's chances over the log, as points of a picture. */

import type { ReviewTold } from '../net/wire.gen';

export interface Point {
  /** So many lines into the log. */
  readonly at: number;
  /** 1: everybody else is left behind. */
  readonly chance: number;
}

/** The points of a seat: as it could judge itself, or with all cards open. */
export function pointsOf(review: ReviewTold, seat: number, open: boolean): readonly Point[] {
  const found: Point[] = review.points
    .filter((point) => open || point.seat === seat)
    .map((point) => ({
      at: point.number - 1,
      chance: open ? (point.open[seat] ?? 0) : point.chance,
    }));
  const [first] = found;
  const begin = first === undefined || first.at === 0 ? [] : [{ at: 0, chance: first.chance }];
  return [...begin, ...found, { at: review.moves, chance: review.end[seat] ?? 0 }];
}

/** Where a point lies in a picture of a width and a height. */
export function place(
  { at, chance }: Point,
  moves: number,
  width: number,
  height: number,
): readonly [number, number] {
  const x = moves === 0 ? 0 : (at / moves) * width;
  return [round(x), round((1 - Math.min(1, Math.max(0, chance))) * height)];
}

/** A line through points. */
export function path(
  points: readonly Point[],
  moves: number,
  width: number,
  height: number,
): string {
  return points
    .map((point, number) => {
      const [x, y] = place(point, moves, width, height);
      return `${number === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** A share as people read it, with its sign. */
export function signed(value: number, language: string): string {
  const percent = Math.round(value * 100);
  const number = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(percent);
  return `${number.replace('-', '−')}\u00a0%`; // never parted
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
