/** A table as its page shows it: what is known, whose seat is shown, what is being chosen. */

import { Chooser } from '../board/chooser';
import * as api from '../net/api';
import { Problem, unreachable } from '../net/api';
import { live, type Watcher } from '../net/live.svelte';
import type {
  Ack,
  Ballot,
  Chair,
  ChatLine,
  Description,
  Hint,
  Line,
  Notice,
  Option,
  Plan,
  Preview,
  Request,
  Said,
  TableInfo,
  Told,
  Update,
  WhyNot,
} from '../net/wire.gen';
import { learned, references, seatsOf, type Known } from './match';
import { Held } from './held.svelte';
import { keepPicked, pickedBefore } from './picked';
import type { Planning } from './planning.svelte';

/** An earlier moment that is looked at: so many lines into the log. */
export interface Past {
  readonly at: number;
  readonly view: unknown;
  readonly facts: unknown;
  readonly news: readonly Line[];
  readonly lit: readonly string[];
}

export interface Ballots {
  readonly told: readonly Ballot[];
  readonly heardAt: number;
}

/** A question or a wish as it is sent, before it has a number of its own. */
export type Asked = Parameters<typeof live.ask>[0];

type Act = Extract<
  Request,
  { do: 'move' | 'undo' | 'resign' | 'return' | 'stand_in' | 'order' | 'vote' }
>;
type Wish = Act extends infer A ? (A extends Act ? Omit<A, 'id' | 'match'> : never) : never;

const NOTHING = new Chooser([]);
const SLOW = 300;
/** So long a move waits to hear whether it is for good. */
const MOST_FORESEEING = 3000;
/** More moves than this are shown at once: nobody wants to wait for a whole round. */
const MOST_WAITING = 4;

export class Session {
  info = $state.raw<TableInfo | null>(null);
  /** Why the table cannot be shown. */
  failure = $state.raw<Problem | null>(null);
  /** The seats whose people are connected; null before the server has said so. */
  present = $state.raw<readonly number[] | null>(null);
  /** What the server lets the others decide, and when it said so on the clock of the page. */
  ballots = $state.raw<Ballots>({ told: [], heardAt: 0 });
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The seat whose view is shown; null for spectators. */
  seat = $state<number | null>(null);
  /** The seat the device has to be passed on to before anything of it is shown. */
  passing = $state<number | null>(null);
  /** How long a move is shown before the next one follows, in milliseconds. */
  pause = 0;
  /** Whether hands are hidden in this game, so that one device needs a curtain. */
  hidden = $state(true);

  /** What was refused or asked about last: a sentence, its rule and what is at fault. */
  trouble = $state.raw<Problem | null>(null);
  /** What somebody pointed at means nothing that is forbidden, and nothing that could be played. */
  unclear = $state(false);
  /** The picks with which the thing somebody pointed at could be meant, while that is asked. */
  asking = $state.raw<readonly string[]>([]);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** What was sent and is not acknowledged yet, and whether that takes long. */
  sending = $state<Act['do'] | null>(null);
  slow = $state(false);
  past = $state.raw<Past | null>(null);
  looking = $state(false);
  ghost = $state.raw<unknown>(null);
  /** The move the ghost belongs to; set as soon as the server answered, also with nothing to see. */
  ghostOf = $state<string | null>(null);
  /** A move that is for good, kept for a moment before it is sent. */
  readonly held = new Held();
  /** How long the move that is shown as a ghost would be kept, in milliseconds. */
  private hold = 0;
  private foreseeing: Promise<void> = Promise.resolve();
  /** Whether something was taken back since the last move: then nothing goes on by itself. */
  private tookBack = $state(false);
  pointed = $state<string | null>(null);
  /** The position in sentences, as the game says it; empty until somebody wants to know. */
  said = $state.raw<readonly Said[]>([]);
  /** The position in characters, for a game that has no board here. */
  drawing = $state.raw<string | null>(null);
  news = $state.raw<readonly Line[]>([]);

  /** Several moves that are laid together, once somebody has laid some. */
  planning = $state.raw<Planning | null>(null);

  private known = $state.raw<Readonly<Record<string, Known>>>({});
  private picks = $state.raw<{ prompt: unknown; picked: readonly string[] }>({
    prompt: null,
    picked: [],
  });
  /** What is known already, while what is shown may be a move behind. */
  private latest: Readonly<Record<string, Known | undefined>> = {};
  private queue: readonly Known[] = [];
  private resting: ReturnType<typeof setTimeout> | undefined;
  private watchers: readonly Watcher[] = [];
  private ends: readonly (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly me: () => string | null,
  ) {}

