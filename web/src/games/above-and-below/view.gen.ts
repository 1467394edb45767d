// Written by tools/wire.py from the classes of the server; not edited by hand.

/** A building somebody owns: the cave card under it and the tokens lying on it. */
export interface BuildingView {
  readonly id: string;
  readonly cave: string | null;
  readonly tokens: readonly Counted[];
}

/** A building for sale: its price here, the points it would add now, what stands against it. */
export interface CardFact {
  readonly building: string;
  readonly price: number;
  readonly worth: number;
  readonly refusal: string | null;
  readonly rule: string | null;
}

/** An exploration of the match so far: who went where, what they read, how it ended. */
export interface Chapter {
  readonly seat: number;
  readonly round: number;
  readonly cave: string;
  readonly villagers: readonly string[];
  readonly scenes: readonly Scene[];
  readonly total: number | null;
  readonly outcome: string | null;
  readonly line: Readonly<Record<string, string>> | null;
  readonly changes: readonly Phrase[];
}

/** So many of an item. */
export interface Counted {
  readonly item: string;
  readonly number: number;
}

/** A deck: what lies open, the unknown cards, the known ones under them from the top. */
export interface DeckView {
  readonly open: readonly (string | null)[];
  readonly bag: readonly string[];
  readonly under: readonly string[];
}

/** The die of a party member and the lanterns it gives. */
export interface DieView {
  readonly villager: string;
  readonly die: number;
  readonly lanterns: number;
}

/** One effect: what it is about, an item or villager where it names one, and how much. */
export interface EffectView {
  readonly effect: string;
  readonly what: string | null;
  readonly number: number;
  readonly choices: readonly (readonly EffectView[])[];
}

/** An exploration under way. */
export interface Exploration {
  readonly cave: string;
  readonly party: readonly string[];
  readonly section: number | null;
  readonly title: Readonly<Record<string, string>> | null;
  readonly scene: Readonly<Record<string, string>> | null;
  readonly options: readonly OptionView[];
  readonly chosen: string | null;
  readonly dice: readonly DieView[];
  readonly total: number;
  readonly outcome: string | null;
  readonly line: Readonly<Record<string, string>> | null;
  readonly effects: readonly EffectView[];
  readonly effect: number;
}

/** Facts for one village: the viewer's own, or for spectators that of the current player. */
export interface Facts {
  readonly seat: number;
  readonly builders: readonly string[];
  readonly trainers: readonly string[];
  readonly parties: readonly PartyOdds[];
  readonly options: readonly OptionOdds[];
  readonly cards: readonly CardFact[];
  readonly recruits: readonly RecruitFact[];
  readonly goods: readonly GoodFact[];
  readonly placing: readonly string[];
  readonly recovery: RecoveryPlan | null;
  readonly seats: readonly SeatFact[];
}

/** Where the next token of a good would lie, and what it would bring: points and income. */
export interface GoodFact {
  readonly good: string;
  readonly stock: number;
  readonly slot: number;
  readonly points: number;
  readonly income: number;
}

/** An outcome of a section that everybody has seen: its place, where it stands, what it does. */
export interface KnownOutcome {
  readonly place: number;
  readonly source: number;
  readonly effects: readonly EffectView[];
}

/** A section that was read in this match: its number, its page, and the outcomes seen. */
export interface KnownSection {
  readonly section: number;
  readonly page: number;
  readonly outcomes: readonly KnownOutcome[];
}

/** What the party below could reach with an option of the open encounter. ``bonus`` are the lanterns that the option and the village add for certain. */
export interface OptionOdds {
  readonly option: string;
  readonly bonus: number;
  readonly reach: readonly Reach[];
}

/** An option of a section as it is public once the section was read. */
export interface OptionView {
  readonly key: string;
  readonly type: string;
  readonly stance: string;
  readonly label: Readonly<Record<string, string>>;
  readonly cost: number;
  readonly bonus: string | null;
  readonly bonus_lanterns: number;
  readonly numbers: readonly number[];
  readonly available: boolean;
  readonly remembered: readonly Remembered[];
}

/** What a party could reach: 2 to 8 lanterns, with the buildings of its village. */
export interface PartyOdds {
  readonly villagers: readonly string[];
  readonly reach: readonly Reach[];
}

