// Written by tools/wire.py from the classes of the server; not edited by hand.

/** A building card lies face up. */
export interface CardDrawn {
  readonly key: 'card-drawn';
  readonly args: {
    readonly building: `building:${string}`;
  };
}

/** Another cave card is on top of the pile. */
export interface CaveTurned {
  readonly key: 'cave-turned';
  readonly args: {
    readonly cave: `cave:${string}`;
  };
}

/** A villager waits in the row. */
export interface VillagerComes {
  readonly key: 'villager-comes';
  readonly args: {
    readonly villager: `villager:${string}`;
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

/** A round is over. */
export interface RoundEnds {
  readonly key: 'round-ends';
  readonly args: {
    readonly round: number;
  };
}

/** The seventh round is over. */
export interface LastPlacing {
  readonly key: 'last-placing';
  readonly args: {
  };
}

/** The game is over. */
export interface GameOver {
  readonly key: 'game-over';
  readonly args: {
  };
}

/** A seat takes no more turns this round. */
export interface Passed {
  readonly key: 'passed';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A good lies on the track. */
export interface Placed {
  readonly key: 'placed';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly item: `item:${string}`;
    readonly slot: number;
  };
}

/** An item lies on a sale spot. */
export interface SaleBegun {
  readonly key: 'sale-begun';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly item: `item:${string}`;
  };
}

/** An item was taken back from a sale spot. */
export interface SaleEnded {
  readonly key: 'sale-ended';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A seat offers another one coins for its item. */
export interface Offered {
  readonly key: 'offered';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly seller: `seat:${string}`;
    readonly item: `item:${string}`;
    readonly coins: number;
  };
}

/** The owner sells. */
export interface OfferAccepted {
  readonly key: 'offer-accepted';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** The owner keeps the item. */
export interface OfferDeclined {
  readonly key: 'offer-declined';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A row of cards goes under its deck. */
export interface RowRenewed {
  readonly key: 'row-renewed';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly row: `row:${string}`;
  };
}

/** A party goes below. */
export interface Explores {
  readonly key: 'explores';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villagers: readonly `villager:${string}`[];
    readonly cave: `cave:${string}`;
  };
}

/** The die for the cave card shows a number. */
export interface SectionRolled {
  readonly key: 'section-rolled';
  readonly args: {
    readonly cave: `cave:${string}`;
    readonly die: number;
  };
}

/** A section of the book is read. */
export interface SectionRead {
  readonly key: 'section-read';
  readonly args: {
    readonly section: `section:${string}`;
  };
}

/** The explorer has chosen. */
export interface OptionChosen {
  readonly key: 'option-chosen';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly section: `section:${string}`;
    readonly option: `option:${string}`;
  };
}

/** The die of a villager, and the lanterns it gives. */
export interface LanternsRolled {
  readonly key: 'lanterns-rolled';
  readonly args: {
    readonly villager: `villager:${string}`;
    readonly die: number;
    readonly lanterns: number;
  };
}

/** All lanterns together, with every bonus. */
export interface LanternsTotal {
  readonly key: 'lanterns-total';
  readonly args: {
    readonly total: number;
  };
}

/** Nobody is exerted. */
export interface ResultKept {
  readonly key: 'result-kept';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly total: number;
  };
}

/** Villagers are exerted, and injured. */
export interface Exerted {
  readonly key: 'exerted';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villagers: readonly `villager:${string}`[];
    readonly number: number;
  };
}

/** An exploration ends well. */
export interface ExplorationSucceeds {
  readonly key: 'exploration-succeeds';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly story: `story:${string}`;
  };
}

/** An exploration fails. */
export interface ExplorationFails {
  readonly key: 'exploration-fails';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly story: `story:${string}`;
  };
}

/** A seat takes coins. */
export interface CoinsGained {
  readonly key: 'coins-gained';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly coins: number;
  };
}

/** A seat loses coins. */
export interface CoinsLost {
  readonly key: 'coins-lost';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly coins: number;
  };
}

/** A marker moves on the reputation track. */
export interface ReputationChanged {
  readonly key: 'reputation-changed';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly change: number;
    readonly position: number;
  };
}

/** A seat takes tokens from the supply. */
export interface ItemGained {
  readonly key: 'item-gained';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly item: `item:${string}`;
    readonly number: number;
  };
}

/** A villager joins a village. */
export interface VillagerJoins {
  readonly key: 'villager-joins';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villager: `villager:${string}`;
  };
}

/** Party members are injured. */
export interface VillagersInjured {
  readonly key: 'villagers-injured';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villagers: readonly `villager:${string}`[];
  };
}

/** A seat has another free cave card. */
export interface CaveKept {
  readonly key: 'cave-kept';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly cave: `cave:${string}`;
  };
}

/** A villager has built. */
export interface Built {
  readonly key: 'built';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villager: `villager:${string}`;
    readonly building: `building:${string}`;
    readonly coins: number;
  };
}

/** Villagers have fetched goods. */
export interface Harvested {
  readonly key: 'harvested';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villagers: readonly `villager:${string}`[];
    readonly number: number;
    readonly tokens: readonly `token:${string}`[];
  };
}

/** A villager has trained another. */
export interface Trained {
  readonly key: 'trained';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villager: `villager:${string}`;
    readonly recruit: `villager:${string}`;
    readonly coins: number;
  };
}

/** Villagers have worked for coins. */
export interface Worked {
  readonly key: 'worked';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villagers: readonly `villager:${string}`[];
    readonly number: number;
    readonly coins: number;
  };
}

/** The first worker of a round has the cider. */
export interface CiderTaken {
  readonly key: 'cider-taken';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** A new cider lies on the board. */
export interface CiderLaid {
  readonly key: 'cider-laid';
  readonly args: {
  };
}

/** What a villager uses in the night. */
export interface RecoveryChosen {
  readonly key: 'recovery-chosen';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly villager: `villager:${string}`;
    readonly use: `use:${string}`;
  };
}

/** A seat lays no more goods on its track. */
export interface PlacingDone {
  readonly key: 'placing-done';
  readonly args: {
    readonly seat: `seat:${string}`;
  };
}

/** How many of a village are ready, exhausted and injured after the night. */
export interface Recovered {
  readonly key: 'recovered';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly ready: number;
    readonly exhausted: number;
    readonly injured: number;
  };
}

/** A seat has its income. */
export interface IncomePaid {
  readonly key: 'income';
  readonly args: {
    readonly seat: `seat:${string}`;
    readonly coins: number;
  };
}

/** A good grows again on a building. */
export interface TokenLaid {
  readonly key: 'token-laid';
  readonly args: {
    readonly token: `token:${string}`;
  };
}

export type Event = Built | CardDrawn | CaveKept | CaveTurned | CiderLaid | CiderTaken | CoinsGained | CoinsLost | Exerted | ExplorationFails | ExplorationSucceeds | Explores | GameOver | Harvested | IncomePaid | ItemGained | LanternsRolled | LanternsTotal | LastPlacing | OfferAccepted | OfferDeclined | Offered | OptionChosen | Passed | Placed | PlacingDone | Recovered | RecoveryChosen | ReputationChanged | ResultKept | RoundBegins | RoundEnds | RowRenewed | SaleBegun | SaleEnded | SectionRead | SectionRolled | TokenLaid | Trained | VillagerComes | VillagerJoins | VillagersInjured | Worked;
