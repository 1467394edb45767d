/** A match of the past, moment by moment. */

import * as api from '../net/api';
import type { Problem } from '../net/api';
import type { Chair, Line, TableInfo, Update } from '../net/wire.gen';
import { references } from './match';
import { asProblem } from './problem';

/** A moment as one viewer sees it. */
type Moment = Pick<Update, 'view' | 'facts'>;

export class Replay {
  info = $state.raw<TableInfo | null>(null);
  whole = $state.raw<Update | null>(null);
  failure = $state.raw<Problem | null>(null);
  /** Whose view is shown; null for the spectators'. */
  seat = $state<number | null>(null);
  /** How many lines of the log lie behind the moment that is shown. */
  at = $state(0);
  view = $state.raw<unknown>(null);
  facts = $state.raw<unknown>(null);
  news = $state.raw<readonly Line[]>([]);
  /** What every seat itself sees at this moment, while all hands lie open. */
  hands = $state.raw<readonly Moment[]>([]);
  open = $state(false);
  playing = $state(false);
  speed = $state(1);
  loading = $state(false);

  private moments: Record<string, Promise<Moment> | undefined> = {};
  private asked = 0;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  readonly lines = $derived.by<readonly Line[]>(() => this.whole?.lines ?? []);
  readonly over = $derived.by(() => this.whole?.turn === 'over');
  readonly chairs = $derived.by<readonly Chair[]>(
    () => this.whole?.chairs ?? this.info?.chairs ?? [],
  );
  readonly line = $derived.by<Line | null>(() => this.lines[this.at - 1] ?? null);
  readonly lit = $derived.by(() => (this.line === null ? [] : references(this.line.events)));
  readonly atEnd = $derived.by(() => this.at >= this.lines.length);
  /** Where the first decision is to be made, after everything was dealt. */
  readonly begin = $derived.by(() =>
    Math.max(
      0,
      this.lines.findIndex((line) => line.seat >= 0),
    ),
  );

  /** Read the match and show a moment of it, or where the first decision is made. */
  async load(at: number | null): Promise<void> {
    this.failure = null;
    this.loading = true;
    try {
      this.info = await api.table(this.id, this.key);
      this.whole = await api.see(this.id, null, null, this.key);
      this.open = this.over;
      await this.show(at ?? this.begin);
    } catch (problem) {
      this.failure = asProblem(problem);
    } finally {
      this.loading = false;
    }
  }

  /** Show a moment; one step further is told by movement, anything else is a jump. */
  async show(wanted: number): Promise<void> {
    const at = Math.min(Math.max(0, Math.round(wanted)), this.lines.length);
    const ticket = ++this.asked;
    try {
      const { view, facts } = await this.moment(this.seat, at);
      const all = this.open && this.over ? this.chairs.map((_, seat) => this.moment(seat, at)) : [];
      const hands = await Promise.all(all);
      if (ticket !== this.asked) return; // somebody has gone on meanwhile
      const step = at === this.at + 1 && this.view !== null;
      this.news = step ? this.lines.slice(at - 1, at) : [];
      this.at = at;
      this.view = view;
      this.facts = facts;
      this.hands = hands;
      this.prefetch(at + 1);
    } catch (problem) {
      this.playing = false;
      this.failure = asProblem(problem);
    }
  }

  /** Show this moment from another chair. */
  async from(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.show(this.at);
  }

  /** Lay all hands open, or hide them. */
  async reveal(open: boolean): Promise<void> {
    this.open = open;
    await this.show(this.at);
  }

  private prefetch(at: number): void {
    if (at > this.lines.length) return;
    const seats = this.open && this.over ? this.chairs.map((_, seat) => seat) : [];
    for (const seat of [this.seat, ...seats]) this.moment(seat, at).catch(() => undefined);
  }

  private moment(seat: number | null, at: number): Promise<Moment> {
    const name = `${String(seat)} ${at}`;
    const asked = (this.moments[name] ??= api
      .see(this.id, seat, at, this.key)
      .then(({ view, facts }) => ({ view, facts })));
    asked.catch(() => (this.moments[name] = undefined));
    return asked;
  }
}
