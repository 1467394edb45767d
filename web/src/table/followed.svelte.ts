/** A table that is followed: what is known of it for each own seat, one move shown after the other. */

import * as api from '../net/api';
import type { Problem } from '../net/api';
import { live, type Watcher } from '../net/live.svelte';
import type { Ballot, Chair, ChatLine, Line, Notice, TableInfo, Update } from '../net/wire.gen';
import { learned, references, seatsOf, type Known } from './match';
import { asProblem } from './problem';

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

/** More moves than this are shown at once: nobody wants to wait for a whole round. */
const MOST_WAITING = 4;

export abstract class Followed {
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

  news = $state.raw<readonly Line[]>([]);
  past = $state.raw<Past | null>(null);
  looking = $state(false);
  /** What was refused or asked about last: a sentence, its rule and what is at fault. */
  trouble = $state.raw<Problem | null>(null);

  protected known = $state.raw<Readonly<Record<string, Known>>>({});
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

  // -- What is known --------------------------------------------------------------------------

  readonly own = $derived.by(() => seatsOf(this.info?.chairs ?? [], this.me()));
  readonly now = $derived.by(() => this.known[String(this.seat)] ?? null);
  readonly chairs = $derived.by<readonly Chair[]>(
    () => this.now?.update.chairs ?? this.info?.chairs ?? [],
  );
  readonly lines = $derived.by<readonly Line[]>(() => this.now?.lines ?? []);
  readonly over = $derived.by(() => this.now?.update.turn === 'over');
  readonly waiting = $derived.by<readonly number[]>(() => this.now?.update.waiting ?? []);
  readonly view = $derived.by(() => this.past?.view ?? this.now?.update.view ?? null);
  readonly facts = $derived.by(() =>
    this.past === null ? (this.now?.update.facts ?? null) : this.past.facts,
  );

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
    if (before?.lines !== next.lines) this.news = next.news;
    this.shown(before?.update ?? null, next.update);
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
    // Whoever was given another chair by the start follows that one, as the page does by itself.
    const seats = ({ chairs }: TableInfo) => seatsOf(chairs, this.me()).join();
    const begun = before?.status === 'open' && table.status === 'live';
    if (begun && seats(before) === seats(table)) {
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

  /** A position is shown that was not shown before. */
  protected abstract shown(before: Update | null, now: Update): void;

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
    this.past = null;
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

/** Something the server says at the table, in line with what people say. */
function asLine({ seat, code, message }: Notice): ChatLine {
  const id = `${code} ${String(seat)}`;
  return { id, user: null, name: '', text: message, at: Date.now(), aside: false };
}

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    if (document.visibilityState === 'hidden') setTimeout(done, 30);
    else requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
