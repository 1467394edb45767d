/** Telling what happened, beat by beat: once for all boards. What a beat shows is the game's affair. */

import { untrack } from 'svelte';

import type { Line } from '../net/wire.gen';
import type { Motion } from './contract';

/** One beat of a story, as a game's `story.ts` makes it from the events of the log. */
export interface Beat<Scene, Sign> {
  /** What is drawn while the beat lasts; null for a beat that only leaves signs. */
  readonly scene: Scene | null;
  /** What appears with the beat and stays for a while: traces, points, what was lost. */
  readonly signs: readonly Sign[];
  /** How long it lasts, in beats; 1 if it does not say. */
  readonly lasts?: number;
}

/** How fast a game tells, in milliseconds; nothing moves where a beat takes no time. */
export interface Pace {
  readonly beat: Readonly<Record<Motion, number>>;
  /** How long signs stay; Infinity: until the next story. */
  readonly linger: Readonly<Record<Motion, number>>;
}

/** A sign that stays for a while; its key is used once. */
export interface Left<Sign> {
  readonly key: number;
  readonly sign: Sign;
}

export class Telling<Scene, Sign> {
  /** What is drawn now instead of the position; null while nothing is being told. */
  scene = $state.raw<Scene | null>(null);
  /** What happened a moment ago and is still to be seen. */
  signs = $state.raw<readonly Left<Sign>[]>([]);

  /** Every story has a number, so that one that was broken off does not go on. */
  private story = 0;
  private count = 0;
  private timers: readonly ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly pace: Pace,
    private readonly motion: () => Motion,
  ) {}

  /**
   * Tell the news of every new position of a board; called while the board is set up. After a jump
   * there are no news, and what was being told is forgotten.
   */
  follow<V>(
    view: () => V,
    news: () => readonly Line[],
    story: (before: V, news: readonly Line[], now: V) => readonly Beat<Scene, Sign>[],
  ): void {
    let before: V | null = null;
    $effect.pre(() => {
      const now = view();
      untrack(() => {
        const was = before;
        before = now;
        if (was === null || was === now) return;
        const lines = news();
        if (lines.length === 0) this.forget();
        else void this.tell(story(was, lines, now));
      });
    });
    $effect(() => {
      if (this.scene === null) return;
      // Whoever has seen enough taps the board, or presses Escape.
      const tap = ({ target }: MouseEvent): void => {
        if (target instanceof Element && target.closest('.board') !== null) this.hush();
      };
      const key = (event: KeyboardEvent): void => {
        if (event.key === 'Escape') this.hush();
      };
      addEventListener('click', tap);
      addEventListener('keydown', key);
      return () => {
        removeEventListener('click', tap);
        removeEventListener('keydown', key);
      };
    });
    $effect(() => () => this.forget());
  }

  /** Tell a story; what was being told ends. Where nothing is to be seen, nothing changes. */
  async tell(beats: readonly Beat<Scene, Sign>[]): Promise<void> {
    if (beats.length === 0) return;
    this.hush();
    const story = this.story;
    if (this.lingering === Infinity) this.signs = [];
    for (const { scene, signs, lasts = 1 } of beats) {
      const time = scene === null ? 0 : this.pace.beat[this.motion()] * lasts;
      if (time > 0) this.scene = scene;
      this.leave(signs);
      if (time > 0) await this.pause(time);
      if (story !== this.story) return;
    }
    this.scene = null;
  }

  /** Show the position as it is: whoever chooses does not want to wait. */
  hush(): void {
    this.story += 1;
    this.scene = null;
  }

  /** Show the position as it is, without any sign of what was before. */
  forget(): void {
    this.hush();
    this.signs = [];
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private get lingering(): number {
    return this.pace.linger[this.motion()];
  }

  private leave(signs: readonly Sign[]): void {
    if (signs.length === 0) return;
    const left = signs.map((sign) => ({ key: (this.count += 1), sign }));
    this.signs = [...this.signs, ...left];
    const { lingering } = this;
    if (lingering === Infinity) return;
    void this.pause(lingering).then(() => {
      this.signs = this.signs.filter((one) => !left.includes(one));
    });
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers = this.timers.filter((other) => other !== timer);
        resolve();
      }, time);
      this.timers = [...this.timers, timer];
    });
  }
}
