// Written by tools/wire.py from the classes of the server; not edited by hand.

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
