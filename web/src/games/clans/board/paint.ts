/** How the terrains of the map are painted. */

import type { TerrainId, Territory } from '../material';
import { scatter, short } from './geometry';

export interface Texture {
  readonly terrain: TerrainId;
  /** Painted shapes under the ink. */
  readonly wash: string;
  readonly light: string;
  readonly ink: string;
}

/** Broad strokes of a dry brush, all from the same hand: from the upper right to the lower left. */
export function brushStrokes(territories: readonly Territory[], random: () => number): string {
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

/** A terrain as its signs: peaks, trees, tufts and grass, scattered over its territories. */
export function texture(
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
