// Written by tools/wire.py from the classes of the server; not edited by hand.

/** What was asked is done and stored; ``repeated``: it had been done before. */
export interface Ack {
  readonly type: 'ack';
  readonly id: string | null;
  readonly match: string;
  readonly version: number;
  readonly repeated: boolean;
}

/** What somebody adds to the seed, 16 to 32 bytes in hexadecimal digits. */
export interface AddNonce {
  readonly nonce: string;
}

/** Ask the coach at one's seat about a move before it is played: what it says, where, which. */
export interface AskCoach {
  readonly do: 'coached';
  readonly match: string;
  readonly seat: number;
  readonly move: string;
  readonly step?: 'ask' | 'show' | 'where';
  readonly id?: string | null;
}

/** Ask for the position in sentences, as a seat or a spectator knows it, or also drawn. */
export interface AskDescription {
  readonly do: 'describe';
  readonly match: string;
  readonly seat?: number | null;
  readonly drawn?: boolean;
  readonly id?: string | null;
}

/** A seat of a finished match, and a moment of it: so many lines into the log. */
export interface AskFog {
  readonly seat: number;
  readonly at: number;
}

/** Ask how one wins, what everybody has, what to aim at; and what a coach would say. The notes of the coach are about the log from the line ``since`` on, and about now. */
export interface AskGuide {
  readonly do: 'guide';
  readonly match: string;
  readonly seat?: number | null;
  readonly since?: number;
  readonly id?: string | null;
}

/** Ask what a bot would play on one's seat. */
export interface AskHint {
  readonly do: 'hint';
  readonly match: string;
  readonly seat: number;
  readonly bot?: string;
  readonly id?: string | null;
}

/** A question at a step of a lesson, after the moves that were ``played`` in it. */
export interface AskLesson {
  readonly do: 'describe' | 'hint' | 'move' | 'plan' | 'preview' | 'see' | 'why_not';
  readonly played?: readonly string[];
  readonly move?: string | null;
  readonly picks?: readonly string[];
  readonly moves?: readonly string[];
}

/** Ask what several moves of one's own, one after the other, would look like. */
export interface AskPlan {
  readonly do: 'plan';
  readonly match: string;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly id?: string | null;
}

/** A position that bots are to play out, again and again. */
export interface AskPlayedOut {
  readonly begin: FromMatch | FromRecord | FromPosition;
  readonly line?: readonly string[];
  readonly bot?: string;
}

/** Ask what a move would look like. */
export interface AskPreview {
  readonly do: 'preview';
  readonly match: string;
  readonly seat: number;
  readonly move: string;
  readonly id?: string | null;
}

/** The text of a record of a finished match. */
export interface AskReview {
  readonly record: string;
}

/** A question about what might have been: after a line of moves from a moment on. ``seat`` is whose view is told while nobody is to decide. */
export interface AskTrial {
  readonly do: 'bot' | 'describe' | 'draw' | 'plan' | 'preview' | 'see' | 'why_not';
  readonly begin: FromMatch | FromRecord | FromPosition;
  readonly line?: readonly string[];
  readonly seat?: number | null;
  readonly move?: string | null;
  readonly picks?: readonly string[];
  readonly moves?: readonly string[];
  readonly bot?: string;
}

/** Ask why a move is not possible, or what somebody means who points at some things. */
export interface AskWhyNot {
  readonly do: 'why_not';
  readonly match: string;
  readonly seat: number;
  readonly move?: string | null;
  readonly picks?: readonly string[];
  readonly id?: string | null;
}

/** What can be decided about a seat, and in how many milliseconds if it stays as it is. */
export interface Ballot {
  readonly against: number;
  readonly what: 'bot' | 'resign' | 'wait';
  readonly opens: number;
}

/** That a match begins from a position: so many lines into another match, and moves tried since. The other match is named if everybody may look at it. */
export interface Begun {
  readonly table: string | null;
  readonly at: number | null;
  readonly tried: number;
}

/** The server is about to close the connection; ``again``: come back in a moment. */
export interface Bye {
  readonly type: 'bye';
  readonly reason: string;
  readonly again: boolean;
}

/** Say what is to become of a seat that is absent or out of time. */
export interface CastVote {
  readonly do: 'vote';
  readonly match: string;
  readonly seat: number;
  readonly against: number;
  readonly what?: 'bot' | 'resign' | 'wait';
  readonly id?: string | null;
}

