/** What a window looks at when only a part of a drawing matters. */

import type { Box, Point } from './hexes';

/**
 * The box around some points with room on every side, at least so wide and high, and inside the
 * whole drawing; the whole one where there are no points.
 */
export function frameOf(points: readonly Point[], around: number, least: number, whole: Box): Box {
  if (points.length === 0) return whole;
  const { from: x, size: width } = span(
    points.map((point) => point.x),
    around,
    least,
    { from: whole.x, size: whole.width },
  );
  const { from: y, size: height } = span(
    points.map((point) => point.y),
    around,
    least,
    { from: whole.y, size: whole.height },
  );
  return { x, y, width, height };
}

interface Span {
  readonly from: number;
  readonly size: number;
}

function span(values: readonly number[], around: number, least: number, whole: Span): Span {
  const low = Math.min(...values) - around;
  const high = Math.max(...values) + around;
  const size = Math.min(Math.max(high - low, least), whole.size);
  const wanted = (low + high - size) / 2;
  const from = Math.min(Math.max(wanted, whole.from), whole.from + whole.size - size);
  return { from, size };
}
