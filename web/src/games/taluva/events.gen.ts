// Written by tools/wire.py from the classes of the server; not edited by hand.

/** A seat has a tile to place. */
export interface Drawn {
  readonly key: 'drawn';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly tile: `tile:${string}`;
  };
}

/** A tile lies beside the island: where its volcano is, how it is turned, all it covers. */
export interface Extended {
  readonly key: 'extended';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly tile: `tile:${string}`;
    readonly field: `hex:${string}`;
    readonly level: number;
    readonly turn: `turn:${string}`;
    readonly fields: readonly `hex:${string}`[];
  };
}

/** A tile lies on others: where its volcano is, how it is turned, all it covers. */
export interface Erupted {
  readonly key: 'erupted';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly tile: `tile:${string}`;
    readonly field: `hex:${string}`;
    readonly level: number;
    readonly turn: `turn:${string}`;
    readonly fields: readonly `hex:${string}`[];
  };
}

/** The huts of a field lie under a new tile. */
export interface Covered {
  readonly key: 'covered';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly field: `hex:${string}`;
    readonly huts: number;
  };
}

/** A hut stands on a field. */
export interface BuiltHut {
  readonly key: 'built-hut';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly field: `hex:${string}`;
  };
}

/** A tower stands on a field. */
export interface BuiltTower {
  readonly key: 'built-tower';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly field: `hex:${string}`;
  };
}

/** A temple stands on a field. */
export interface BuiltTemple {
  readonly key: 'built-temple';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly field: `hex:${string}`;
  };
}

/** A settlement has grown onto all free fields of a terrain around it. */
export interface Expanded {
  readonly key: 'expanded';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly settlement: `settlement:${string}`;
    readonly terrain: `terrain:${string}`;
    readonly fields: readonly `hex:${string}`[];
    readonly huts: number;
  };
}

/** A seat could not build and is out. */
export interface Eliminated {
  readonly key: 'eliminated';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A seat left the game. */
export interface Resigned {
  readonly key: 'resigned';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A seat has used up two kinds of pieces. */
export interface Finished {
  readonly key: 'finished';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** The game is over, and why. */
export interface GameOver {
  readonly key: 'game-over';
  readonly args: {
    readonly reason: `over:${string}`;
  };
}

export type Event = BuiltHut | BuiltTemple | BuiltTower | Covered | Drawn | Eliminated | Erupted | Expanded | Extended | Finished | GameOver | Resigned;