/** A seat and who plays it; ``stand_in`` names the bot that plays for an absent person. ``people``: which of the game's peoples it has, by its number, where the table chose that. ``coach`` says to everybody that one sits beside that person. */
export interface Chair {
  readonly kind: 'bot' | 'friend' | 'open' | 'person';
  readonly name: string;
  readonly user: string | null;
  readonly bot: string | null;
  readonly stand_in: string | null;
  readonly resigned: boolean;
  readonly people: number | null;
  readonly coach: boolean;
}

/** What was said at a table: one line when it happens, the latest when one comes in. */
export interface Chat {
  readonly type: 'chat';
  readonly match: string;
  readonly lines: readonly ChatLine[];
}

/** Something said at a table; ``aside``: by somebody who watches, to those who watch. */
export interface ChatLine {
  readonly id: string;
  readonly user: string | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly aside: boolean;
}

/** One thing that was checked: its value, and what it means as a sentence. */
export interface Check {
  readonly name: 'begin' | 'chain' | 'chairs' | 'draws' | 'moves' | 'nonces' | 'result' | 'rules' | 'seal' | 'stored';
  readonly ok: boolean;
  readonly value: string;
  readonly said: string;
}

/** What the clock of a match shows: milliseconds left by seat, and whose time runs. */
export interface ClockNow {
  readonly left: readonly number[];
  readonly running: readonly number[];
}

/** How long everybody may think; ``bank`` and ``bonus`` in seconds, ``days`` for that kind. */
export interface ClockSetting {
  readonly kind: 'days' | 'live' | 'none';
  readonly bank: number;
  readonly bonus: number;
  readonly days: number;
}

/** Have a coach at one's seat, or send it away; everybody sees that it is there. */
export interface Coach {
  readonly do: 'coach';
  readonly match: string;
  readonly seat: number;
  readonly on: boolean;
  readonly id?: string | null;
}

/** What the coach at one's seat says about a move; nothing is said of a good one. ``lit`` are picks to look at, ``better`` is the move it would play, ``why`` are its ``reasons`` as phrases. */
export interface Coached {
  readonly type: 'coached';
  readonly id: string | null;
  readonly match: string;
  readonly seat: number;
  readonly move: string;
  readonly said: string;
  readonly lit: readonly string[];
  readonly better: string | null;
  readonly reasons: readonly string[];
  readonly why: readonly Phrase[];
}

/** Codes that are told once; each gives the account another password once. */
export interface Codes {
  readonly codes: readonly string[];
}

/** The position in sentences; one about a single thing names it. If asked, also drawn. */
export interface Description {
  readonly type: 'description';
  readonly id: string | null;
  readonly match: string;
  readonly seat: number | null;
  readonly version: number;
  readonly sentences: readonly Said[];
  readonly drawing: string | null;
}

/** It is done; there is nothing more to say. */
export interface Done {
  readonly ok: boolean;
}

/** Everything kept about somebody. */
export interface Export {
  readonly user: User;
  readonly created_at: number;
  readonly tokens: readonly Token[];
  readonly tables: readonly TableInfo[];
  readonly chat: readonly ChatLine[];
  readonly muted: readonly string[];
}

/** An answer that is a refusal. */
export interface Failure {
  readonly error: Refusal;
}

/** Whether a finished match holds what was promised at its start. The seal was told before the first move; it fits one seed only, and the seed gives every draw, together with what the seats added to it (``nonces``). */
export interface Fairness {
  readonly ok: boolean;
  readonly seal: string;
  readonly seed: string;
  readonly nonces: readonly (string | null)[] | null;
  readonly checks: readonly Check[];
  readonly problems: readonly string[];
}

/** The password, to delete an account; guests have none. */
export interface Farewell {
  readonly password?: string | null;
}

/** What a seat could know of what others hide; ``hides``: whether the game hides anything. */
export interface Fog {
  readonly hides: boolean;
  readonly veils: readonly FogVeil[];
}

/** A thing that may be hidden, in which share of the worlds, how many, and if it really was. */
export interface FogLikely {
  readonly what: string;
  readonly share: number;
  readonly count: number;
  readonly true: boolean;
}

