/** The box of Garden Nation for drawing: projects, secret projects, the population track, the turns of a round. */

import {
  population_red_zone_max,
  population_track,
  public_projects,
  secret_projects,
  setup,
  turn_board,
} from '$python/games/garden_nation/material.json';

import type { View } from './view.gen';

export type Ground = 'meadow' | 'straw' | 'leaf';

export const GROUNDS: readonly Ground[] = ['meadow', 'straw', 'leaf'];

/** One building that a project asks for: so many floors at least on a terrain. */
export interface Wanted {
  readonly terrain: string;
  /** 0: the field has to be free. */
  readonly floors: number;
}

export interface Project {
  readonly id: string;
  readonly points: number;
  readonly wanted: readonly Wanted[];
  /** Whether it has to stand in the middle bed, or in one around it. */
  readonly where: 'centre' | 'outer' | null;
}

export interface Secret {
  readonly kind: string;
  readonly points: number;
  /** What it is about: a terrain, a height, or two beds. */
  readonly terrain: string | null;
  readonly floors: number;
  readonly each: 'floor' | 'building' | 'bed' | 'majority';
  readonly beds: readonly number[];
}

interface PublicCard {
  readonly id: string;
  readonly family: string;
  readonly vp: number;
  readonly terrain: string;
  readonly min_floors: number | readonly number[];
  readonly free_terrain?: string;
  readonly neighbour_terrains?: readonly string[];
  readonly neighbour_min_floors?: number;
}

interface SecretCard {
  readonly kind: string;
  readonly family: string;
  readonly vp?: number;
  readonly vp_both?: number;
  readonly terrain?: string;
  readonly min_floors?: number;
  readonly territories?: readonly number[];
}

function projectOf(card: PublicCard): Project {
  const heights = typeof card.min_floors === 'number' ? [card.min_floors] : card.min_floors;
  const own = heights.map((floors) => ({ terrain: card.terrain, floors }));
  const free = card.free_terrain === undefined ? [] : [{ terrain: card.free_terrain, floors: 0 }];
  const beside = (card.neighbour_terrains ?? []).map((terrain) => ({
    terrain,
    floors: card.neighbour_min_floors ?? 1,
  }));
  const where = card.family === 'central' ? 'centre' : card.family === 'outer' ? 'outer' : null;
  return { id: card.id, points: card.vp, wanted: [...own, ...free, ...beside], where };
}

const EACH: Readonly<Record<string, Secret['each']>> = {
  per_floor: 'floor',
  per_building: 'building',
  per_territory_tower: 'bed',
};

function secretOf(card: SecretCard): Secret {
  return {
    kind: card.kind,
    points: card.vp ?? card.vp_both ?? 0,
    terrain: card.terrain ?? null,
    floors: card.min_floors ?? 1,
    each: EACH[card.family] ?? 'majority',
    beds: card.territories ?? [],
  };
}

const PROJECTS = new Map(
  (public_projects as readonly PublicCard[]).map((card) => [card.id, projectOf(card)]),
);
const SECRETS = new Map(
  (secret_projects as readonly SecretCard[]).map((card) => [card.kind, secretOf(card)]),
);

/** A public project by its id. */
export function projectIn(id: string): Project | null {
  return PROJECTS.get(id) ?? null;
}

/** A secret project by its kind. */
export function secretIn(kind: string): Secret | null {
  return SECRETS.get(kind) ?? null;
}

/** The steps of the population track: from, to, and what they score at the end. */
export const TRACK = population_track;
/** Up to here the track is red: points are lost. */
export const RED = population_red_zone_max;

/** How many actions each turn of a round has, by the number of players. */
export function turnsOf(seats: number): readonly number[] {
  const boards: Readonly<Record<string, { readonly actions: readonly number[] }>> = turn_board;
  return boards[String(seats)]?.actions ?? [];
}

/** How many actions each turn of this round has, the one that is on only those that are left. */
export function actionsLeft({
  seats,
  order,
  phase,
  left,
}: Pick<View, 'seats' | 'order' | 'phase' | 'left'>): readonly number[] {
  const now = phase === 'ACTION' ? order.length - 1 : -1;
  return turnsOf(seats).map((actions, slot) => (slot === now ? left : actions));
}

/** How many floors everybody begins with. */
export function floorsOf(seats: number): number {
  const floors: Readonly<Record<string, number>> = setup.floors_per_player;
  return floors[String(seats)] ?? 0;
}

export const RUSES = setup.ruse_tiles_per_player;
