// Written by tools/wire.py from the classes of the server; not edited by hand.

/** Five huts stand in a region. */
export interface RegionSettled {
  readonly key: 'region-settled';
  readonly args: {
    readonly region: `region:${string}`;
  };
}

/** A seat has its secret clan. */
export interface CardDrawn {
  readonly key: 'card-drawn';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly clan: `clan:${string}`;
  };
}

/** A seat has a clan that others do not know. */
export interface CardDrawnHidden {
  readonly key: 'card-drawn-hidden';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A seat begins. */
export interface Starts {
  readonly key: 'starts';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** All huts of a territory went to a neighbour. */
export interface Moved {
  readonly key: 'moved';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly source: `territory:${string}`;
    readonly destination: `territory:${string}`;
    readonly huts: number;
  };
}

/** A group stands alone: who took the chip, what it is worth, which clans advance or fell. */
export interface VillageFounded {
  readonly key: 'village-founded';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly village: `territory:${string}`;
    readonly epoch: `epoch:${string}`;
    readonly terrain: `terrain:${string}`;
    readonly huts: number;
    readonly value: number;
    readonly clans: readonly `clan:${string}`[];
    readonly lost: number;
    readonly fallen: readonly `clan:${string}`[];
  };
}

/** A village beyond the twelfth. */
export interface Unscored {
  readonly key: 'unscored';
  readonly args: {
    readonly village: `territory:${string}`;
  };
}

/** The game is over, and why. */
export interface GameOver {
  readonly key: 'game-over';
  readonly args: {
    readonly reason: `over:${string}`;
  };
}

/** A seat shows its clan. */
export interface CardRevealed {
  readonly key: 'card-revealed';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly clan: `clan:${string}`;
  };
}

export type Event = CardDrawn | CardDrawnHidden | CardRevealed | GameOver | Moved | RegionSettled | Starts | Unscored | VillageFounded;