/** Something that others hide, and what it may be, the likely first. */
export interface FogVeil {
  readonly about: Phrase;
  readonly likely: readonly FogLikely[];
}

/** A moment of a finished match: so many lines into its log. */
export interface FromMatch {
  readonly of: 'match';
  readonly table: string;
  readonly at: number;
}

/** A position as the game writes it; without seats its text, or the game, says how many. */
export interface FromPosition {
  readonly of: 'position';
  readonly game: string;
  readonly position: string;
  readonly seats: number | null;
  readonly options: Readonly<Record<string, string | boolean | number>>;
  readonly version: number | null;
}

/** A moment of a record that somebody brings along. */
export interface FromRecord {
  readonly of: 'record';
  readonly record: string;
  readonly at: number;
}

/** A game as the lobby offers it; ``first_begins``: always the first seat does. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly [number, number];
  readonly rules_version: number;
  readonly options: readonly GameOption[];
  readonly first_begins: boolean;
}

/** An option of a game; the first value is the usual one, unless ``by_seats`` names another. It is one of the values, a number from ``low`` to ``high``, a seat of the table, or a seating: one letter of the first value for each seat. It changes nothing unless others have the values that ``only_with`` names. */
export interface GameOption {
  readonly key: string;
  readonly values: readonly (string | boolean | number)[];
  readonly low: number | null;
  readonly high: number | null;
  readonly kind: 'number' | 'seat' | 'seating' | 'value';
  readonly by_seats: Readonly<Record<string, string | boolean | number>>;
  readonly only_with: Readonly<Record<string, string | boolean | number>>;
}

/** All games, and the bots that play them; ``levels`` are those of the search, weakest first. */
export interface Games {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  readonly levels: readonly string[];
}

/** How one wins, what everybody has so far, what to aim at now, and notes of a coach. */
export interface Guide {
  readonly type: 'guide';
  readonly id: string | null;
  readonly match: string;
  readonly goal: string;
  readonly score: readonly GuideLine[];
  readonly aims: readonly GuideLine[];
  readonly notes: readonly GuideNote[];
}

/** A sentence of the guide, and the seat or thing it is about, where it is about one. */
export interface GuideLine {
  readonly text: string;
  readonly about: string | null;
}

/** Something a coach says once. */
export interface GuideNote {
  readonly id: string;
  readonly text: string;
}

/** Whether the server is well. */
export interface Health {
  readonly ok: boolean;
  readonly database: boolean;
  readonly version: string;
}

/** What a bot would play on one's seat, and why, in sentences. ``why`` are the same ``reasons`` as phrases, for those who call seats and places by names of their own. */
export interface Hint {
  readonly type: 'hint';
  readonly id: string | null;
  readonly match: string;
  readonly seat: number;
  readonly bot: string;
  readonly move: string;
  readonly reasons: readonly string[];
  readonly why: readonly Phrase[];
}

/** An introduction to a game, in the reader's language. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly seats: number;
  readonly steps: readonly LessonStep[];
}

/** An answer to a question of a lesson, what is said to it, and whether it is right. */
export interface LessonAnswer {
  readonly text: string;
  readonly reply: string;
  readonly right: boolean;
}

/** A task of a lesson; ``tries`` are picks to be refused, ``lit`` things to look at. */
export interface LessonStep {
  readonly kind: 'ask' | 'move' | 'read' | 'try';
  readonly seat: number;
  readonly text: string;
  readonly done: string;
  readonly hint: string;
  readonly tries: readonly (readonly string[])[];
  readonly answers: readonly LessonAnswer[];
  readonly lit: readonly string[];
}

/** The answer to a question at a step: what was asked for, and nothing else. ``verdict`` says of a move whether it was what the step wants, and whether that was all. */
export interface LessonTold {
  readonly verdict: 'done' | 'more' | 'wrong' | null;
  readonly said: string;
  readonly update: Update | null;
  readonly view: unknown;
  readonly error: Refusal | null;
  readonly sentences: readonly Said[];
  readonly steps: readonly PlanStep[];
  readonly move: string | null;
}

/** The lessons of a game, in the order in which they are learned. */
export interface Lessons {
  readonly game: string;
  readonly lessons: readonly Lesson[];
}

