/** What might have been, on a table that exists for the reader alone: all seats are moved by hand. */

import { Problem } from '../net/api';
import type {
  AskTrial,
  Chair,
  FromMatch,
  FromPosition,
  Line,
  Told,
  TrialSeen,
  TrialTold,
} from '../net/wire.gen';
import { asProblem } from '../table/problem';
import { Session } from '../table/session.svelte';
import type { Asked } from '../table/wish';
import type { Reasoned } from '../words/advice';
import * as api from './api';
import { EMPTY, grown, leaves, lineTo, pruned, ROOT, type Tree } from './tree';

/** Who has all chairs here. */
const ANYBODY = 'anybody';
/** So many lines of a tree that comes with a link are told at once. */
const MOST_TOLD = 12;

type Question = Omit<AskTrial, 'begin'>;

export class Trying extends Session {
  tree = $state.raw<Tree>(EMPTY);
  node = $state(ROOT);
  seen = $state.raw<TrialSeen | null>(null);
  /** What happened at each node, as far as it was looked at. */
  told = $state.raw<Readonly<Record<number, Line>>>({});
  /** What is being waited for. */
  busy = $state<'bot' | 'draw' | 'see' | null>(null);
  /** What a bot said about the move it played last. */
  explained = $state.raw<Reasoned | null>(null);
  private versions = 0;
  private tickets = 0;
  private seats: readonly Chair[] = [];

  constructor(
    readonly begin: FromMatch | FromPosition,
    key: string | null,
  ) {
    super(`what-if ${Math.random()}`, key, () => ANYBODY);
    this.hidden = false;
  }

  /** The moves that lead to what is shown. */
  readonly path = $derived.by(() => lineTo(this.tree, this.node));
  readonly chance = $derived.by(() => this.seen?.update.turn === -1);
  readonly ended = $derived.by(() => this.seen?.update.turn === 'over');

  /** Show where a tree stands that came with a link; `chairs` have the names of those who played. */
  async lay(tree: Tree, node: number, chairs: readonly Chair[]): Promise<void> {
    this.failure = null;
    this.seats = chairs;
    this.tree = tree;
    try {
      const { seen } = await this.question({ do: 'see', line: lineTo(tree, node) });
      if (seen === null) return;
      this.node = node;
      this.reveal(seen, false);
      for (const leaf of leaves(tree).slice(0, MOST_TOLD)) {
        if (this.told[leaf] !== undefined || leaf === ROOT) continue;
        const other = await this.question({ do: 'see', line: lineTo(tree, leaf) });
        if (other.seen !== null) this.note(leaf, other.seen.tried);
      }
    } catch (problem) {
      this.failure = asProblem(problem);
    }
  }

  /** Go to a node. */
  async goTo(node: number): Promise<void> {
    if (node === this.node) return;
    const step = this.tree.nodes[node]?.parent === this.node;
    await this.reach(this.tree, node, step);
  }

  /** Go back one move. */
  async goBack(): Promise<void> {
    await this.goTo(Math.max(ROOT, this.tree.nodes[this.node]?.parent ?? ROOT));
  }

  /** Play a move for whoever is to decide, chance included. */
  async play(move: string): Promise<boolean> {
    const [tree, node] = grown(this.tree, this.node, move);
    return this.reach(tree, node, true);
  }

  /** Forget what was tried from a node on. */
  async prune(node: number): Promise<void> {
    if (node === ROOT) return;
    let at = this.node;
    while (at > node) at = this.tree.nodes[at]?.parent ?? ROOT;
    const before = this.tree.nodes[node]?.parent ?? ROOT;
    if (at === node && !(await this.reach(this.tree, before, false))) return;
    const [tree, places] = pruned(this.tree, node);
    const told: Record<number, Line> = {};
    for (const [before, now] of places) {
      const line = this.told[before];
      if (line !== undefined) told[now] = line;
    }
    this.node = places.get(this.node) ?? ROOT;
    this.told = told;
    this.tree = tree;
  }

