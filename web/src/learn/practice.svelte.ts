/** A step of a lesson, on a table that exists for the learner alone: the same board, other answers. */

import * as api from '../net/api';
import { Problem } from '../net/api';
import type { AskLesson, LessonStep, LessonTold, Told } from '../net/wire.gen';
import { asProblem } from '../table/problem';
import { Session } from '../table/session.svelte';
import type { Asked } from '../table/wish';

/** Who the learner is on the chairs of a lesson. */
const LEARNER = 'learner';

export class Practice extends Session {
  /** Whether what the step wants was done, and what is said to it. */
  done = $state(false);
  praise = $state('');
  /** What was said when somebody asked for help, and whether anybody has. */
  helped = $state('');
  advised = $state(false);
  /** What is said to a move that is not wanted while the board shows what follows it. */
  missed = $state('');
  /** What was tried and refused. */
  tried = $state.raw<readonly string[]>([]);
  /** The position in which the step began. */
  begun = $state.raw<unknown>(null);
  protected override readonly keeps = false;
  private played: readonly string[] = [];

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly number: number,
    readonly step: LessonStep,
    private readonly address: string,
  ) {
    super(LEARNER, null, () => LEARNER);
    this.seat = step.seat;
    this.hidden = false;
  }

  /** Show the position. */
  async begin(): Promise<void> {
    this.failure = null;
    try {
      const { update } = await this.question({ do: 'see' });
      if (update !== null) this.hear(update);
      this.begun = this.view;
    } catch (problem) {
      this.failure = asProblem(problem);
    }
  }

  /** Light up what is wanted. */
  override async advise(): Promise<void> {
    if (this.step.kind !== 'move' || this.done || this.missed !== '') return;
    try {
      const { move, said } = await this.question({ do: 'hint' });
      this.advised = true;
      if (move !== null) this.take(move);
      this.helped = said;
    } catch (problem) {
      this.trouble = asProblem(problem);
    }
  }

  /** Ask what forbids something; in some steps that is what is wanted. */
  override async why(meant: readonly string[]): Promise<void> {
    await super.why(meant);
    if (this.trouble === null || this.step.kind !== 'try') return;
    const name = meant.join(' ');
    if (!this.tried.includes(name)) this.tried = [...this.tried, name];
    if (this.tried.length >= this.step.tries.length) this.finish(this.step.done);
  }

  /** Say that the step is done. */
  finish(praise: string): void {
    this.done = true;
    this.praise = praise;
  }

  protected override async ask<T extends Told = Told>(wish: Asked): Promise<T> {
    return (await this.told(wish)) as T;
  }

  private async told(wish: Asked): Promise<unknown> {
    switch (wish.do) {
      case 'move':
        return this.move(wish.move);
      case 'preview':
        return { view: (await this.question({ do: 'preview', move: wish.move })).view, hold: 0 };
      case 'why_not': {
        const { error } = await this.question({ do: 'why_not', picks: wish.picks ?? [] });
        return { error };
      }
      case 'describe':
        return { sentences: (await this.question({ do: 'describe' })).sentences, drawing: null };
      case 'plan':
        return { steps: (await this.question({ do: 'plan', moves: wish.moves })).steps };
      default:
        return {};
    }
  }

  /** Play a move; one that is allowed but not what is wanted is refuted, or answered like a refusal. */
  private async move(move: string): Promise<unknown> {
    const { verdict, said, update } = await this.question({ do: 'move', move });
    if (verdict === 'wrong' && update !== null) {
      this.missed = said;
      this.hear(update);
      return { version: update.version };
    }
    if (verdict === 'wrong' || update === null) {
      throw new Problem({ code: 'lesson', message: said, rule: null, at: [], phrase: null });
    }
    this.played = [...this.played, move];
    this.helped = '';
    this.hear(update);
    if (verdict === 'done') this.finish(said);
    return { version: update.version };
  }

  private question(wanted: AskLesson): Promise<LessonTold> {
    const asked = { ...wanted, played: this.played };
    return api.lessonStep(this.address, asked);
  }
}