/** One move of the log as one viewer may know it. */
export interface Line {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  readonly events: readonly Phrase[];
}

/** Be told about public tables, or no longer. */
export interface Lobby {
  readonly do: 'lobby';
  readonly on?: boolean;
  readonly id?: string | null;
}

/** Play; with ``version`` only if nothing has happened since. */
export interface Move {
  readonly do: 'move';
  readonly match: string;
  readonly seat: number;
  readonly move: string;
  readonly version?: number | null;
  readonly id?: string | null;
}

/** Whom not to hear. */
export interface Muted {
  readonly user: string;
  readonly on?: boolean;
}

/** Name and password of a new account; a guest who asks keeps the games. */
export interface NewAccount {
  readonly name: string;
  readonly password: string;
}

/** How a guest wants to be called. */
export interface NewGuest {
  readonly name: string;
}

/** How somebody wants to be called from now on. */
export interface NewName {
  readonly name: string;
}

/** The password so far and the one from now on. */
export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

/** A table to be opened. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly Wanted[];
  readonly options?: Readonly<Record<string, string | boolean | number>>;
  readonly public?: boolean;
  readonly clock?: ClockSetting;
  readonly timeout?: 'bot' | 'others';
  readonly shuffle?: boolean;
}

/** What a token is for, what it may be used for, and for how many days. */
export interface NewToken {
  readonly label: string;
  readonly scope?: 'play' | 'read';
  readonly days?: number;
}

/** Something those at a table should know: a bot failed, and another one plays in its place. */
export interface Notice {
  readonly type: 'notice';
  readonly match: string;
  readonly seat: number;
  readonly code: 'bot-failed';
  readonly message: string;
}

/** One legal move: the text to send, and what to point at, in order, to mean it. The picks of an option differ from each other: a second equal thing has a name of its own. ``shows`` are references a board lights while the option is pointed at (the fields an expansion takes); ``cost`` and ``gain`` say what it takes and brings: ``{"coins": 3}``. */
export interface Option {
  readonly move: string;
  readonly picks: readonly string[];
  readonly shows?: readonly string[];
  readonly cost?: Readonly<Record<string, number>>;
  readonly gain?: Readonly<Record<string, number>>;
}

/** Leave a standing order for one's seat, or take it back (null). */
export interface Order {
  readonly do: 'order';
  readonly match: string;
  readonly seat: number;
  readonly what?: string | null;
  readonly id?: string | null;
}

/** The password is another one; so many other sessions and all tokens were ended by it. */
export interface PasswordChanged {
  readonly sessions: number;
  readonly tokens: number;
}

/** Which match to see from where; ``at`` is an earlier moment: so many lines into the log. Friends bring the key of the link. */
export interface Peek {
  readonly seat?: number | null;
  readonly since?: number;
  readonly at?: number | null;
  readonly key?: string | null;
}

/** A sentence to be said in the reader's language: a key of the Fluent words and its values. */
export interface Phrase {
  readonly key: string;
  readonly args: Readonly<Record<string, number | string | Phrase | readonly (string | Phrase)[]>>;
}

/** Say that one is still there. */
export interface Ping {
  readonly do: 'ping';
  readonly id?: string | null;
}

/** What a plan would look like, as far as that is certain. */
export interface Plan {
  readonly type: 'plan';
  readonly id: string | null;
  readonly match: string;
  readonly steps: readonly PlanStep[];
}

/** What a seat would see after a move of its plan, and be asked then. */
export interface PlanStep {
  readonly view: unknown;
  readonly prompt: Prompt;
}

/** A table to be opened at which the match begins after a line of moves from a moment on. Game, options and version of the rules are those of the moment. */
export interface PlayOn {
  readonly begin: FromMatch | FromRecord | FromPosition;
  readonly seats: readonly Wanted[];
  readonly line?: readonly string[];
  readonly public?: boolean;
  readonly clock?: ClockSetting;
  readonly timeout?: 'bot' | 'others';
  readonly shuffle?: boolean;
}

/** What became of a seat: how often it won (shared wins count in part), and all its points. */
export interface PlayedOutSeat {
  readonly wins: number;
  readonly share: number;
  readonly points: readonly number[];
}

/** How far it is: so many games of so many, and how they ended; ``ready``: no more will come. */
export interface PlayedOutState {
  readonly done: number;
  readonly total: number;
  readonly ready: boolean;
  readonly seats: readonly PlayedOutSeat[];
}

