/** The box: what letters mean, the marks of the tribes, and what stands in which row. */

/** What a letter of a hand, a tile or a stack shows. */
const SHOWN: Readonly<Record<string, string>> = {
  H: 'house',
  O: 'oven',
  P: 'pen',
  S: 'shrine',
  C: 'cattle',
  V: 'villager',
  M: 'shaman',
  J: 'metal',
  W: 'choice',
};

/** The stacks by their letters: the majority that wins their cards. */
const STACKS: Readonly<Record<string, string>> = {
  ...SHOWN,
  T: 'highrise',
  H: 'houses',
};

/** Elements in the order in which they are offered. */
export const ELEMENTS: readonly string[] = [
  'house',
  'oven',
  'shrine',
  'pen',
  'cattle',
  'villager',
  'shaman',
];

/** Kinds of cards in the order of a hand. */
export const CARDS: readonly string[] = [
  'house',
  'oven',
  'pen',
  'shrine',
  'cattle',
  'villager',
  'metal',
];

/** The five players' marks in the colours of the tribes. */
const MARKS: Readonly<Record<string, number>> = { red: 0, blue: 1, yellow: 2, green: 3, purple: 4 };
const SEATS: readonly string[] = ['red', 'green', 'yellow', 'purple', 'blue'];
const LETTERS: Readonly<Record<string, string>> = {
  red: 'R',
  green: 'G',
  yellow: 'Y',
  purple: 'U',
  blue: 'B',
};

export function shownBy(letter: string): string {
  return SHOWN[letter] ?? 'house';
}

export function stackOf(letter: string): string {
  return STACKS[letter] ?? 'oven';
}

/** The mark of a tribe. */
export function markOfTribe(tribe: string): number {
  return MARKS[tribe] ?? 0;
}

/** The mark of a seat as long as nobody knows its tribe: tribes in the order of the box. */
export function usualMark(seat: number): number {
  return markOfTribe(SEATS[seat] ?? 'red');
}

/** The seat of a tribe, by the letters a table chose for its seats; -1: nobody has it. */
export function seatOfTribe(tribe: string, letters: unknown): number {
  const chosen = typeof letters === 'string' ? letters : SEATS.map((one) => LETTERS[one]).join('');
  return chosen.indexOf(LETTERS[tribe] ?? ' ');
}

/** How many cards of each kind lie in a hand. */
export function countCards(hand: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const letter of hand) {
    const kind = shownBy(letter);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
