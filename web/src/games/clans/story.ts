/** What the lines of a log tell, as beats a board can show one after the other. */

import type { Beat, Pace } from '../../board/telling.svelte';
import type { Line, Phrase } from '../../net/wire.gen';
import { type Clan, clanIn, CLANS } from './clans';
import { sizeOf, type Territory, TERRITORIES, territoryIn } from './material';
import { singles } from './meaning';

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
  for (const { events } of news) {
    const turn = turnOf(huts, events);
    if (turn === null) continue;
    found.push(turn);
    huts = turn.after;
  }
  const last = found.pop();
  // However the story went, it ends with what is true.
  return last === undefined ? [] : [...found, { ...last, after: now }];
}

function turnOf(huts: Huts, events: readonly Phrase[]): Turn | null {
  const moved = events.find(({ key }) => key === 'moved');
  const from = place(moved, 'source');
  const to = place(moved, 'destination');
  if (from === null || to === null) return null;
  const group = huts[from.index] ?? [];
  const none = CLANS.map(() => 0);
  const during = huts.map((old, i) => (i === from.index ? none : old));
  let after = during.map((old, i) =>
    i === to.index ? old.map((count, clan) => count + (group[clan] ?? 0)) : old,
  );
  const founded = events.flatMap((event): Founding[] => {
    const village = event.key === 'village-founded' ? place(event, 'village') : null;
    if (village === null) return [];
    const fallen = event.args['lost'] === 0 ? [] : singles(after[village.index]);
    after = after.map((old, i) =>
      i === village.index
        ? old.map((count, clan) => (fallen.some(({ index }) => index === clan) ? 0 : count))
        : old,
    );
    return [
      {
        village,
        value: Number(event.args['value'] ?? 0),
        clans: names(event.args['clans']).flatMap((name) => clanIn(name) ?? []),
        fallen,
      },
    ];
  });
  const late = events.flatMap((event) =>
    event.key === 'unscored' ? (place(event, 'village') ?? []) : [],
  );
  return { walk: { from, to, group }, founded, late, during, after };
}

function place(event: Phrase | undefined, name: string): Territory | null {
  const reference = event?.args[name];
  return typeof reference === 'string' ? territoryIn(reference) : null;
}

function names(arg: Phrase['args'][string] | undefined): readonly string[] {
  return Array.isArray(arg) ? arg.filter((one) => typeof one === 'string') : [];
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
