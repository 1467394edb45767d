// Written by tools/wire.py from the classes of the server; not edited by hand.

/** A territory lies on the board, turned by so many degrees. */
export interface TerritoryPlaced {
  readonly key: 'territory-placed';
  readonly args: {
    readonly territory: `territory:${string}`;
    readonly position: `position:${string}`;
    readonly rotation: number;
  };
}

/** A public project came into the display. */
export interface ProjectShown {
  readonly key: 'project-shown';
  readonly args: {
    readonly project: `card:${string}`;
  };
}

/** A seat begins. */
export interface Starts {
  readonly key: 'starts';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A seat was dealt a secret project. */
export interface SecretDealt {
  readonly key: 'secret-dealt';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly secret: `keep:${string}`;
  };
}

/** A seat was dealt a secret project that others do not know. */
export interface SecretDealtHidden {
  readonly key: 'secret-dealt-hidden';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A seat keeps two secret projects. */
export interface SecretsKept {
  readonly key: 'secrets-kept';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly first: `secret:${string}`;
    readonly second: `secret:${string}`;
  };
}

/** A seat has chosen, and others do not know what. */
export interface SecretsKeptHidden {
  readonly key: 'secrets-kept-hidden';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A floor was placed: where, how high it is now, and what it cost. */
export interface Built {
  readonly key: 'built';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly field: `field:${string}`;
    readonly terrain: `terrain:${string}`;
    readonly floors: number;
    readonly cost: number;
  };
}

/** A building went back into the supply. */
export interface Demolished {
  readonly key: 'demolished';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly field: `field:${string}`;
    readonly floors: number;
    readonly gain: number;
  };
}

/** A building changed its owner, who was paid for it. */
export interface Raided {
  readonly key: 'raided';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly owner: `seat:${string}`;
    readonly field: `field:${string}`;
    readonly floors: number;
    readonly price: number;
  };
}

/** A ruse took the action to another territory. */
export interface TerritoryChanged {
  readonly key: 'territory-changed';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly territory: `territory:${string}`;
  };
}

/** A ruse took a roof from one building to another. */
export interface RoofMoved {
  readonly key: 'roof-moved';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly source: `field:${string}`;
    readonly destination: `field:${string}`;
  };
}

/** A public project was completed, and its last building got a roof. */
export interface Claimed {
  readonly key: 'claimed';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly project: `project:${string}`;
    readonly field: `field:${string}`;
    readonly points: number;
  };
}

/** The crane went to a territory. */
export interface CraneMoved {
  readonly key: 'crane-moved';
  readonly args: {
    readonly territory: `territory:${string}`;
  };
}

/** A seat could build nowhere. */
export interface Passed {
  readonly key: 'passed';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A seat named the next player. */
export interface NextChosen {
  readonly key: 'next-chosen';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly next: `seat:${string}`;
  };
}

/** A seat grew in the population phase: by two where it had the most floors, by one in a tie. */
export interface Grown {
  readonly key: 'grown';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly gain: number;
    readonly population: number;
    readonly most: readonly `territory:${string}`[];
    readonly tied: readonly `territory:${string}`[];
  };
}

/** A round begins, and who starts it. */
export interface RoundBegins {
  readonly key: 'round-begins';
  readonly args: {
    readonly round: number;
    readonly seat: `seat:${string}`;
  };
}

/** A seat placed its last floor: this is the last round. */
export interface EndTriggered {
  readonly key: 'end-triggered';
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

/** A seat shows a secret project and what it scores. */
export interface SecretScored {
  readonly key: 'secret-scored';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly secret: `secret:${string}`;
    readonly points: number;
  };
}

/** What the population of a seat scores. */
export interface PopulationScored {
  readonly key: 'population-scored';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly population: number;
    readonly points: number;
  };
}

export type Event = Built | Claimed | CraneMoved | Demolished | EndTriggered | GameOver | Grown | NextChosen | Passed | PopulationScored | ProjectShown | Raided | RoofMoved | RoundBegins | SecretDealt | SecretDealtHidden | SecretScored | SecretsKept | SecretsKeptHidden | Starts | TerritoryChanged | TerritoryPlaced;
