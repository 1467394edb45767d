// Written by tools/wire.py from the classes of the server; not edited by hand.

/** A seat is the first start player. */
export interface Starts {
  readonly key: 'starts';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly tribe: `tribe:${string}`;
  };
}

/** A round begins. */
export interface RoundBegins {
  readonly key: 'round-begins';
  readonly args: {
    readonly round: number;
  };
}

/** A card is turned up on a stack. */
export interface TopCard {
  readonly key: 'top-card';
  readonly args: {
    readonly stack: `stack:${string}`;
    readonly card: `card:${string}`;
  };
}

/** This round is the last one, and why. */
export interface EndPending {
  readonly key: 'end-pending';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly reason: `pending:${string}`;
  };
}

/** The game is over. */
export interface GameOver {
  readonly key: 'game-over';
  readonly args: {
  };
}

/** A seat has a construction tile. */
export interface Dealt {
  readonly key: 'dealt';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly tile: `tile:${string}`;
  };
}

/** A house stands on a cell that was empty. */
export interface BuildsHouse {
  readonly key: 'builds-house';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly cell: `cell:${string}`;
    readonly block: `block:${string}`;
  };
}

/** A house stands where a ruin was. */
export interface Rebuilds {
  readonly key: 'rebuilds';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly cell: `cell:${string}`;
    readonly block: `block:${string}`;
  };
}

/** A house has a second storey; what stood on the roof went back to the supply. */
export interface BuildsStorey {
  readonly key: 'builds-storey';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly cell: `cell:${string}`;
    readonly block: `block:${string}`;
    readonly swept: readonly `element:${string}`[];
  };
}

/** Another element was placed. */
export interface Builds {
  readonly key: 'builds';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly element: `element:${string}`;
    readonly cell: `cell:${string}`;
  };
}

/** A seat has no place for houses of its tile. */
export interface ForfeitsHouses {
  readonly key: 'forfeits-houses';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly houses: number;
  };
}

/** A seat gives up the third slot of its tile. */
export interface Forfeits {
  readonly key: 'forfeits';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly tile: `tile:${string}`;
  };
}

/** A card is used for building. */
export interface Spends {
  readonly key: 'spends';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly card: `card:${string}`;
  };
}

/** Equal cards, with metal filling in, bring victory points. */
export interface PlaysSet {
  readonly key: 'plays-set';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly card: `card:${string}`;
    readonly count: number;
    readonly metal: number;
    readonly points: number;
  };
}

/** The Ders take the place of a neighbour's house. */
export interface Razes {
  readonly key: 'razes';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly other: `seat:${string}`;
    readonly cell: `cell:${string}`;
  };
}

/** The Oleyli take an element from one cell to another. */
export interface Steals {
  readonly key: 'steals';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly element: `element:${string}`;
    readonly source: `cell:${string}`;
    readonly cell: `cell:${string}`;
  };
}

/** The shaman follows the Ruples to their new house. */
export interface ShamanFollows {
  readonly key: 'shaman-follows';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly cell: `cell:${string}`;
  };
}

/** A card is revealed: what it does, which blocks it strikes, which the shaman protects. */
export interface CatastropheCame {
  readonly key: 'catastrophe';
  readonly args: {
    readonly card: `catastrophe:${string}`;
    readonly what: `strikes:${string}`;
    readonly blocks: readonly `block:${string}`[];
    readonly count: number;
    readonly spared: readonly `block:${string}`[];
  };
}

/** The flood sends the shaman back to the supply. */
export interface ShamanHome {
  readonly key: 'shaman-home';
  readonly args: {
  };
}

/** A seat loses a house or another element. */
export interface Loses {
  readonly key: 'loses';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly element: `element:${string}`;
    readonly cell: `cell:${string}`;
    readonly block: `block:${string}`;
  };
}

/** A seat has a block evaluated; with a single resident it brings no cards. */
export interface Evaluates {
  readonly key: 'evaluates';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly block: `block:${string}`;
    readonly residents: number;
  };
}

/** A seat has most of an aspect and takes the card: how many, and how many break ties. */
export interface Wins {
  readonly key: 'wins';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly stack: `stack:${string}`;
    readonly card: `card:${string}`;
    readonly block: `block:${string}`;
    readonly count: number;
    readonly ties: number;
  };
}

/** A stack has no card left. */
export interface StackClosed {
  readonly key: 'stack-closed';
  readonly args: {
    readonly stack: `stack:${string}`;
  };
}

/** A seat puts its played cards under a stack. */
export interface Returns {
  readonly key: 'returns';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly stack: `stack:${string}`;
    readonly count: number;
  };
}

/** The start player appoints the next one. */
export interface Nominates {
  readonly key: 'nominates';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly other: `seat:${string}`;
    readonly tribe: `tribe:${string}`;
  };
}

/** Cards left in hand count one each. */
export interface ScoresHand {
  readonly key: 'scores-hand';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly points: number;
  };
}

/** Houses count in blocks with the greatest own family. */
export interface ScoresHouses {
  readonly key: 'scores-houses';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly points: number;
  };
}

/** Cattle counts where a seat has most of it. */
export interface ScoresCattle {
  readonly key: 'scores-cattle';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly points: number;
  };
}

/** Villagers count where a seat has most of them. */
export interface ScoresVillagers {
  readonly key: 'scores-villagers';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly points: number;
  };
}

export type Event = Builds | BuildsHouse | BuildsStorey | CatastropheCame | Dealt | EndPending | Evaluates | Forfeits | ForfeitsHouses | GameOver | Loses | Nominates | PlaysSet | Razes | Rebuilds | Returns | RoundBegins | ScoresCattle | ScoresHand | ScoresHouses | ScoresVillagers | ShamanFollows | ShamanHome | Spends | StackClosed | Starts | Steals | TopCard | Wins;