/** The answer to a ping. */
export interface Pong {
  readonly type: 'pong';
  readonly id: string | null;
}

/** The seats whose people are connected, and what can be decided about those who are not. */
export interface Presence {
  readonly type: 'presence';
  readonly match: string;
  readonly seats: readonly number[];
  readonly ballots: readonly Ballot[];
}

/** What a seat would see after a move; null where that is not certain. What could not be taken back once it is sent may be held back by whoever asks, so many milliseconds: as long as a bot would wait with its move. */
export interface Preview {
  readonly type: 'preview';
  readonly id: string | null;
  readonly match: string;
  readonly view: unknown;
  readonly hold: number;
}

/** What a seat is asked now; without options it is somebody else's turn. ``hints`` names a sentence for the next pick by its role: ``{"from": ..., "to": ...}``. ``roles`` says what a role is, or a single pick of it (``do:go``); one that is not listed is a kind of its own and picked once. ``title`` and ``body`` are what is to be read first. */
export interface Prompt {
  readonly seat: number | null;
  readonly sentence: Phrase;
  readonly options: readonly Option[];
  readonly hints: Readonly<Record<string, Phrase>>;
  readonly roles: Readonly<Record<string, Role>>;
  readonly title: Phrase | null;
  readonly body: readonly Phrase[];
}

/** Which puzzle. */
export interface PuzzleName {
  readonly game: string;
  readonly id: string;
}

/** A puzzle without its move: what it is about, and how hard it is. ``way`` says which options of the game are played, ``grade`` which level finds the move: 1 is the weakest, one more than there are levels means none of them. */
export interface PuzzleTold {
  readonly game: string;
  readonly id: string;
  readonly theme: string;
  readonly title: string;
  readonly way: string;
  readonly grade: number;
  readonly seats: number;
  readonly seat: number;
}

/** All puzzles, and the one of the day (in UTC). */
export interface Puzzles {
  readonly day: string;
  readonly daily: PuzzleName | null;
  readonly puzzles: readonly PuzzleTold[];
}

/** The name of an account, one of its codes, and the password from now on. */
export interface Recover {
  readonly name: string;
  readonly code: string;
  readonly password: string;
}

/** The password, to get codes with which one can come back without it. */
export interface Recovery {
  readonly password: string;
}

/** Why something was not done. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
  readonly at: readonly string[];
  readonly phrase: Phrase | null;
}

/** What was asked is not done: the reason, and the truth where there is a match to see. */
export interface Refused {
  readonly type: 'refused';
  readonly id: string | null;
  readonly error: Refusal;
  readonly update: Update | null;
}

/** What is wrong with something that was said. */
export interface Report {
  readonly chat: string;
  readonly reason: string;
}

/** Leave a match for good. */
export interface Resign {
  readonly do: 'resign';
  readonly match: string;
  readonly seat: number;
  readonly id?: string | null;
}

/** How a match ended; seed and nonces let everybody draw again what chance drew. */
export interface Result {
  readonly seats: readonly SeatResult[];
  readonly seed: string;
  readonly nonces: readonly (string | null)[] | null;
}

/** Play one's seat again. */
export interface Return {
  readonly do: 'return';
  readonly match: string;
  readonly seat: number;
  readonly id?: string | null;
}

/** Lines of the log in which chance drew, and what that was worth to everybody. */
export interface ReviewDraw {
  readonly first: number;
  readonly last: number;
  readonly luck: readonly number[];
}

/** A decision that mattered: its line of the log, and the picks of the better move. ``why`` are its ``reasons`` as phrases. */
export interface ReviewMoment {
  readonly number: number;
  readonly seat: number;
  readonly loss: number;
  readonly chance: number;
  readonly played: string;
  readonly better: string;
  readonly picks: readonly string[];
  readonly played_said: readonly Phrase[];
  readonly better_said: readonly Phrase[];
  readonly reasons: readonly string[];
  readonly why: readonly Phrase[];
}

/** A seat: what its decisions cost, what luck brought; its luckiest and unluckiest draw. */
export interface ReviewPlayer {
  readonly seat: number;
  readonly decisions: number;
  readonly luck: number;
  readonly judged: number;
  readonly moments: readonly ReviewMoment[];
  readonly luckiest: number | null;
  readonly unluckiest: number | null;
}

