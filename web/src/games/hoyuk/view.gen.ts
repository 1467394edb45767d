// Written by tools/wire.py from the classes of the server; not edited by hand.

/** A block: who lives there, and who would win the card of each stack now. */
export interface Block {
  readonly number: number;
  readonly houses: readonly number[];
  readonly contested: boolean;
  readonly marks: readonly string[];
  readonly leaders: readonly (number | null)[];
}

/** A block: what would be won there now (only where contested), and scored at the end. */
export interface BlockFacts {
  readonly number: number;
  readonly contested: boolean;
  readonly tallies: readonly Tally[];
  readonly final: readonly Scored[];
}

/** An element that could be placed now: one letter for each cell, ``.`` where it may stand. */
export interface Cells {
  readonly element: string;
  readonly letters: string;
}

/** Everything a board of Höyük shows beside the view and does not work out itself. */
export interface Facts {
  readonly blocks: readonly BlockFacts[];
  readonly families: readonly Family[];
  readonly forecast: readonly Losses[];
  readonly seats: readonly SeatFacts[];
  readonly sets: readonly number[];
  readonly places: readonly Cells[];
  readonly reasons: readonly Why[];
}

/** Touching houses of one seat. */
export interface Family {
  readonly seat: number;
  readonly block: number;
  readonly cells: readonly string[];
  readonly houses: number;
  readonly highrises: number;
}

/** A catastrophe that may still come, and the blocks it would strike now. */
export interface Forecast {
  readonly catastrophe: string;
  readonly blocks: readonly number[];
  readonly selects: boolean;
}

/** What a catastrophe that may still come would do now: by seat how many are lost. */
export interface Losses {
  readonly card: string;
  readonly element: string | null;
  readonly blocks: readonly number[];
  readonly spared: readonly number[];
  readonly lost: readonly number[];
}

/** What lies in front of a player. */
export interface Player {
  readonly tribe: string;
  readonly letter: string;
  readonly houses: number;
  readonly points: number;
  readonly families: number;
  readonly hand: string;
  readonly played: string;
  readonly tile: string | null;
}

/** Who would score something in a block at the end, and how much; nobody where it is a tie. */
export interface Scored {
  readonly source: string;
  readonly seat: number | null;
  readonly points: number;
}

/** Families of a seat, and how many cards it may still play in this round. */
export interface SeatFacts {
  readonly families: number;
  readonly allowed: number;
  readonly struck: number;
  readonly worst: number;
}

/** An occupied cell: a house, a pen or a ruin, and what stands on it. */
export interface Square {
  readonly cell: string;
  readonly kind: string;
  readonly owner: number | null;
  readonly storeys: number;
  readonly block: number;
  readonly host: string | null;
  readonly roof: readonly string[];
}

/** A reward stack: its top card, the number of hidden cards, those returned below them. */
export interface Stack {
  readonly letter: string;
  readonly top: string | null;
  readonly hidden: number;
  readonly returned: string;
  readonly closed: boolean;
}

/** An aspect of a block: by seat how many and how many break ties, who leads, for which card. */
export interface Tally {
  readonly stack: string;
  readonly counts: readonly number[];
  readonly ties: readonly number[];
  readonly leader: number | null;
  readonly card: string | null;
}

/** A position as everybody knows it. */
export interface View {
  readonly viewer: number | null;
  readonly seats: number;
  readonly mode: string;
  readonly house_limit: number;
  readonly herds: string;
  readonly columns: number;
  readonly rows: number;
  readonly round: number;
  readonly step: string;
  readonly phase: number;
  readonly number: number;
  readonly first: number | null;
  readonly active: number | null;
  readonly ending: boolean;
  readonly squares: readonly Square[];
  readonly blocks: readonly Block[];
  readonly players: readonly Player[];
  readonly stacks: readonly Stack[];
  readonly bags: readonly (readonly [string, string])[];
  readonly supply: readonly (readonly [string, number])[];
  readonly tile_bag: string;
  readonly aside: string;
  readonly open: string;
  readonly used: readonly string[];
  readonly forecast: readonly Forecast[];
  readonly position: string;
}

/** A letter of the reasons per cell: the rule and the key of its sentence. */
export interface Why {
  readonly letter: string;
  readonly rule: string;
  readonly key: string;
}