  /** Ask the server; a lesson asks elsewhere. */
  protected ask<T extends Told = Told>(wish: Asked): Promise<T> {
    return live.ask<T>(wish);
  }

  // -- What is known --------------------------------------------------------------------------

  readonly own = $derived.by(() => seatsOf(this.info?.chairs ?? [], this.me()));
  readonly now = $derived.by(() => this.known[String(this.seat)] ?? null);
  readonly chairs = $derived.by<readonly Chair[]>(
    () => this.now?.update.chairs ?? this.info?.chairs ?? [],
  );
  readonly lines = $derived.by<readonly Line[]>(() => this.now?.lines ?? []);
  readonly over = $derived.by(() => this.now?.update.turn === 'over');
  readonly waiting = $derived.by<readonly number[]>(() => this.now?.update.waiting ?? []);
  readonly mine = $derived.by(
    () =>
      this.seat !== null &&
      this.waiting.includes(this.seat) &&
      (this.now?.update.prompt.options.length ?? 0) > 0 &&
      this.botOf(this.seat) === null,
  );
  readonly chooser = $derived.by(() => {
    const prompt = this.now?.update.prompt;
    if (prompt === undefined || !this.mine || this.passing !== null) return NOTHING;
    const picked = this.picks.prompt === prompt ? this.picks.picked : [];
    const chooser = new Chooser(prompt.options, picked, prompt.roles);
    const [only, ...others] = prompt.options;
    // What is the only way need not be pointed at.
    if (only === undefined || others.length > 0 || picked.length > 0) return chooser;
    return chooser.take(only.move);
  });
  /** The chooser of the position that is shown: there is nothing to choose in the past. */
  readonly offered = $derived.by(() => (this.past === null ? this.chooser : NOTHING));
  readonly view = $derived.by(() => this.past?.view ?? this.now?.update.view ?? null);
  readonly facts = $derived.by(() =>
    this.past === null ? (this.now?.update.facts ?? null) : this.past.facts,
  );
  /** Whether somebody can choose now: neither in the past nor while something is being sent. */
  readonly choosing = $derived.by(() => this.past === null && this.sending === null && this.mine);
  /** Whether something is complete and waits for its confirmation: a move, or a plan. */
  readonly ready = $derived.by(
    () => this.chooser.move !== null || (this.choosing && this.planning?.ready === true),
  );
  /** Whether there is only one way to go on, so that nobody need be asked. */
  readonly forced = $derived.by(() => {
    const prompt = this.now?.update.prompt;
    if (!this.choosing || this.tookBack || this.planning?.progress != null) return false;
    return prompt?.options.length === 1 && prompt.body.length === 0 && this.chooser.move !== null;
  });
  /** What can be picked on the board now. */
  readonly choices = $derived.by<readonly string[]>(() =>
    this.past === null && this.sending === null ? this.chooser.choices : [],
  );

  /** What is asked now, together with what was ticked of it already. */
  readonly listed = $derived.by<readonly string[]>(() => {
    if (!this.choosing) return [];
    const { choices, ticks } = this.chooser;
    return [...ticks, ...choices.filter((choice) => !ticks.includes(choice))];
  });

  /** The own seat whose last decision can perhaps be taken back; of several at one device too. */
  readonly undoSeat = $derived.by(() => {
    const seats = this.hidden ? this.own.filter((seat) => seat === this.seat) : this.own;
    const mayUndo = (seat: number) =>
      this.known[String(seat)]?.update.undo === true && this.botOf(seat) === null;
    return seats.find(mayUndo) ?? null;
  });

  /** The bot that plays a seat now, if one does. */
  botOf(seat: number): string | null {
    const chair = this.chairs[seat];
    return chair === undefined ? null : (chair.stand_in ?? chair.bot);
  }

  // -- Following --------------------------------------------------------------------------------

  /** Read the table and follow it. */
  async open(): Promise<void> {
    this.failure = null;
    try {
      this.info = await api.table(this.id, this.key);
    } catch (problem) {
      this.failure = asProblem(problem);
    }
  }

