/** What was picked, kept while a page is loaded anew: a new version of the pages costs nobody a pick. */

import type { Update } from '../net/wire.gen';

const KEY = 'dorfplatz.picked';

interface Picked {
  readonly match: string;
  readonly seat: number | null;
  readonly version: number;
  readonly picked: readonly string[];
}

/** Keep what was picked in a position. */
export function keepPicked({ match, seat, version }: Update, picked: readonly string[]): void {
  try {
    if (picked.length === 0) forget(match, seat);
    else sessionStorage.setItem(KEY, JSON.stringify({ match, seat, version, picked }));
  } catch {
    // Whoever lets a page keep nothing picks again.
  }
}

/** Put away what a seat had picked; another one's stays. */
function forget(match: string, seat: number | null): void {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Picked | null;
  if (kept?.match === match && kept.seat === seat) sessionStorage.removeItem(KEY);
}

/** What was picked in the same position before, as far as it is offered. */
export function pickedBefore({ match, seat, version, prompt }: Update): readonly string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Picked | null;
    if (kept?.match !== match || kept.seat !== seat || kept.version !== version) return [];
    const offered = new Set(prompt.options.flatMap(({ picks }) => picks));
    return kept.picked.every((pick) => offered.has(pick)) ? kept.picked : [];
  } catch {
    return [];
  }
}
