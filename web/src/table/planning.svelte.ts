/** Several moves of one seat laid together: tried on the server, played one after the other, undone as one. */

import { tick } from 'svelte';

import { Plan, type Progress, type Send } from '../board/plan';
import type { Problem } from '../net/api';
import type { PlanStep } from '../net/wire.gen';

/** What a plan needs of the table. */
export interface Hands {
  /** Ask what the moves would lead to; a refusal is thrown. */
  readonly attempt: (moves: readonly string[]) => Promise<readonly PlanStep[]>;
  readonly send: Send;
  /** Take back one decision; false if that is not possible. */
  readonly undo: () => Promise<boolean>;
  readonly asProblem: (problem: unknown) => Problem;
}

export class Planning {
  /** How far the plan has come; null while nothing is laid. */
  progress = $state.raw<Progress | null>(null);
  /** What would be seen and asked after each move, as far as that is certain. */
  steps = $state.raw<readonly PlanStep[]>([]);
  /** Why the plan cannot be played as it is laid. */
  refusal = $state.raw<Problem | null>(null);

  /** Whether the server has answered for what is laid now. */
  private tried = $state(false);
  private plan: Plan | null = null;
  private ticket = 0;

  constructor(private readonly hands: Hands) {}

  /** The position after the whole plan, as far as it is certain; null before it is laid or once it is sent. */
  readonly view = $derived.by(() =>
    this.progress?.status === 'laid' ? (this.steps.at(-1)?.view ?? null) : null,
  );

  /** Whether it can be played: laid, and all of it tried without a refusal. */
  readonly ready = $derived.by(
    () =>
      this.progress?.status === 'laid' &&
      this.tried &&
      this.refusal === null &&
      this.steps.length > 0,
  );

  /** Lay other moves than before; none puts the plan away. */
  async lay(moves: readonly string[]): Promise<void> {
    if (this.progress?.status === 'sending') return;
    const ticket = ++this.ticket;
    this.refusal = null;
    this.tried = false;
    if (moves.length === 0) {
      this.plan = null;
      this.progress = null;
      this.steps = [];
      return;
    }
    this.plan = new Plan(moves, this.hands.send, (progress) => (this.progress = progress));
    this.progress = this.plan.progress;
    try {
      const steps = await this.hands.attempt(moves);
      if (ticket !== this.ticket) return;
      this.steps = steps;
    } catch (problem) {
      if (ticket !== this.ticket) return;
      this.steps = [];
      this.refusal = this.hands.asProblem(problem);
    }
    // A board that lays a plan piece by piece goes on as soon as it hears this.
    await tick();
    if (ticket === this.ticket) this.tried = true;
  }

  /** Something else is asked: what was laid and not sent is meant no longer. */
  outdate(): void {
    if (this.progress?.status === 'laid') void this.lay([]);
  }

  /** Play all of it, beginning at a version. */
  async play(version: number): Promise<void> {
    if (this.ready) await this.plan?.play(version);
  }

  /** Send nothing more. */
  stop(): void {
    this.plan?.stop();
  }

  /** The connection broke. */
  lose(): void {
    this.plan?.lose();
  }

  /** Take back everything that was played of it, the last move first. */
  async takeBack(): Promise<void> {
    let left = this.progress?.done ?? 0;
    while (left > 0 && (await this.hands.undo())) left -= 1;
    await this.lay([]);
  }
}