  /** Follow the own seats, or as a spectator; the answer ends it. */
  follow(seats: readonly number[]): () => void {
    const chosen: (number | null)[] = seats.length > 0 ? [...seats] : [null];
    if (!chosen.includes(this.seat)) this.seat = chosen[0] ?? null;
    this.watchers = chosen.map((seat) => ({
      match: this.id,
      seat,
      key: this.key ?? this.info?.key ?? null,
      version: () => this.latest[String(seat)]?.update.version ?? null,
      hear: (told) => {
        if (told.type === 'update') this.hear(told);
        else if (told.type === 'table') this.changed(told.table);
        else if (told.type === 'chat') this.heard(told.lines);
        else if (told.type === 'notice') this.heard([asLine(told)]);
        else {
          this.present = told.seats;
          this.ballots = { told: told.ballots, heardAt: performance.now() };
        }
      },
      fail: (refusal) => {
        if (refusal.code !== 'not-possible') this.failure = asProblem(refusal);
      },
    }));
    this.ends = this.watchers.map((watcher) => live.watch(watcher));
    return () => {
      for (const end of this.ends) end();
      this.watchers = [];
      clearTimeout(this.resting);
      this.resting = undefined;
    };
  }

  protected hear(update: Update): void {
    const name = String(update.seat);
    const before = this.latest[name];
    const known = learned(before ?? null, update, performance.now());
    this.latest = { ...this.latest, [name]: known ?? undefined };
    if (known === null) {
      for (const watcher of this.watchers) if (watcher.seat === update.seat) live.refresh(watcher);
      return;
    }
    if (known.update.version === update.version) {
      this.ballots = { told: update.ballots, heardAt: known.heardAt };
    }
    if (update.seat !== this.seat) {
      this.known = { ...this.known, [name]: known };
      return;
    }
    this.queue = [
      ...this.queue,
      { ...known, news: before?.lines === known.lines ? [] : known.news },
    ];
    this.drain();
  }

  /** Show what was heard, one move after the other, so that each can be followed. */
  private drain(): void {
    if (this.resting !== undefined) return;
    const next = this.queue.length > MOST_WAITING ? merged(this.queue) : this.queue[0];
    if (next === undefined) return;
    this.queue = this.queue.length > MOST_WAITING ? [] : this.queue.slice(1);
    const name = String(this.seat);
    const before = this.known[name];
    this.known = { ...this.known, [name]: next };
    if (before === undefined && this.picks.prompt === null) {
      this.picks = { prompt: next.update.prompt, picked: pickedBefore(next.update) };
    }
    if (before?.lines !== next.lines) this.news = next.news;
    if (before?.update.prompt !== next.update.prompt) this.forgetAnswers();
    const pause = document.visibilityState === 'hidden' ? 0 : this.pause;
    if (next.news.length === 0 || pause === 0) {
      this.drain();
      return;
    }
    this.resting = setTimeout(() => {
      this.resting = undefined;
      this.drain();
    }, pause);
  }

  private changed(table: TableInfo): void {
    const before = this.info;
    this.info = { ...table, key: table.key ?? before?.key ?? null };
    if (before?.status === 'open' && table.status === 'live') {
      for (const watcher of this.watchers) live.refresh(watcher);
    }
  }

  private heard(lines: readonly ChatLine[]): void {
    const old = lines.filter((line) => !this.chat.some((other) => other.id === line.id));
    if (old.length > 0) this.chat = [...this.chat, ...old].toSorted((a, b) => a.at - b.at);
  }

  /** Take in a table as an answer told it. */
  became(table: TableInfo): void {
    this.changed(table);
  }

  // -- Several people at one device -----------------------------------------------------------------

  /** The own seat that is to move while another is shown, as soon as it has heard so itself. */
  readonly turnOf = $derived.by(() => {
    if (this.own.length < 2 || this.over) return null;
    if (this.seat !== null && this.waiting.includes(this.seat)) return null;
    const since = this.now?.update.version ?? 0;
    const found = this.own.find((seat) => {
      const update = this.known[String(seat)]?.update;
      if (update === undefined || update.version < since) return false;
      return update.waiting.includes(seat) && this.botOf(seat) === null;
    });
    return found ?? null;
  });

  /** Show another own seat. */
  show(seat: number | null): void {
    clearTimeout(this.resting);
    this.resting = undefined;
    this.queue = [];
    const name = String(this.seat);
    const latest = this.latest[name];
    if (latest !== undefined) this.known = { ...this.known, [name]: latest };
    this.seat = seat;
    this.passing = null;
    this.news = [];
    this.said = [];
    this.drawing = null;
    this.planning = null;
    this.past = null;
    this.restart();
  }

  // -- Choosing ---------------------------------------------------------------------------------------

