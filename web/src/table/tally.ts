/** How it ended, put in order for the eye: who won, what counted, and what is seen while it is counted. */

import type { Line, Phrase, Result, SeatResult } from '../net/wire.gen';

/** The values of the options a match was played with. */
export type Played = Readonly<Record<string, string | number | boolean>>;

/** The seats by rank; equals in the order they sit. */
export function byRank(result: Result): SeatResult[] {
  return result.seats.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Everything that counted for somebody, in the order the game counts it. */
export function sourcesOf(result: Result): string[] {
  return [...new Set(result.seats.flatMap((seat) => seat.breakdown.map(([source]) => source)))];
}

/** What a seat has from one source. */
export function countOf(seat: SeatResult, source: string): number {
  return seat.breakdown.find(([one]) => one === source)?.[1] ?? 0;
}

/** What a seat has from the first so many sources. */
export function countedSoFar(
  seat: SeatResult,
  sources: readonly string[],
  counted: number,
): number {
  return sources.slice(0, counted).reduce((sum, source) => sum + countOf(seat, source), 0);
}

/** Whether only winning counts: the game has words for it, and was not played for every place. */
export function onlyWinning(hasWord: boolean, options: Played): boolean {
  return hasWord && options['mode'] !== 'ranking';
}

/** Whether somebody has as many points as another and comes before them: something else decided. */
export function tieBroken({ seats }: Result): boolean {
  return seats.some((one) =>
    seats.some((other) => one.points === other.points && one.rank !== other.rank),
  );
}

/** Why the match is over, as the log told it; null where it did not say. */
export function ending(lines: readonly Line[]): Phrase | null {
  for (const line of lines.slice(-3).toReversed()) {
    const found = line.events.findLast(({ key }) => key === 'game-over');
    if (found !== undefined) return found;
  }
  return null;
}

/** The name of the reason in such a phrase, `tiles-exhausted` of `over:tiles-exhausted`. */
export function reasonOf(phrase: Phrase | null): string {
  const reason = phrase?.args['reason'];
  return typeof reason === 'string' ? (reason.split(':')[1] ?? '') : '';
}

/** The first source in which the winners differ from whoever comes next: it decided; null if none. */
export function deciding(result: Result): string | null {
  const [first] = byRank(result);
  const others = result.seats.filter(({ rank }) => rank > 1);
  if (first === undefined || others.length === 0) return null;
  let rivals = others;
  for (const source of sourcesOf(result)) {
    const own = countOf(first, source);
    const best = Math.max(...rivals.map((seat) => countOf(seat, source)));
    if (own !== best) return own > best ? source : null;
    rivals = rivals.filter((seat) => countOf(seat, source) === best);
  }
  return null;
}
