/** What a complete move would look like: asked of the server once for every move of a question. */

import type { Preview } from '../net/wire.gen';

/** So long a move waits to hear whether it is for good, in milliseconds. */
const MOST = 3000;

/** What foresight needs of the table. */
export interface Oracle {
  readonly ask: (move: string) => Promise<Preview>;
  /** The move that is complete now, and the question it answers. */
  readonly chosen: () => string | null;
  readonly prompt: () => unknown;
}

export class Foresight {
  ghost = $state.raw<unknown>(null);
  /** The move the ghost belongs to; set as soon as the server answered, also with nothing to see. */
  ghostOf = $state<string | null>(null);
  /** How long that move would be kept before it is sent, in milliseconds. */
  private hold = 0;
  private asked: { move: string | null; prompt: unknown } = { move: null, prompt: null };
  private answering: Promise<void> = Promise.resolve();

  constructor(private readonly oracle: Oracle) {}

  /** Ask what the complete move would look like, once. */
  of(move: string | null): Promise<void> {
    const prompt = this.oracle.prompt();
    if (this.asked.move !== move || this.asked.prompt !== prompt) {
      this.asked = { move, prompt };
      this.answering = this.ask(move);
    }
    return this.answering;
  }

  /** How long a move is to be kept before it is sent: known once the server answered, and not waited for for ever. */
  async holdOf(move: string): Promise<number> {
    const prompt = this.oracle.prompt();
    await Promise.race([this.answering, new Promise((done) => setTimeout(done, MOST))]);
    return this.ghostOf === move && this.oracle.prompt() === prompt ? this.hold : 0;
  }

  private async ask(move: string | null): Promise<void> {
    if (move === null) {
      this.ghost = null;
      this.ghostOf = null;
      return;
    }
    try {
      const answer = await this.oracle.ask(move);
      if (this.oracle.chosen() !== move) return;
      this.ghost = answer.view;
      this.ghostOf = move;
      this.hold = answer.hold;
    } catch {
      if (this.oracle.chosen() === move) this.ghost = null; // it can be confirmed unseen
    }
  }
}