/** Before a line of the log: the mover's own chance, and everybody's with all cards open. */
export interface ReviewPoint {
  readonly number: number;
  readonly seat: number;
  readonly loss: number;
  readonly chance: number;
  readonly open: readonly number[];
}

/** A review, or how far it is: so many steps of so many. */
export interface ReviewState {
  readonly done: number;
  readonly total: number;
  readonly review: ReviewTold | null;
}

/** A review of a match, in the reader's language. A chance is the share of rivals left behind; with two seats, how likely it is to win. */
export interface ReviewTold {
  readonly game: string;
  readonly moves: number;
  readonly ranks: readonly number[];
  readonly fits: boolean;
  readonly draws: number;
  readonly players: readonly ReviewPlayer[];
  readonly points: readonly ReviewPoint[];
  readonly luck: readonly ReviewDraw[];
  readonly end: readonly number[];
}

/** What the picks of a role are: ``from:A1`` and ``to:A1`` both mean ``territory:A1``. ``kind`` is the kind of thing, ``many`` how the picks belong together; a pick that ``confirms`` (``do:go``) only says that nothing more is to be added. */
export interface Role {
  readonly kind: string;
  readonly many: 'one' | 'order' | 'set';
  readonly confirms: boolean;
}

/** A sentence of a description, and the thing it is about, where it is about one. */
export interface Said {
  readonly phrase: Phrase;
  readonly about: string | null;
}

/** Say something at the table. */
export interface Say {
  readonly do: 'chat';
  readonly match: string;
  readonly text: string;
  readonly id?: string | null;
}

/** The final points and rank of a seat, and where the points came from. */
export interface SeatResult {
  readonly seat: number;
  readonly points: number;
  readonly rank: number;
  readonly breakdown: readonly (readonly [string, number])[];
}

/** Name and password; ``adopt`` takes the games of the guest one is so far. */
export interface SignIn {
  readonly name: string;
  readonly password: string;
  readonly adopt?: boolean;
}

/** Which seat to take (null: the first free one); friends bring the key of the link. */
export interface Sit {
  readonly seat?: number | null;
  readonly key?: string | null;
}

/** Let a bot play one's seat until one returns. */
export interface StandIn {
  readonly do: 'stand_in';
  readonly match: string;
  readonly seat: number;
  readonly bot?: string;
  readonly id?: string | null;
}

/** A match so far to be read, in chapters of its game, up to a version; ``over``: all of it. */
export interface Story {
  readonly chapters: readonly unknown[];
  readonly version: number;
  readonly over: boolean;
}

/** A table that is watched, or listed in the lobby, has changed. */
export interface Table {
  readonly type: 'table';
  readonly table: TableInfo;
}

/** A table as everybody may know it; ``waiting``: the seats that may decide now. ``nonces`` is what each seat added to the seed (null: nothing), told when the match starts, and ``wants_nonce`` that the start waits for whoever is asked. ``shuffle``: the start shuffles the chairs; then ``places`` says where each seat's player sat before. ``begun``: the match does not begin at the start. ``secrets``: seats of this game may know what others may not. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, string | boolean | number>>;
  readonly status: 'gone' | 'live' | 'open' | 'over';
  readonly public: boolean;
  readonly clock: ClockSetting;
  readonly timeout: 'bot' | 'others';
  readonly chairs: readonly Chair[];
  readonly owner: string | null;
  readonly version: number;
  readonly created_at: number;
  readonly seal: string;
  readonly waiting: readonly number[];
  readonly winners: readonly number[] | null;
  readonly rematch: string | null;
  readonly key: string | null;
  readonly nonces: readonly (string | null)[] | null;
  readonly wants_nonce: boolean;
  readonly shuffle: boolean;
  readonly places: readonly number[] | null;
  readonly begun: Begun | null;
  readonly secrets: boolean;
}

/** Some tables, and where to go on reading (null: that was all). */
export interface Tables {
  readonly tables: readonly TableInfo[];
  readonly next: string | null;
}

/** A token of an account; ``token`` itself is told once, when it is made. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly created_at: number;
  readonly scope: 'play' | 'read';
  readonly expires_at: number | null;
  readonly token: string | null;
}

/** All tokens of an account. */
export interface Tokens {
  readonly tokens: readonly Token[];
}