  /** Let chance draw. */
  async draw(): Promise<void> {
    await this.wait('draw', async () => {
      const { move } = await this.question({ do: 'draw' });
      if (move !== null) await this.play(move);
    });
  }

  /** Let a bot play for whoever is to decide. */
  async answer(bot: string): Promise<void> {
    await this.wait('bot', async () => {
      const told = await this.question({ do: 'bot', bot });
      if (told.move !== null && (await this.play(told.move))) this.explained = told;
    });
  }

  /** Ask what a strong bot would play. */
  override async advise(): Promise<void> {
    const { seat } = this;
    if (seat === null || this.hinting || this.chance || this.ended) return;
    const at = this.node;
    this.hinting = true;
    try {
      const { move, reasons, why } = await this.question({ do: 'bot', bot: 'strong' });
      if (move === null || at !== this.node) return;
      this.take(move);
      const match = this.id;
      this.hint = { type: 'hint', id: null, match, seat, bot: 'strong', move, reasons, why };
    } catch (problem) {
      this.trouble = asProblem(problem);
    } finally {
      this.hinting = false;
    }
  }

  protected override async ask<T extends Told = Told>(wish: Asked): Promise<T> {
    return (await this.answered(wish)) as T;
  }

  private async answered(wish: Asked): Promise<unknown> {
    switch (wish.do) {
      case 'move':
        if (!(await this.play(wish.move))) throw this.refusal ?? asProblem(null);
        return { version: this.versions };
      case 'preview':
        return { view: (await this.question({ do: 'preview', move: wish.move })).view, hold: 0 };
      case 'why_not': {
        const { error } = await this.question({ do: 'why_not', picks: wish.picks ?? [] });
        return { error };
      }
      case 'describe': {
        const { sentences } = await this.question({ do: 'describe', seat: this.seat });
        return { sentences, drawing: null };
      }
      case 'plan':
        return { steps: (await this.question({ do: 'plan', moves: wish.moves })).steps };
      default:
        return {};
    }
  }

  private refusal: Problem | null = null;

  /** Show a node of a tree, which is taken over if the server agrees. */
  private async reach(tree: Tree, node: number, step: boolean): Promise<boolean> {
    const ticket = ++this.tickets;
    this.refusal = null;
    try {
      const line = lineTo(tree, node);
      const { seen } = await this.question({ do: 'see', line, seat: this.seat });
      if (ticket !== this.tickets || seen === null) return false;
      this.tree = tree;
      this.node = node;
      this.reveal(seen, step);
      return true;
    } catch (problem) {
      this.refusal = asProblem(problem);
      this.trouble = this.refusal;
      return false;
    }
  }

  private reveal(seen: TrialSeen, step: boolean): void {
    this.explained = null;
    this.forgetAnswers();
    this.planning = null;
    this.seen = seen;
    this.note(this.node, seen.tried);
    const version = ++this.versions;
    const update = { ...seen.update, match: this.id, version, chairs: this.named(seen) };
    if (this.seat !== update.seat) this.show(update.seat);
    this.hear(update);
    this.news = step ? seen.tried.slice(-1) : [];
  }

  /** The chairs, with the names of those who played; people move all of them. */
  private named({ update }: TrialSeen): readonly Chair[] {
    return update.chairs.map((chair, seat) => ({ ...chair, name: this.seats[seat]?.name ?? '' }));
  }

  private note(node: number, tried: readonly Line[]): void {
    const told = { ...this.told };
    let at = node;
    for (const line of tried.toReversed()) {
      told[at] = line;
      at = this.tree.nodes[at]?.parent ?? ROOT;
    }
    this.told = told;
  }

  private async wait(what: 'bot' | 'draw', work: () => Promise<void>): Promise<void> {
    if (this.busy !== null) return;
    this.busy = what;
    this.forgetAnswers();
    try {
      await work();
    } catch (problem) {
      this.trouble = asProblem(problem);
    } finally {
      this.busy = null;
    }
  }

  private question(wanted: Question): Promise<TrialTold> {
    const asked = { ...wanted, begin: this.begin, line: wanted.line ?? this.path };
    return api.whatIf(asked, this.key);
  }
}
