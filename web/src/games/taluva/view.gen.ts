// Written by tools/wire.py from the classes of the server; not edited by hand.

/** One terrain around a settlement: the fields it would take, for how many huts. */
export interface ExpansionFacts {
  readonly terrain: string;
  readonly fields: readonly string[];
  readonly huts: number;
  readonly enough: boolean;
}

/** Everything a board shows beside the view. */
export interface Facts {
  readonly fields: readonly FieldFacts[];
  readonly around: readonly Spot[];
  readonly settlements: readonly SettlementFacts[];
  readonly seats: readonly SeatFacts[];
  readonly tiles_left: number;
  readonly fatal: readonly string[];
}

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

/** One visible hex: its name, what it is, and the visible volcano of its top tile, if any. */
export interface FieldFacts {
  readonly id: string;
  readonly name: string;
  readonly terrain: string;
  readonly level: number;
  readonly tile: string | null;
}

/** What a seat has left, has built (temples, towers, huts) and how it stands in the game. */
export interface Player {
  readonly supply: readonly [number, number, number];
  readonly built: readonly [number, number, number];
  readonly covered: number;
  readonly status: string;
  readonly order: number;
}

/** How a seat stands: how near an early victory, and whether it is in danger of being out. */
export interface SeatFacts {
  readonly seat: number;
  readonly used_up: number;
  readonly missing: number;
  readonly turns_left: number;
  readonly builds: number;
  readonly wins: readonly string[];
}

/** One settlement: whose, where, what it has and what it lacks. */
export interface SettlementFacts {
  readonly id: string;
  readonly seat: number;
  readonly fields: readonly string[];
  readonly temples: number;
  readonly towers: number;
  readonly missing_fields: number;
  readonly missing_levels: number;
  readonly temple_sites: readonly string[];
  readonly tower_sites: readonly string[];
  readonly expansions: readonly ExpansionFacts[];
}

/** A position and what it is called on the board. */
export interface Spot {
  readonly id: string;
  readonly name: string;
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
