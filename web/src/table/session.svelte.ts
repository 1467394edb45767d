/** A table as its page shows it: what is being chosen there, asked and done. */

import { Chooser } from '../board/chooser';
import { Problem } from '../net/api';
import { live } from '../net/live.svelte';
import type {
  Ack,
  Coached,
  Description,
  Hint,
  Option,
  Plan,
  Preview,
  Said,
  Told,
  Update,
  WhyNot,
} from '../net/wire.gen';
import { Coach } from './coach.svelte';
import { Followed } from './followed.svelte';
import { Foresight } from './foresight.svelte';
import { Held } from './held.svelte';
import { keepPicked, pickedBefore } from './picked';
import type { Planning } from './planning.svelte';
import { asProblem } from './problem';
import type { Act, Asked, Wish } from './wish';

const NOTHING = new Chooser([]);
const SLOW = 300;

export class Session extends Followed {
  /** What somebody pointed at means nothing that is forbidden, and nothing that could be played. */
  unclear = $state(false);
  /** The picks with which the thing somebody pointed at could be meant, while that is asked. */
  asking = $state.raw<readonly string[]>([]);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** What was sent and is not acknowledged yet, and whether that takes long. */
  sending = $state<Act['do'] | null>(null);
  slow = $state(false);
  /** What the complete move would look like. */
  readonly foresight = new Foresight({
    ask: (move) => this.ask<Preview>({ do: 'preview', match: this.id, seat: this.seat ?? 0, move }),
    chosen: () => (this.seat === null ? null : this.chooser.move),
    prompt: () => this.now?.update.prompt,
  });
  /** The coach at this seat, and what it says about the complete move. */
  readonly coach = new Coach({
    ask: (wish) => this.ask<Coached>({ do: 'coached', match: this.id, ...wish }),
    chosen: () => this.chooser.move,
    take: (hint) => {
      this.take(hint.move);
      this.hint = hint;
    },
    confirm: () => this.confirm(),
    fail: (problem) => (this.trouble = asProblem(problem)),
  });
  /** A move that is for good, kept for a moment before it is sent. */
  readonly held = new Held();
  /** Whether the board shows something that is to be read first, as its game says: then the only way waits. */
  reads = $state.raw<(view: unknown) => boolean>(() => false);
  /** Whether something was taken back since the last move: then nothing goes on by itself. */
  private tookBack = $state(false);
  pointed = $state<string | null>(null);
  /** The position in sentences, as the game says it; empty until somebody wants to know. */
  said = $state.raw<readonly Said[]>([]);
  /** The position in characters, for a game that has no board here. */
  drawing = $state.raw<string | null>(null);

  /** Several moves that are laid together, once somebody has laid some. */
  planning = $state.raw<Planning | null>(null);

  /** Whether what was picked outlives a page that is loaded anew; the steps of a lesson begin afresh. */
  protected readonly keeps: boolean = true;

  private picks = $state.raw<{ prompt: unknown; picked: readonly string[] }>({
    prompt: null,
    picked: [],
  });

  /** Ask the server; a lesson asks elsewhere. */
  protected ask<T extends Told = Told>(wish: Asked): Promise<T> {
    return live.ask<T>(wish);
  }

  // -- What can be chosen ----------------------------------------------------------------------

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
    if (prompt?.options.length !== 1 || prompt.body.length > 0 || this.reads(this.view))
      return false;
    return this.chooser.move !== null;
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

  /** Show another own seat. */
  override show(seat: number | null): void {
    super.show(seat);
    this.said = [];
    this.drawing = null;
    this.planning = null;
    this.held.end(false);
    const update = this.now?.update;
    this.picks = {
      prompt: update?.prompt ?? null,
      picked: update === undefined || !this.keeps ? [] : pickedBefore(update),
    };
    void this.preview(this.chooser.move);
    this.forgetAnswers();
  }

  // -- Choosing ---------------------------------------------------------------------------------------

  private set(chooser: Chooser): void {
    this.held.end(false);
    const update = this.now?.update;
    this.picks = { prompt: update?.prompt, picked: chooser.picked };
    void this.preview(this.chooser.move); // the server answers while the page draws the pick
    if (update !== undefined && this.keeps) keepPicked(update, chooser.picked);
    this.forgetAnswers();
  }

  protected override shown(before: Update | null, now: Update): void {
    if (before === null && now.seat === this.seat && this.keeps) {
      this.picks = { prompt: now.prompt, picked: pickedBefore(now) };
    }
    if (before?.prompt === now.prompt) return;
    this.forgetAnswers();
    this.planning?.outdate();
  }

  /** Put away what was answered last. */
  forgetAnswers(): void {
    this.trouble = null;
    this.unclear = false;
    this.asking = [];
    this.hint = null;
    this.coach.told = null;
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
    const { seat, now } = this;
    if (seat === null || this.past !== null) return;
    this.planning ??= await this.planner(seat);
    if (this.now?.update.prompt !== now?.update.prompt) return; // the game went on meanwhile
    await this.planning.lay(moves);
  }

  private async planner(seat: number): Promise<Planning> {
    const { Planning } = await import('./planning.svelte');
    return new Planning({
      attempt: async (wanted) =>
        (await this.ask<Plan>({ do: 'plan', match: this.id, seat, moves: wanted })).steps,
      send: (move, version) => this.ask<Ack>({ do: 'move', match: this.id, seat, move, version }),
      undo: async () => this.undoSeat !== null && this.act({ do: 'undo', seat: this.undoSeat }),
      asProblem,
    });
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

  /** Ask what a complete move would look like, once. */
  preview(move: string | null): Promise<void> {
    return this.foresight.of(this.seat === null ? null : move);
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
    const version = this.now?.update.version ?? null;
    if (!forced && (await this.minded(seat, move))) return;
    if (!forced && !(await this.held.wait(await this.foresight.holdOf(move)))) return;
    if (await this.act({ do: 'move', seat, move, version })) this.tookBack = false;
  }

  /** Let the coach look at a move first; true where it has something to say. */
  private async minded(seat: number, move: string): Promise<boolean> {
    if (this.chairs[seat]?.coach !== true || this.hinting) return false;
    this.hinting = true;
    const minds = await this.coach.minds(seat, move);
    this.hinting = false;
    return minds;
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
}
