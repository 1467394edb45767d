/** Small shapes that all drawings of the island are made of. */

import { round } from '../../../board/hexes';

export const short = round;

/** An ellipse as a path. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`;
}
