/** What a game's folder gives to the table, and what its board is given. No rules on either side. */

import type { Component } from 'svelte';

import type { Chair, Line, Option, Phrase, PlanStep } from '../net/wire.gen';
import type { Words } from '../words/words';
import type { Chooser, Roles } from './chooser';
import type { Chosen } from './looks';

export type { Chooser, Roles };

/** How much moves: `full`, `slow` for watching closely, `reduced` shows highlights instead. */
export type Motion = 'full' | 'slow' | 'reduced';

/** The sentence about a thing by its reference: `territory:A1` is “A1, forest, 2 huts: 1 Red, 1 Blue.” */
export type Labels = Readonly<Record<string, string>>;

/** What every board is given. References (`territory:A1`) and picks (`from:A1`) are the engine's. */
export interface BoardProps<V, F = unknown> {
  /** The position to draw; of the past while somebody looks back. */
  view: V;
  /** What a decision needs and the rules know about `view`; null where the game tells none. */
  facts: F;
  /** What the game says of each thing now; without the thing until the server has answered, and in the past. */
  labels: Labels;
  /** What the position would be after the move that is complete now; drawn as a ghost. */
  ghost: V | null;
  /** What would be seen and asked after each move of the plan that is laid, as far as that is certain. */
  plan: readonly PlanStep[];
  /** The lines of the log that led to `view` from the position drawn before, to be told by movement; empty after a jump. */
  news: readonly Line[];
  /** What can be picked now, and what was picked; empty while it is somebody else's turn. */
  choices: readonly string[];
  picked: readonly string[];
  /** All options of the prompt that is being answered, for boards that show later picks early. */
  options: readonly Option[];
  /** What the prompt says of the roles of picks: the kind of thing, sets, confirming picks. */
  roles: Roles;
  /**
   * All of that as one: what is possible at any end, what a thing could be picked as, ticks, the
   * complete option. It is asked, never changed: picks are told by `onpick`.
   */
  chooser: Chooser;
  /** The choice the keyboard or the list stands on, lit up on the board. */
  pointed: string | null;
  /** References at fault in the last refusal, lit up. */
  faults: readonly string[];
  /** References of a line of the log that is being looked at, lit up. */
  lit: readonly string[];
  /** The position in which a step of a lesson began: a board that is large may look only where something stands. */
  begun?: V | null;
  chairs: readonly Chair[];
  words: Words;
  motion: Motion;
  /** The address of the page on which the match so far can be read; none for games that tell no story. */
  story?: string | undefined;
  /** The standing order of the seat that is shown, and those it may leave now. */
  order: string | null;
  orders: readonly string[];
  /** Somebody left a standing order, or took it back (null). */
  onorder: (what: string | null) => void;
  /** Somebody picked one of `choices`, or another one of an earlier step, which replaces it. */
  onpick: (pick: string) => void;
  /**
   * Somebody pointed at a thing (`field:3`), whatever that means now: it is picked or unticked if it can
   * mean one pick only, asked about in a ring or on the shelf if several, and explained if none.
   */
  onthing: (thing: string) => void;
  /**
   * Somebody laid these moves together, instead of what was laid before; none puts the plan away. The
   * table tries them on the server, shows where they lead as `plan` and `ghost`, and plays them as one.
   */
  onplan: (moves: readonly string[]) => void;
  /** Somebody took back the last pick on the board. */
  onback: () => void;
  /** Somebody stands on one of `choices` with mouse or keyboard, or no longer. */
  onpoint: (pick: string | null) => void;
  /**
   * Somebody pointed at some things, of which not all can be picked: what is meant is picked if that is
   * possible, else explained. What was picked before comes first.
   */
  onwhy: (meant: readonly string[]) => void;
}

/** What the panel beside the board is given: scores, supplies, cards, tables of the game. */
export interface PanelProps<V, F = unknown> {
  view: V;
  facts: F;
  /** What was chosen when the table was opened, as far as it is not as usual. */
  options?: Readonly<Record<string, string | boolean | number>>;
  chairs: readonly Chair[];
  words: Words;
  /** The position after the move that is complete now, for tracks with ghosts. */
  ghost?: V | null;
}

/** What the hand of a seat is given. */
export interface HandProps<V, F = unknown> extends PanelProps<V, F> {
  /** Whether it lies open on the table, as in a replay after the end; else behind a click. */
  open?: boolean;
}

/** What is told of a seat beside its name in the result. */
export interface RevealedProps<V> {
  view: V;
  seat: number;
  words: Words;
}

/** A small drawing of an amount or an effect: `coins`, `points`; in the ink around it, one em high. */
export interface SymbolProps {
  name: string;
}

/** What the picture of a page is given: a prompt with a title and something to read. */
export interface VignetteProps<V, F = unknown> {
  view: V;
  facts: F;
  title: Phrase | null;
}

/** What the page of a match to be read is given; its chapters are the game's own. */
export interface StoryProps<C> {
  chapters: readonly C[];
  options: Readonly<Record<string, string | boolean | number>>;
  words: Words;
  /** What a seat is drawn with. */
  mark: (seat: number) => number;
}

/** What the table knows of one game. */
export interface GameFolder<V, F = unknown> {
  Board: Component<BoardProps<V, F>>;
  /** What is worth knowing at a glance: the epoch table, the stack. */
  Panel: Component<PanelProps<V, F>>;
  /** One short text about each seat for the list of players: points, supply. */
  seat: (view: V, seat: number, words: Words) => string;
  /** The secret of a seat if the viewer knows one; shown in the own hand behind a click. */
  Hand?: Component<HandProps<V, F>>;
  /** What a seat turns out to have been at the end, where that was secret. */
  Revealed?: Component<RevealedProps<V>>;
  /** What a thing is called on the page, where its name in the notation says nothing to people; null: as ever. */
  name?: (reference: string, words: Words, options: Chosen) => string | null;
  /**
   * Whether places have their names on the board now, where they usually have none: then sentences
   * are said without them (`seen-…`) and the board shows what is meant. A list of choices has them shown.
   */
  names?: { readonly shown: boolean; listed: boolean };
  /**
   * The roles of picks that have no place on the board, such as `do` and `build`: the table offers them
   * beside the mouse and on the shelf, with what they cost and bring.
   */
  verbs?: readonly string[];
  /** Whether the board has a rail of its own at the left (`Stage`); then the log stays at the right. */
  rail?: boolean;
  /** Draws amounts and effects in rings, shelves and cards; without it they are words. */
  Symbol?: Component<SymbolProps>;
  /** Fetches the page of a match so far, for games that tell a story. */
  story?: () => Promise<{ readonly default: Component<StoryProps<never>> }>;
  /** Whether the board shows something to be read before anything goes on by itself. */
  reads?: (view: V) => boolean;
  /** The picture on a page of a prompt that is to be read. */
  Vignette?: Component<VignetteProps<V, F>>;
  /**
   * The colour and mark of a seat: an index into the five players' marks (look.md). Where colours are
   * chosen the position knows them; before there is one, the usual ones are asked for.
   */
  mark: (seat: number, view?: V | null) => number;
}

/** What the square knows of the one game that it offers to newcomers. */
export interface Invitation {
  readonly title: string;
}