  private set(chooser: Chooser): void {
    this.held.end(false);
    const update = this.now?.update;
    this.picks = { prompt: update?.prompt, picked: chooser.picked };
    if (update !== undefined) keepPicked(update, chooser.picked);
    this.forgetAnswers();
  }

  /** Put away what was answered last. */
  forgetAnswers(): void {
    this.trouble = null;
    this.unclear = false;
    this.asking = [];
    this.hint = null;
    this.pointed = null;
  }

  /** Take one of the choices, or replace what was picked earlier; anything else changes nothing. */
  pick(choice: string): void {
    if (this.past !== null || this.sending !== null) return;
    const chooser = this.chooser.replace(choice);
    if (chooser !== this.chooser) this.set(chooser);
  }

  /** Take what a thing means now: one pick, a question which of several, or why there is none. */
  mean(thing: string): void {
    if (this.past !== null || this.sending !== null) return;
    const picks = this.chooser.byThing(thing);
    const [only] = picks;
    if (only === undefined) void this.why([...this.chooser.picked, thing]);
    else if (picks.length === 1) this.pick(only);
    else {
      this.forgetAnswers();
      this.asking = picks;
    }
  }

  /** Lay several moves together, instead of what was laid before. */
  async plan(moves: readonly string[]): Promise<void> {
    const { seat } = this;
    if (seat === null || this.past !== null) return;
    const { Planning } = await import('./planning.svelte');
    this.planning ??= new Planning({
      attempt: async (wanted) =>
        (await this.ask<Plan>({ do: 'plan', match: this.id, seat, moves: wanted })).steps,
      send: (move, version) => this.ask<Ack>({ do: 'move', match: this.id, seat, move, version }),
      undo: async () => this.undoSeat !== null && this.act({ do: 'undo', seat: this.undoSeat }),
      asProblem,
    });
    await this.planning.lay(moves);
  }

  back(): void {
    this.set(this.chooser.back());
  }

  restart(): void {
    this.set(this.chooser.restart());
  }

  /** Pick everything that means a move, to look at it before it is played. */
  take(move: string): void {
    const chooser = this.chooser.take(move);
    if (chooser !== this.chooser) this.set(chooser);
  }

  /** Ask what the complete move would look like. */
  preview(move: string | null): Promise<void> {
    this.foreseeing = this.foresee(move);
    return this.foreseeing;
  }

  private async foresee(move: string | null): Promise<void> {
    if (move === null || this.seat === null) {
      this.ghost = null;
      this.ghostOf = null;
      return;
    }
    if (move === this.ghostOf) return;
    try {
      const question = { do: 'preview', match: this.id, seat: this.seat, move } as const;
      const answer = await this.ask<Preview>(question);
      if (this.chooser.move !== move) return;
      this.ghost = answer.view;
      this.ghostOf = move;
      this.hold = answer.hold;
    } catch {
      if (this.chooser.move === move) this.ghost = null; // it can be confirmed unseen
    }
  }

  /** Play the move that is complete, or the plan that is laid. */
  async confirm(): Promise<void> {
    const { move } = this.chooser;
    if (move === null && this.ready) {
      await this.planning?.play(this.now?.update.version ?? 0);
      if (this.planning?.progress?.status === 'done') await this.planning.lay([]);
      return;
    }
    if (move === null || this.seat === null || this.past !== null) return;
    if (this.held.lasts !== null) {
      this.held.end(true);
      return;
    }
    const { seat, forced } = this;
    const prompt = this.now?.update.prompt;
    const version = this.now?.update.version ?? null;
    if (!forced) {
      await Promise.race([this.foreseeing, pause(MOST_FORESEEING)]);
      const known = this.ghostOf === move && this.now?.update.prompt === prompt;
      if (!(await this.held.wait(known ? this.hold : 0))) return;
    }
    if (await this.act({ do: 'move', seat, move, version })) this.tookBack = false;
  }

  /** Take back what is not sent yet, or else the last decision. */
  async undo(): Promise<void> {
    if (this.held.lasts !== null) this.held.end(false);
    else if (this.undoSeat !== null) {
      if (!(await this.act({ do: 'undo', seat: this.undoSeat }))) return;
      this.tookBack = true;
      this.passing = null;
    }
  }

  /** Leave a standing order for the seat that is shown, or take it back. */
  async leave(what: string | null): Promise<void> {
    if (this.seat !== null) await this.act({ do: 'order', seat: this.seat, what });
  }