/** A sentence to be said in the reader's language: a key of the Fluent words and its values. */
export interface Phrase {
  readonly key: string;
  readonly args: Readonly<Record<string, number | string | Phrase | readonly (string | Phrase)[]>>;
}

/** What a villager could use to recover, and what is proposed or settled. */
export interface PlannedUse {
  readonly villager: string;
  readonly use: string;
  readonly settled: boolean;
  readonly uses: readonly string[];
}

/** A player's board and village. */
export interface PlayerView {
  readonly coins: number;
  readonly reputation: number;
  readonly points: number;
  readonly ready: readonly string[];
  readonly exhausted: readonly string[];
  readonly injured: readonly string[];
  readonly stock: readonly Counted[];
  readonly sale: string | null;
  readonly track: readonly Counted[];
  readonly built: readonly BuildingView[];
  readonly free: readonly string[];
  readonly beds: number;
  readonly income: number;
  readonly refused: number;
}

/** How likely a number of lanterns is: in percent, alone and with everybody exerted if need be. ``hurt`` is how many would be exerted on average, where exertion makes the difference. */
export interface Reach {
  readonly lanterns: number;
  readonly alone: number;
  readonly exerted: number;
  readonly hurt: number;
}

/** A recovery under way: who is asked, what is settled and what is left. */
export interface Recovery {
  readonly asked: string | null;
  readonly settled: readonly Use[];
  readonly beds: number;
  readonly potions: number;
  readonly ciders: number;
}

/** A recovery that uses all beds and no potion or cider, and how the village would wake up. */
export interface RecoveryPlan {
  readonly uses: readonly PlannedUse[];
  readonly ready: number;
  readonly exhausted: number;
  readonly injured: number;
}

/** A villager in the row: the price of the space, and whether it can be paid. */
export interface RecruitFact {
  readonly villager: string;
  readonly price: number;
  readonly affordable: boolean;
}

/** An outcome that was seen earlier in this match: a success number, ``x`` or ``auto``. */
export interface Remembered {
  readonly outcome: string;
  readonly effects: readonly EffectView[];
}

/** A section that was read: title and setting in every language, and what was chosen there. */
export interface Scene {
  readonly section: number;
  readonly title: Readonly<Record<string, string>> | null;
  readonly scene: Readonly<Record<string, string>>;
  readonly option: string | null;
  readonly label: Readonly<Record<string, string>> | null;
}

/** The points of a seat so far by source, and its place in the reputation ranking. */
export interface SeatFact {
  readonly track: number;
  readonly buildings: number;
  readonly ranking: number;
  readonly reputation: number;
  readonly bonuses: number;
  readonly place: number;
  readonly villagers: number;
}

/** How the last exploration ended. */
export interface Told {
  readonly seat: number;
  readonly section: number;
  readonly option: string;
  readonly outcome: string;
  readonly title: Readonly<Record<string, string>> | null;
  readonly label: Readonly<Record<string, string>>;
  readonly line: Readonly<Record<string, string>>;
  readonly dice: readonly DieView[];
}

/** What a villager uses to recover. */
export interface Use {
  readonly villager: string;
  readonly use: string;
}

/** A position as every viewer knows it. */
export interface View {
  readonly viewer: number | null;
  readonly seats: number;
  readonly trade: string;
  readonly texts: string;
  readonly round: number;
  readonly start: number;
  readonly point: string;
  readonly current: number;
  readonly active: number | null;
  readonly passed: readonly number[];
  readonly cider: boolean;
  readonly houses: DeckView;
  readonly outposts: DeckView;
  readonly villagers: DeckView;
  readonly caves: DeckView;
  readonly keys: readonly string[];
  readonly keys_left: readonly string[];
  readonly stars: readonly string[];
  readonly specials: readonly string[];
  readonly supply: readonly Counted[];
  readonly players: readonly PlayerView[];
  readonly moved: boolean;
  readonly seller: number | null;
  readonly price: number;
  readonly exploration: Exploration | null;
  readonly recovery: Recovery | null;
  readonly told: Told | null;
  readonly known: readonly KnownSection[];
}
