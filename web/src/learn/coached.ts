/** The tables at which a coach sits, and what it has said already; kept in the browser. */

import { COACHED } from '../app/kept';

interface Coached {
  readonly tables: readonly string[];
  /** What was said, as `game note`. */
  readonly seen: readonly string[];
}

const NOTHING: Coached = { tables: [], seen: [] };
/** Older tables are over, or forgotten. */
const MOST_TABLES = 20;

/** What was kept, without what cannot be understood. */
export function coachedFrom(text: string | null): Coached {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return NOTHING;
  }
  if (typeof read !== 'object' || read === null) return NOTHING;
  const { tables, seen } = read as Partial<Record<keyof Coached, unknown>>;
  const words = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
  return { tables: words(tables), seen: words(seen) };
}

function kept(): Coached {
  try {
    return coachedFrom(localStorage.getItem(COACHED));
  } catch {
    return NOTHING;
  }
}

function keep(now: Coached): void {
  try {
    localStorage.setItem(COACHED, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing plays without a coach.
  }
}

/** Let a coach sit at a table. */
export function coach(table: string): void {
  const { tables, seen } = kept();
  keep({ tables: [...tables, table].slice(-MOST_TABLES), seen });
}

/** Send the coach away from a table. */
export function dismiss(table: string): void {
  const { tables, seen } = kept();
  keep({ tables: tables.filter((one) => one !== table), seen });
}

/** Whether a note was said before. */
export function isSeen(game: string, note: string): boolean {
  return kept().seen.includes(`${game} ${note}`);
}

/** Remember that a note was said. */
export function see(game: string, note: string): void {
  if (isSeen(game, note)) return;
  const { tables, seen } = kept();
  keep({ tables, seen: [...seen, `${game} ${note}`] });
}
