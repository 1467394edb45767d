// Written by tools/wire.py from the classes of the server; not edited by hand.

/** Territories A1..L5 in order, and what holds for all of them now. */
export interface Facts {
  readonly groups: readonly Group[];
  readonly villages: number;
  readonly villages_left: number;
  readonly chips_left: number;
  readonly merge_first: boolean;
  readonly bonus: readonly (number | null)[];
  readonly ranking: readonly string[];
}

/** The huts of a territory: how many, whether a village or large, and what it would bring now. ``worth`` is what a village there would bring every clan in it if it were founded as it stands; None: it is empty or a village already. ``hanging`` are the groups that stand alone once this one has moved away. */
export interface Group {
  readonly huts: number;
  readonly village: boolean;
  readonly large: boolean;
  readonly worth: number | null;
  readonly hanging: readonly string[];
}

/** A position as one viewer knows it; territories A1..L5 and clans k r b g y in order. */
export interface View {
  readonly viewer: number | null;
  readonly seats: number;
  readonly large_merge: string;
  readonly huts: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly removed: readonly number[];
  readonly chips: readonly number[];
  readonly cards: readonly (string | null)[];
  readonly dealt: number;
  readonly active: number | null;
  readonly epoch: string | null;
  readonly chips_left: number;
  readonly villages: number;
  readonly over: string | null;
}
