/** The coach at one's seat: it looks at a complete move before it is sent. */

import type { Coached, Hint } from '../net/wire.gen';

/** What the coach needs of the table it sits at. */
interface Beside {
  ask: (wish: { seat: number; move: string; step?: 'where' | 'show' }) => Promise<Coached>;
  /** The move that is complete now. */
  chosen: () => string | null;
  /** Show a better move on the board. */
  take: (hint: Hint) => void;
  confirm: () => Promise<void>;
  fail: (problem: unknown) => void;
}

export class Coach {
  /** What it says about the complete move, until that is answered. */
  told = $state.raw<Coached | null>(null);
  /** The move that is played whatever it says. */
  private overruled: string | null = null;

  constructor(private readonly table: Beside) {}

  /** Let it look at a move; true where it has something to say. */
  async minds(seat: number, move: string): Promise<boolean> {
    if (this.overruled === move) return false;
    try {
      const told = await this.table.ask({ seat, move });
      if (this.table.chosen() !== move) return true;
      this.told = told.said === '' ? null : told;
    } catch {
      return false; // a coach who cannot be asked is in nobody's way
    }
    return this.told !== null;
  }

  /** Ask for more: where to look, or which move. */
  async more(step: 'where' | 'show'): Promise<void> {
    if (this.told === null) return;
    const { seat, move } = this.told;
    try {
      const told = await this.table.ask({ seat, move, step });
      if (told.better === null) this.told = told;
      else this.table.take({ ...told, type: 'hint', bot: 'adviser', move: told.better });
    } catch (problem) {
      this.table.fail(problem);
    }
  }

  /** Play the move whatever it says. */
  async overrule(): Promise<void> {
    this.overruled = this.told?.move ?? null;
    this.told = null;
    await this.table.confirm();
    this.overruled = null;
  }
}
