// Written by tools/wire.py from the classes of the server; not edited by hand.

/** One visible hex: its place, terrain (``V`` for a volcano), level, direction and pieces. */
export interface Field {
  readonly q: number;
  readonly r: number;
  readonly terrain: string;
  readonly level: number;
  readonly orientation: number | null;
  readonly owner: number | null;
  readonly kind: string | null;
}

/** What a seat has left, has built (temples, towers, huts) and how it stands in the game. */
export interface Player {
  readonly supply: readonly [number, number, number];
  readonly built: readonly [number, number, number];
  readonly covered: number;
  readonly status: string;
  readonly order: number;
}

/** A position as everybody knows it. */
export interface View {
  readonly viewer: number | null;
  readonly seats: number;
  readonly mode: string;
  readonly hut_placement: string;
  readonly fields: readonly Field[];
  readonly players: readonly Player[];
  readonly stack: readonly (readonly [string, number])[];
  readonly tiles_left: number;
  readonly active: number | null;
  readonly phase: string;
  readonly hand: string | null;
  readonly over: string | null;
}