  /** Do something in the match; what is refused is said. */
  async act(wish: Wish): Promise<boolean> {
    if (this.sending !== null) return false;
    this.sending = wish.do;
    this.forgetAnswers();
    const wait = setTimeout(() => (this.slow = true), SLOW);
    try {
      await this.ask({ ...wish, match: this.id });
      return true;
    } catch (problem) {
      this.trouble = asProblem(problem);
      return false;
    } finally {
      clearTimeout(wait);
      this.slow = false;
      this.sending = null;
    }
  }

  /** Ask what forbids what somebody points at; what is possible is picked. */
  async why(meant: readonly string[]): Promise<void> {
    if (this.seat === null || this.past !== null || this.sending !== null) return;
    const option = this.meaning(meant);
    if (option !== undefined) {
      this.take(option.move);
      return;
    }
    try {
      const question = { do: 'why_not', match: this.id, seat: this.seat, picks: meant } as const;
      const { error } = await this.ask<WhyNot>(question);
      this.forgetAnswers();
      if (error === null) this.unclear = true;
      else this.trouble = new Problem(error);
    } catch (problem) {
      this.forgetAnswers();
      this.trouble = asProblem(problem);
    }
  }

  /** The option of the things that were pointed at. */
  private meaning(meant: readonly string[]): Option | undefined {
    const { chooser } = this;
    const things = meant.map((pick) => chooser.thingOf(pick)).join(' ');
    return chooser.options.find(
      ({ picks }) => picks.map((pick) => chooser.thingOf(pick)).join(' ') === things,
    );
  }

  /** Ask for the position in sentences, or also drawn; what was said before stays until the answer comes. */
  async describe(drawn = false): Promise<void> {
    const { seat } = this;
    try {
      const told = await this.ask<Description>({ do: 'describe', match: this.id, seat, drawn });
      if (seat !== this.seat) return;
      this.said = told.sentences;
      this.drawing = told.drawing;
    } catch {
      if (seat === this.seat) this.said = []; // things are called by their names meanwhile
    }
  }

  /** Ask what a strong bot would play. */
  async advise(): Promise<void> {
    if (this.seat === null || this.hinting) return;
    const prompt = this.now?.update.prompt;
    this.hinting = true;
    try {
      const hint = await this.ask<Hint>({ do: 'hint', match: this.id, seat: this.seat });
      if (this.now?.update.prompt !== prompt) return;
      this.take(hint.move); // the board shows it
      this.hint = hint;
    } catch (problem) {
      this.trouble = asProblem(problem);
    } finally {
      this.hinting = false;
    }
  }

  /** Say something at the table. */
  async say(text: string): Promise<void> {
    await this.ask({ do: 'chat', match: this.id, text });
  }

  // -- Looking back ------------------------------------------------------------------------------------

  /** Show the moment after a line of the log, with the movement that led there. */
  async lookBack(at: number): Promise<void> {
    const line = this.lines[at - 1];
    this.looking = true;
    try {
      const before =
        line === undefined || this.past?.at === at - 1 ? null : await this.moment(at - 1);
      const then = await this.moment(at);
      if (before !== null) {
        this.past = { at: at - 1, view: before.view, facts: before.facts, news: [], lit: [] };
        await nextFrame();
      }
      const lit = line === undefined ? [] : references(line.events);
      const news = line === undefined ? [] : [line];
      this.past = { at, view: then.view, facts: then.facts, news, lit };
    } catch (problem) {
      this.trouble = asProblem(problem);
    } finally {
      this.looking = false;
    }
  }

  private moment(at: number): Promise<Update> {
    return api.see(this.id, this.seat, at, this.key);
  }

  /** Show the present again. */
  toNow(): void {
    this.past = null;
    this.news = [];
  }
}

/** Several moves as one. */
function merged(queue: readonly Known[]): Known | undefined {
  const last = queue[queue.length - 1];
  return last && { ...last, news: queue.flatMap((known) => known.news) };
}

/** A refusal of any kind as a problem with a sentence. */
export function asProblem(problem: unknown): Problem {
  if (problem instanceof Problem) return problem;
  if (typeof problem === 'object' && problem !== null && 'code' in problem) {
    return new Problem(problem as ConstructorParameters<typeof Problem>[0]);
  }
  return unreachable();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    if (document.visibilityState === 'hidden') setTimeout(done, 30);
    else requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}

/** Something the server says at the table, in line with what people say. */
function asLine({ seat, code, message }: Notice): ChatLine {
  return { id: `${code} ${String(seat)}`, user: null, name: '', text: message, at: Date.now() };
}
