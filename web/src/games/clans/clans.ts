/** The five clans in the order of every view, and the marks they share with the five players. */

import { MARKS, type MarkShape } from '../../board/marks';

export type ClanLetter = 'k' | 'r' | 'b' | 'g' | 'y';
export type ClanId = 'black' | 'red' | 'blue' | 'green' | 'yellow';

export interface Clan {
  readonly id: ClanId;
  readonly letter: ClanLetter;
  /** The place of the clan in `View.huts` and `View.scores`. */
  readonly index: number;
  readonly mark: MarkShape;
}

// Red, blue, yellow and green take the marks of their own colours; black takes the one left over.
const MARK_OF: Readonly<Record<ClanId, MarkShape['id']>> = {
  black: 'cross',
  red: 'diamond',
  blue: 'disc',
  green: 'triangle',
  yellow: 'square',
};

const ORDER: readonly (readonly [ClanId, ClanLetter])[] = [
  ['black', 'k'],
  ['red', 'r'],
  ['blue', 'b'],
  ['green', 'g'],
  ['yellow', 'y'],
];

export const CLANS: readonly Clan[] = ORDER.map(([id, letter], index) => ({
  id,
  letter,
  index,
  mark: markNamed(MARK_OF[id]),
}));

/** The clan of a letter on a clan card. */
export function clanOfLetter(letter: string | null): Clan | null {
  return CLANS.find((clan) => clan.letter === letter) ?? null;
}

/** The clan of a reference such as `clan:red`. */
export function clanIn(reference: string): Clan | null {
  return CLANS.find((clan) => `clan:${clan.id}` === reference) ?? null;
}

function markNamed(id: MarkShape['id']): MarkShape {
  const mark = MARKS.find((shape) => shape.id === id);
  if (mark === undefined) throw new RangeError(id);
  return mark;
}
