/** What the lines of a log tell, as beats a board can show one after the other. */

import type { Line, Phrase } from '../../net/wire.gen';
import { type Clan, clanIn, CLANS } from './clans';
import { sizeOf, type Territory, TERRITORIES, territoryIn } from './material';

export type Huts = readonly (readonly number[])[];

export interface Founding {
  readonly village: Territory;
  readonly value: number;
  readonly clans: readonly Clan[];
  /** The clans whose single hut was lost in strife. */
  readonly fallen: readonly Clan[];
}

/** One line of the log: who walked, what was founded, and the huts on the way and afterwards. */
export interface Beat {
  readonly walk: { from: Territory; to: Territory; group: readonly number[] } | null;
  readonly founded: readonly Founding[];
  /** Groups that stand alone too late to become villages. */
  readonly late: readonly Territory[];
  readonly during: Huts;
  readonly after: Huts;
}

/** The beats that lead from some huts to the present ones; lines without movement have none. */
export function tell(before: Huts, news: readonly Line[], now: Huts): Beat[] {
  const beats: Beat[] = [];
  let huts = before;
  for (const { events } of news) {
    const beat = beatOf(huts, events);
    if (beat === null) continue;
    beats.push(beat);
    huts = beat.after;
  }
  const last = beats.pop();
  // However the story went, it ends with what is true.
  return last === undefined ? [] : [...beats, { ...last, after: now }];
}

function beatOf(huts: Huts, events: readonly Phrase[]): Beat | null {
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

function singles(group: readonly number[] | undefined): Clan[] {
  return CLANS.filter(({ index }) => group?.[index] === 1);
}

function place(event: Phrase | undefined, name: string): Territory | null {
  const reference = event?.args[name];
  return typeof reference === 'string' ? territoryIn(reference) : null;
}

function names(arg: Phrase['args'][string] | undefined): readonly string[] {
  return typeof arg === 'object' ? arg : [];
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
