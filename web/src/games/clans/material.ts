/** The box of Clans for drawing: the map, the clans, the terrains and the epochs. */

import material from '$python/games/clans/material.json';

export type Point = readonly [x: number, y: number];
export type TerrainId = 'mountains' | 'forest' | 'steppe' | 'grassland';

export interface Territory {
  readonly id: string;
  /** The place of the territory in `View.huts`. */
  readonly index: number;
  readonly region: string;
  readonly terrain: TerrainId;
  /** Centre and radius of the largest circle inside. */
  readonly anchor: Point;
  readonly radius: number;
  /** Five places that do not overlap, and how large they are. */
  readonly slots: readonly Point[];
  readonly slotRadius: number;
  readonly polygon: readonly Point[];
}

export interface Lake {
  readonly id: string;
  readonly label: Point;
  readonly polygon: readonly Point[];
}

export interface Epoch {
  readonly id: string;
  readonly chips: number;
  readonly favourable: readonly TerrainId[];
  readonly hostile: readonly TerrainId[];
  readonly bonus: number;
}

const { board } = material;

/** How many huts make a large group, and how many villages end the game. */
export const LARGE = material.constants.large_group;
export const VILLAGES = material.constants.chips_total;

/** The map as shapes, in one of its two positions. */
export interface Atlas {
  readonly width: number;
  readonly height: number;
  readonly outline: readonly Point[];
  readonly territories: readonly Territory[];
  readonly lakes: readonly Lake[];
  readonly rivers: readonly (readonly Point[])[];
  /** The borders inside a region; those between regions are rivers. */
  readonly borders: readonly (readonly Point[])[];
}

type Ring = readonly (readonly number[])[];

function atlasOf(turned: boolean): Atlas {
  const point = ([x = 0, y = 0]: readonly number[]): Point =>
    turned ? [board.height - y, x] : [x, y];
  const points = (ring: Ring): Point[] => ring.map(point);
  return {
    width: turned ? board.height : board.width,
    height: turned ? board.width : board.height,
    outline: points(board.outline),
    territories: board.territories.map((territory, index) => ({
      id: territory.id,
      index,
      region: territory.region,
      terrain: territory.terrain as TerrainId,
      anchor: point(territory.anchor),
      radius: territory.radius,
      slots: points(territory.slots),
      slotRadius: territory.slot_radius,
      polygon: points(territory.polygon),
    })),
    lakes: board.lakes.map((lake) => ({
      id: lake.id,
      label: point(lake.label),
      polygon: points(lake.polygon),
    })),
    rivers: board.rivers.map(points),
    borders: board.borders
      .filter(({ kind }) => kind === 'land')
      .map((border) => points(border.points)),
  };
}

/** The map as it lies in the material file, wider than high. */
export const LYING = atlasOf(false);
export const TERRITORIES = LYING.territories;

let standing: Atlas | null = null;

/** The map as it lies, or turned by a quarter to the right for windows that are higher than wide. */
export function atlas(turned: boolean): Atlas {
  if (!turned) return LYING;
  standing ??= atlasOf(true);
  return standing;
}

export const REGIONS: readonly string[] = board.regions.map(({ id }) => id);

export const EPOCHS: readonly Epoch[] = material.epochs.map((epoch) => ({
  id: epoch.id,
  chips: epoch.chips,
  favourable: epoch.favourable as TerrainId[],
  hostile: epoch.hostile as TerrainId[],
  bonus: epoch.bonus,
}));

const BY_ID = new Map(TERRITORIES.map((territory) => [territory.id, territory]));

/** The territory of an id such as `A1`, or null. */
export function territoryOf(id: string): Territory | null {
  return BY_ID.get(id) ?? null;
}

/** The territory a reference or pick such as `from:A1` speaks of, or null. */
export function territoryIn(reference: string): Territory | null {
  return territoryOf(reference.slice(reference.indexOf(':') + 1));
}

/** The number of huts of a group. */
export function sizeOf(group: readonly number[] | undefined): number {
  return group?.reduce((sum, huts) => sum + huts, 0) ?? 0;
}
