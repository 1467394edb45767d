/** The box of Above and Below for drawing: villagers, buildings, caves and tracks. Nothing of the book is in it. */

import material from '$python/games/above_and_below/material.json';

export interface Villager {
  readonly id: string;
  readonly skills: readonly string[];
  /** The lanterns of the six faces of the die. */
  readonly lanterns: readonly number[];
}

/** A symbol on a card: what it is about, how much of it, and when it counts. */
export interface Mark {
  readonly glyph: string;
  readonly number: number;
  /** `again`: every round; `once`: when built; `end`: at the end, for each of `per`; empty: always. */
  readonly when: '' | 'again' | 'once' | 'end';
  readonly per: number;
}

export type BuildingKind = 'start' | 'house' | 'outpost' | 'star' | 'key';

export interface Building {
  readonly id: string;
  readonly kind: BuildingKind;
  readonly cost: number;
  readonly marks: readonly Mark[];
}

interface Raw {
  readonly id: string;
  readonly kind: string;
  readonly cost: number;
  readonly beds: number;
  readonly income: number;
  readonly vp: number;
  readonly goods: readonly { good: string; renewable: boolean; count: number }[];
  readonly on_build: readonly { effect: string; n: number }[];
  readonly per_round: readonly { effect: string; n: number }[];
  readonly passive: { readonly type: string; readonly n: number } | null;
  readonly end_bonus: { readonly what: string; readonly vp: number; readonly per: number } | null;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a villager lights with each face of the die. */
export function lit(steps: readonly (readonly number[])[]): number[] {
  return FACES.map((face) =>
    steps.reduce((most, [least, lanterns]) => ((least ?? 7) <= face ? (lanterns ?? 0) : most), 0),
  );
}

function marksOf(raw: Raw): Mark[] {
  const always = (glyph: string, number: number): Mark[] =>
    number === 0 ? [] : [{ glyph, number, when: '', per: 1 }];
  return [
    ...always('beds', raw.beds),
    ...always('income', raw.income),
    ...raw.goods.map(({ good, renewable, count }): Mark => ({
      glyph: good,
      number: count,
      when: renewable ? 'again' : '',
      per: 1,
    })),
    ...raw.on_build.map(({ effect, n }): Mark => ({
      glyph: effect,
      number: n,
      when: 'once',
      per: 1,
    })),
    ...raw.per_round.map(({ effect, n }): Mark => ({
      glyph: effect,
      number: n,
      when: 'again',
      per: 1,
    })),
    ...(raw.passive === null ? [] : always(raw.passive.type, raw.passive.n)),
    ...always('points', raw.vp),
    ...(raw.end_bonus === null
      ? []
      : [
          {
            glyph: raw.end_bonus.what.replace(/^goods?:/, ''),
            number: raw.end_bonus.vp,
            when: 'end' as const,
            per: raw.end_bonus.per,
          },
        ]),
  ];
}

const cards: readonly Raw[] = [
  material.start_house,
  ...material.houses,
  ...material.outposts,
  ...material.star_houses,
  ...material.key_houses,
] as readonly Raw[];

export const BUILDINGS: ReadonlyMap<string, Building> = new Map(
  cards.map((raw) => [
    raw.id,
    { id: raw.id, kind: raw.kind as BuildingKind, cost: raw.cost, marks: marksOf(raw) },
  ]),
);

const people = [...material.start_villagers, ...material.villagers, ...material.special_villagers];

export const VILLAGERS: ReadonlyMap<string, Villager> = new Map(
  people.map(({ id, skills, lanterns }) => [id, { id, skills, lanterns: lit(lanterns) }]),
);

/** The theme of each cave, which decides how it is drawn. */
export const THEMES: ReadonlyMap<string, string> = new Map(
  material.caves.map(({ id, theme }) => [id, theme]),
);

export const GOODS: readonly string[] = material.goods.map(({ id }) => id);
export const SLOT_POINTS: readonly number[] = material.advancement_track.vp_per_token;
export const BASE_INCOME: readonly number[] = material.advancement_track.income_by_kinds;
export const SPACE_COST: readonly number[] = material.villager_row.cost;
export const ROUNDS = material.game.rounds;
export const REPUTATION: readonly { readonly position: number; readonly vp: number }[] =
  material.reputation_track.vp;
