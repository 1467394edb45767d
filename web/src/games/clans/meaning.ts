/**
 * What the board works out of a position by itself, because the server does not say it: what looks
 * founded, what a move would bring, which move a click means. All of it is the rules' to say.
 */

import { type Clan, CLANS } from './clans';
import { REGIONS, sizeOf, type Territory, TERRITORIES, territoryIn, territoryOf } from './material';
import type { View } from './view.gen';

/** Whether a group stands among empty territories only, which is how a founded village looks. */
export function standsAlone(
  huts: readonly (readonly number[])[],
  { index, neighbours }: Territory,
): boolean {
  return (
    sizeOf(huts[index]) > 0 &&
    neighbours.every((id) => sizeOf(huts[territoryOf(id)?.index ?? -1]) === 0)
  );
}

/** Whether a group looks like a founded village; nothing does before all huts are dealt. */
export function isVillage(
  { dealt, huts }: Pick<View, 'dealt' | 'huts'>,
  territory: Territory,
): boolean {
  return dealt > REGIONS.length && standsAlone(huts, territory);
}

/** The clans with a single hut in a group, which it loses in strife. */
export function singles(group: readonly number[] | undefined): Clan[] {
  return CLANS.filter(({ index }) => group?.[index] === 1);
}

/** What a move that founds villages would bring. */
export interface Promised {
  /** The villages it founds; none where all huts of a village are lost. */
  readonly founded: readonly Territory[];
  readonly gains: readonly { readonly clan: Clan; readonly points: number }[];
  readonly lost: number;
}

/** What the clans would gain and lose by a move; null if it founds nothing. */
export function promised(now: View, then: View): Promised | null {
  if (then.villages === now.villages) return null;
  return {
    founded: TERRITORIES.filter(
      (territory) => !standsAlone(now.huts, territory) && standsAlone(then.huts, territory),
    ),
    gains: CLANS.flatMap((clan) => {
      const points = (then.scores[clan.index] ?? 0) - (now.scores[clan.index] ?? 0);
      return points > 0 ? [{ clan, points }] : [];
    }),
    lost: sizeOf(then.removed) - sizeOf(now.removed),
  };
}

/**
 * The move somebody means who points at a territory that is not among the choices.
 *
 * With a source picked it is the move there; with nothing picked it is a move from the territory to
 * its nearest neighbour, an occupied one if there is any.
 */
export function meantMove(territory: Territory, view: View, picked: readonly string[]): string {
  const [source, goal, ...order] = picked.flatMap((pick) => territoryIn(pick)?.id ?? []);
  if (source === undefined) return `${territory.id}-${nearest(territory, view)}`;
  if (goal === undefined || order.length === 0) return `${source}-${territory.id}`;
  return `${source}-${goal}/${[...order, territory.id].join(',')}`;
}

function nearest(territory: Territory, view: View): string {
  const near = territory.neighbours
    .flatMap((id) => territoryOf(id) ?? [])
    .map((neighbour) => ({
      id: neighbour.id,
      empty: sizeOf(view.huts[neighbour.index]) === 0 ? 1 : 0,
      far: Math.hypot(
        neighbour.anchor[0] - territory.anchor[0],
        neighbour.anchor[1] - territory.anchor[1],
      ),
    }))
    .sort((a, b) => a.empty - b.empty || a.far - b.far);
  return near[0]?.id ?? territory.id;
}
