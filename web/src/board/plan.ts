/** Several moves of one seat behind one picture: recovery, losses, the cards of a window. */

import { Problem, UNREACHABLE, unreachable } from '../net/api';

/** Sends one move that is meant for a version, and answers with the version it led to. */
export type Send = (move: string, version: number) => Promise<{ readonly version: number }>;

/**
 * How a plan is: `laid` before it is sent, `refused` if the server did not want a move, `lost` if
 * the connection broke, `stopped` if somebody thought better of it.
 */
export type PlanStatus = 'laid' | 'sending' | 'done' | 'refused' | 'lost' | 'stopped';

/** How far a plan has come. */
export interface Progress {
  readonly status: PlanStatus;
  readonly moves: readonly string[];
  /** How many of the moves are acknowledged, and so played for good. */
  readonly done: number;
  /** The version after the last of them; null before the plan was sent. */
  readonly version: number | null;
  /** Why it ended before its time. */
  readonly problem: Problem | null;
}

/**
 * Sends moves one by one, each with the version the one before it led to, so that nothing is played
 * on a position that nobody saw. It ends at the first refusal or broken connection and says so; what
 * was acknowledged stays played, the rest is never sent.
 */
export class Plan {
  private state: Progress;

  constructor(
    moves: readonly string[],
    private readonly send: Send,
    private readonly changed: (progress: Progress) => void = () => undefined,
  ) {
    this.state = { status: 'laid', moves: [...moves], done: 0, version: null, problem: null };
  }

  get progress(): Progress {
    return this.state;
  }

  /** The moves that are not played. */
  get rest(): readonly string[] {
    return this.state.moves.slice(this.state.done);
  }

  /** Play all of it, beginning at a version; a plan is played once. */
  async play(version: number): Promise<Progress> {
    if (this.state.status !== 'laid') return this.state;
    this.become({ status: 'sending', version });
    for (const move of this.state.moves) {
      try {
        const { version: next } = await this.send(move, this.state.version ?? version);
        this.become({ done: this.state.done + 1, version: next });
      } catch (problem) {
        if (this.going) this.fail(asProblem(problem));
      }
      if (!this.going) return this.state;
    }
    this.become({ status: 'done' });
    return this.state;
  }

  /** Send nothing more; a move on its way may still be acknowledged and then counts. */
  stop(): void {
    if (this.state.status === 'laid' || this.going) this.become({ status: 'stopped' });
  }

  /** The connection broke: a move on its way is repeated by it, but nothing after that is sent. */
  lose(): void {
    if (this.going) this.fail(unreachable());
  }

  private get going(): boolean {
    return this.state.status === 'sending';
  }

  private fail(problem: Problem): void {
    this.become({ status: problem.code === UNREACHABLE ? 'lost' : 'refused', problem });
  }

  private become(change: Partial<Progress>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }
}

function asProblem(problem: unknown): Problem {
  return problem instanceof Problem ? problem : unreachable();
}
