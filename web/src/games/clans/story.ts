/** What the lines of a log tell, as beats a board can show one after the other. */

import { eventsOf } from '../../board/events';
import type { Beat, Pace } from '../../board/telling.svelte';
import type { Line } from '../../net/wire.gen';
import { type Clan, clanIn, CLANS } from './clans';
import type { Event } from './events.gen';
import { sizeOf, type Territory, TERRITORIES, territoryIn } from './material';

export type Huts = readonly (readonly number[])[];

export interface Founding {
  readonly village: Territory;
  readonly value: number;
  readonly clans: readonly Clan[];
  /** The clans whose single hut was lost in strife. */
  readonly fallen: readonly Clan[];
}

export interface Walk {
  readonly from: Territory;
  readonly to: Territory;
  readonly group: readonly number[];
}

/** What is drawn during a beat: the huts of that moment, and those on their way. */
export interface Scene {
  readonly huts: Huts;
  readonly walk: Walk | null;
}

/** What is to be seen for a while after a beat. */
export type Sign =
  | { readonly kind: 'founded'; readonly founding: Founding }
  | { readonly kind: 'late'; readonly at: Territory }
  | { readonly kind: 'trace'; readonly walk: Walk };

export const PACE: Pace = {
  beat: { full: 330, slow: 950, reduced: 0 },
  linger: { full: 1500, slow: 3200, reduced: 1800 },
};

/** Of a longer story only the end is played. */
const LATEST = 4;

/** The beats that lead from some huts to the present ones; lines without movement have none. */
export function tell(before: Huts, news: readonly Line[], now: Huts): Beat<Scene, Sign>[] {
  const told = turns(before, news, now).slice(-LATEST);
  return told.flatMap((turn, i) => beatsOf(turn, i === told.length - 1));
}

/** They walk, then what that led to is seen; it takes a moment if more is to come. */
function beatsOf({ walk, founded, late, during, after }: Turn, last: boolean): Beat<Scene, Sign>[] {
  const signs: Sign[] = [
    ...founded.map((founding) => ({ kind: 'founded' as const, founding })),
    ...late.map((at) => ({ kind: 'late' as const, at })),
    { kind: 'trace', walk },
  ];
  const pause = founded.length > 0 && !last;
  return [
    { scene: { huts: during, walk }, signs: [] },
    { scene: pause ? { huts: after, walk: null } : null, signs },
  ];
}

/** One line of the log: who walked, what was founded, and the huts on the way and afterwards. */
export interface Turn {
  readonly walk: Walk;
  readonly founded: readonly Founding[];
  /** Groups that stand alone too late to become villages. */
  readonly late: readonly Territory[];
  readonly during: Huts;
  readonly after: Huts;
}

/** The turns that lead from some huts to the present ones. */
export function turns(before: Huts, news: readonly Line[], now: Huts): Turn[] {
  const found: Turn[] = [];
  let huts = before;
  for (const line of news) {
    const turn = turnOf(huts, eventsOf<Event>(line));
    if (turn === null) continue;
    found.push(turn);
    huts = turn.after;
  }
  const last = found.pop();
  // However the story went, it ends with what is true.
  return last === undefined ? [] : [...found, { ...last, after: now }];
}

function turnOf(huts: Huts, events: readonly Event[]): Turn | null {
  const moved = events.find((event) => event.key === 'moved');
  if (moved === undefined) return null;
  const turn = walked(huts, territoryIn(moved.args.source), territoryIn(moved.args.destination));
  return turn && events.reduce(followed, turn);
}

/** A turn and one more thing that came of it. */
function followed(turn: Turn, { key, args }: Event): Turn {
  const village =
    key === 'village-founded' || key === 'unscored' ? territoryIn(args.village) : null;
  if (village === null) return turn;
  if (key === 'unscored') return { ...turn, late: [...turn.late, village] };
  if (key !== 'village-founded') return turn;
  const fallen = clansIn(args.fallen);
  const founding = { village, value: args.value, clans: clansIn(args.clans), fallen };
  const after = without(turn.after, village, fallen);
  return { ...turn, founded: [...turn.founded, founding], after };
}

/** All huts of a territory go to another. */
function walked(huts: Huts, from: Territory | null, to: Territory | null): Turn | null {
  if (from === null || to === null) return null;
  const group = huts[from.index] ?? [];
  const during = huts.map((old, i) => (i === from.index ? CLANS.map(() => 0) : old));
  const after = during.map((old, i) =>
    i === to.index ? old.map((count, clan) => count + (group[clan] ?? 0)) : old,
  );
  return { walk: { from, to, group }, founded: [], late: [], during, after };
}

/** The huts without those that fell in a village. */
function without(huts: Huts, { index }: Territory, fallen: readonly Clan[]): Huts {
  const gone = new Set(fallen.map((clan) => clan.index));
  return huts.map((old, i) =>
    i === index ? old.map((count, clan) => (gone.has(clan) ? 0 : count)) : old,
  );
}

function clansIn(references: readonly string[]): Clan[] {
  return references.flatMap((reference) => clanIn(reference) ?? []);
}

/** Where two positions differ: emptied territories, and those that have other huts now. */
export function difference(before: Huts, after: Huts): { left: Territory[]; changed: Territory[] } {
  const differ = TERRITORIES.filter(({ index }) =>
    (before[index] ?? []).some((count, clan) => count !== after[index]?.[clan]),
  );
  return {
    left: differ.filter(({ index }) => sizeOf(after[index]) === 0),
    changed: differ.filter(({ index }) => sizeOf(after[index]) > 0),
  };
}