/** What chance may draw, how likely that is, and what would be told of it. */
export interface TrialOutcome {
  readonly move: string;
  readonly share: number;
  readonly said: readonly Phrase[];
}

/** Where a line of moves leads: what whoever is to decide sees and may do. ``tried`` is the line with everything that happens in it; ``outcomes`` is what chance may do now, ``hidden`` of them are not listed. ``begin`` is a moment of a record as a position. */
export interface TrialSeen {
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, string | boolean | number>>;
  readonly update: Update;
  readonly tried: readonly Line[];
  readonly outcomes: readonly TrialOutcome[];
  readonly hidden: number;
  readonly result: readonly SeatResult[] | null;
  readonly begin: FromPosition | null;
}

/** The answer to a question about what might have been: what was asked for, nothing else. ``move`` and ``reasons`` are what chance drew, or what a bot would play and why; ``why`` are the reasons as phrases. */
export interface TrialTold {
  readonly seen: TrialSeen | null;
  readonly view: unknown;
  readonly error: Refusal | null;
  readonly sentences: readonly Said[];
  readonly steps: readonly PlanStep[];
  readonly move: string | null;
  readonly reasons: readonly string[];
  readonly why: readonly Phrase[];
}

/** Take back one's last decision. */
export interface Undo {
  readonly do: 'undo';
  readonly match: string;
  readonly seat: number;
  readonly id?: string | null;
}

/** Follow a match no longer. */
export interface Unwatch {
  readonly do: 'unwatch';
  readonly match: string;
  readonly seat?: number | null;
  readonly id?: string | null;
}

/** The whole truth for one viewer: the first ``keep`` lines of the log stay, ``lines`` follow. ``since`` is the version the lines build on; 0 with ``keep`` 0: the whole log. */
export interface Update {
  readonly type: 'update';
  readonly match: string;
  readonly seat: number | null;
  readonly version: number;
  readonly since: number;
  readonly keep: number;
  readonly lines: readonly Line[];
  readonly turn: number | 'over';
  readonly waiting: readonly number[];
  readonly decided: readonly number[];
  readonly chairs: readonly Chair[];
  readonly clock: ClockNow | null;
  readonly votes: readonly Vote[];
  readonly ballots: readonly Ballot[];
  readonly undo: boolean;
  readonly order: string | null;
  readonly orders: readonly string[];
  readonly prompt: Prompt;
  readonly view: unknown;
  readonly result: Result | null;
  readonly facts: unknown;
  readonly at: number | null;
}

/** Somebody: a guest or an account. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly kind: 'account' | 'guest';
}

/** What the others want for a seat that is absent or out of time. */
export interface Vote {
  readonly against: number;
  readonly voter: number;
  readonly what: string;
}

/** Who is to have a seat. */
export interface Wanted {
  readonly who: 'bot' | 'friend' | 'me' | 'open';
  readonly bot?: string;
  readonly name?: string | null;
}

/** Follow a match from a seat of one's own, or as a spectator (null). */
export interface Watch {
  readonly do: 'watch';
  readonly match: string;
  readonly seat?: number | null;
  readonly since?: number | null;
  readonly key?: string | null;
  readonly id?: string | null;
}

/** The first message: who one is, and how often the server wants to hear something. */
export interface Welcome {
  readonly type: 'welcome';
  readonly user: User;
  readonly protocol: number;
  readonly heartbeat: number;
}

/** Who asks; null for somebody the server does not know. */
export interface Who {
  readonly user: User | null;
}

/** What forbids a move; null: it is possible. */
export interface WhyNot {
  readonly type: 'why_not';
  readonly id: string | null;
  readonly match: string;
  readonly error: Refusal | null;
}

export type Request = AskCoach | AskDescription | AskGuide | AskHint | AskPlan | AskPreview | AskWhyNot | CastVote | Coach | Lobby | Move | Order | Ping | Resign | Return | Say | StandIn | Undo | Unwatch | Watch;

export type Told = Ack | Bye | Chat | Coached | Description | Guide | Hint | Notice | Plan | Pong | Presence | Preview | Refused | Table | Update | Welcome | WhyNot;
