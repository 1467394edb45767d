/** Cards of one kind are equal: which pick a card means depends only on how many of its kind are ticked. */

import type { Chooser } from '../../../board/chooser';
import { CARDS, countCards } from '../material';

/** The cards of a hand side by side, equal ones together. */
export function laidOut(hand: string): { kind: (typeof CARDS)[number]; index: number }[] {
  const counts = countCards(hand);
  return CARDS.flatMap((kind) =>
    Array.from({ length: counts.get(kind) ?? 0 }, (_, index) => ({ kind, index })),
  );
}

function tick(kind: string, number: number): string {
  return number === 1 ? `set:${kind}` : `set:${kind}-${number}`;
}

/** How many cards of a kind are ticked. */
export function tickedOf(kind: string, picked: readonly string[]): number {
  return picked.filter((pick) => pick === `set:${kind}` || pick.startsWith(`set:${kind}-`)).length;
}

/** The pick a card stands for in the list of choices: its own tick, so that all of them are on the board. */
export function shownPick(
  kind: string,
  index: number,
  chooser: Chooser,
  possible: ReadonlySet<string>,
): string | null {
  const own = tick(kind, index + 1);
  if (possible.has(own) || chooser.picked.includes(own)) return own;
  return cardPick(kind, index, chooser, possible);
}

/**
 * What a card means now: the last ticked one of its kind is put back, or one more is ticked; where no set
 * can be made of it, it builds. Null where it can do neither.
 */
export function cardPick(
  kind: string,
  index: number,
  chooser: Chooser,
  possible: ReadonlySet<string>,
): string | null {
  const count = tickedOf(kind, chooser.picked);
  if (index < count) return tick(kind, count);
  const more = tick(kind, count + 1);
  if (possible.has(more)) return more;
  const build = `card:${kind}`;
  if (possible.has(build)) return build;
  // Another kind instead of what is ticked is a new start.
  const fresh = chooser.restart().possible;
  return fresh.includes(tick(kind, 1)) && count === 0 && possible.size > 0 ? tick(kind, 1) : null;
}
