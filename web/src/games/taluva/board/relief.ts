/** What rises: the sides of columns and the volcanoes, as paths around the middle of a hex. */

import type { Point } from '../../../board/hexes';
import { CORNERS, LAYOUT, path } from './geometry';
import { ellipse, short as n } from './strokes';

export interface Side {
  /** The whole face, the band of the surface at its top, its layers and the joints between tiles. */
  readonly face: string;
  readonly rim: string;
  readonly layers: string;
  readonly joints: string;
}

/** The left or right side of a column, so many levels deep. */
export function side(which: 'left' | 'right', levels: number): Side {
  const outer = CORNERS[which === 'left' ? 4 : 2] ?? { x: 0, y: 0 };
  const inner = CORNERS[3] ?? { x: 0, y: 0 };
  const deep = levels * LAYOUT.lift;
  const low = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });
  const across = (part: number, by: number): string => {
    const x = outer.x + (inner.x - outer.x) * part;
    const y = outer.y + (inner.y - outer.y) * part + by;
    return `${n(x)} ${n(y)}`;
  };
  let layers = '';
  let joints = '';
  for (let level = 0; level < levels; level++) {
    const from = level * LAYOUT.lift;
    layers += `M${across(0, from + 6.5)}L${across(0.25, from + 7.6)}L${across(0.55, from + 6)}L${across(1, from + 7.2)}`;
    layers += `M${across(0.1, from + 10.4)}L${across(0.4, from + 11.2)}M${across(0.6, from + 10)}L${across(0.9, from + 10.6)}`;
    if (level > 0) joints += `M${across(0, from)}L${across(1, from)}`;
  }
  return {
    face: path([outer, inner, low(inner, deep), low(outer, deep)]),
    rim: path([outer, inner, low(inner, 3.4), low(outer, 3.4)]),
    layers,
    joints,
  };
}

/** How a volcano that points one way is drawn. */
export interface Volcano {
  readonly cone: string;
  readonly dark: string;
  readonly lip: string;
  readonly crater: string;
  readonly pool: string;
  readonly stream: string;
  readonly heart: string;
  readonly glow: string;
  readonly ridges: string;
}

const TOP: Point = { x: 0, y: -4.5 };
const RIM = { x: 14.5, y: 8.6 };

/** The volcano of a tile that is turned so many times: its lip is broken where it points. */
export function volcano(turn: number): Volcano {
  const tip = CORNERS[turn % 6] ?? { x: 0, y: 0 };
  const end = { x: tip.x * 0.95, y: tip.y * 0.95 };
  const along = Math.hypot(end.x, end.y / LAYOUT.squash);
  const aside = {
    x: -end.y / along / LAYOUT.squash,
    y: (end.x / along) * LAYOUT.squash,
  };
  // From the crater down the slope to the corner, so far aside.
  const at = (part: number, off: number): string =>
    `${n(TOP.x + (end.x - TOP.x) * part + aside.x * off)} ${n(TOP.y + (end.y - TOP.y) * part + aside.y * off)}`;
  const ridges = [...Array(11).keys()]
    .map((index) => {
      const angle = (index / 11) * Math.PI * 2 + 0.5;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return `M${n(c * (RIM.x + 3.5))} ${n(TOP.y + s * (RIM.y + 2.6))}L${n(c * 25)} ${n(s * 16)}`;
    })
    .join('');
  return {
    cone: ellipse(0, 0.5, 30.5, 20),
    dark: 'M13-12C19-7 19 1 12 6 9 11 7 16 5 20 20 19 30.5 12 30.5 1 29.5-6 24-12 15-16.5Z',
    lip: ellipse(TOP.x, TOP.y, RIM.x + 3, RIM.y + 2.2),
    crater: ellipse(TOP.x, TOP.y, RIM.x, RIM.y),
    pool: ellipse(TOP.x, TOP.y + 1.6, RIM.x - 4.4, RIM.y - 3.2),
    glow: `M${at(0.1, -5)}L${at(0.42, -9)}L${at(0.78, -12)}L${n(end.x)} ${n(end.y)}L${at(0.78, 12)}L${at(0.42, 9)}L${at(0.1, 5)}Z`,
    stream: `M${at(0.05, -4.6)}L${at(0.5, -3.4)}L${at(0.78, -5.4)}L${n(end.x)} ${n(end.y)}L${at(0.78, 5.4)}L${at(0.5, 3.4)}L${at(0.05, 4.6)}Z`,
    heart: `M${at(0.1, -1.7)}L${at(0.5, -1)}L${at(0.84, 0)}L${at(0.5, 1)}L${at(0.1, 1.7)}Z`,
    ridges,
  };
}
