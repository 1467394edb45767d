/** Which puzzles somebody solved, and on how many days in a row: kept in the browser alone. */

/** At the first try, after others, or only after the move was shown. */
export type How = 'first' | 'later' | 'shown';

export interface Solved {
  readonly puzzles: Readonly<Record<string, How>>;
  /** The last day whose puzzle was solved (as the server counts days), and how many in a row. */
  readonly day: string;
  readonly days: number;
  readonly best: number;
}

const STORED = 'dorfplatz.puzzles';
const NOTHING: Solved = { puzzles: {}, day: '', days: 0, best: 0 };
const ORDER: readonly How[] = ['shown', 'later', 'first'];
const ONE_DAY = 24 * 60 * 60 * 1000;

/** What was kept, without what cannot be understood. */
export function solvedFrom(text: string | null): Solved {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return NOTHING;
  }
  if (typeof read !== 'object' || read === null) return NOTHING;
  const { puzzles, day, days, best } = read as Partial<Record<keyof Solved, unknown>>;
  const known = Object.entries(typeof puzzles === 'object' && puzzles !== null ? puzzles : {});
  return {
    puzzles: Object.fromEntries(
      known.filter(([, how]) => ORDER.includes(how as How)),
    ) as Solved['puzzles'],
    day: typeof day === 'string' && !Number.isNaN(Date.parse(day)) ? day : '',
    days: count(days),
    best: count(best),
  };
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}

/** How many days in a row count today: a streak lives as long as no day was left out. */
export function streak(solved: Solved, today: string): number {
  return solved.day === today || solved.day === dayBefore(today) ? solved.days : 0;
}

/** What is kept once a puzzle was played; `daily` where it is the one of that day. */
export function after(solved: Solved, id: string, how: How, daily: string | null): Solved {
  const before = solved.puzzles[id];
  // A puzzle is new only once: what was solved later or shown first does not become better.
  const puzzles = before === undefined ? { ...solved.puzzles, [id]: how } : solved.puzzles;
  if (daily === null || how === 'shown' || before === 'shown' || solved.day === daily) {
    return { ...solved, puzzles };
  }
  const days = solved.day === dayBefore(daily) ? solved.days + 1 : 1;
  return { puzzles, day: daily, days, best: Math.max(days, solved.best) };
}

function dayBefore(day: string): string {
  const at = Date.parse(day);
  return Number.isNaN(at) ? '' : new Date(at - ONE_DAY).toISOString().slice(0, 10);
}

/** What this browser has kept. */
export function kept(): Solved {
  try {
    return solvedFrom(localStorage.getItem(STORED));
  } catch {
    return NOTHING;
  }
}

/** Remember how a puzzle ended. */
export function remember(id: string, how: How, daily: string | null): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(after(kept(), id, how, daily)));
  } catch {
    // A browser that keeps nothing begins anew next time.
  }
}
