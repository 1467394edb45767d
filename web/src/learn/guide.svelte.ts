/** The guide of a table: how one wins, the score, what to aim at, and what a coach would say. */

import { live } from '../net/live.svelte';
import type { Guide as Told, GuideNote } from '../net/wire.gen';
import type { Session } from '../table/session.svelte';
import { isSeen, see } from './coached';

/** So long after something happened the coach speaks: first it is looked at. */
const AFTER = 700;

export class Guide {
  told = $state.raw<Told | null>(null);
  /** What the coach has to say still, the first of it aloud. */
  notes = $state.raw<readonly GuideNote[]>([]);
  private heard = 0;

  constructor(private readonly session: Session) {}

  /** Ask how things are now. */
  async ask(): Promise<void> {
    const { session } = this;
    const lines = session.lines.length;
    const since = Math.min(this.heard, lines);
    try {
      this.told = await live.ask<Told>({
        do: 'guide',
        match: session.id,
        seat: session.seat,
        since,
      });
      this.heard = lines;
    } catch {
      // The table says by itself when the server cannot be reached.
    }
  }

  /** Follow a table as a coach does, while a component is there: each note comes once. */
  coach(): void {
    $effect(() => {
      if (this.session.now === null) return;
      const timer = setTimeout(() => void this.listen(), AFTER);
      return () => clearTimeout(timer);
    });
  }

  private async listen(): Promise<void> {
    await this.ask();
    const game = this.session.info?.game ?? '';
    const known = this.notes.map(({ id }) => id);
    const fresh = (this.told?.notes ?? []).filter(
      ({ id }) => !known.includes(id) && !isSeen(game, id),
    );
    if (fresh.length > 0) this.notes = [...this.notes, ...fresh];
  }

  /** The first note was read. */
  read(): void {
    const [first, ...others] = this.notes;
    if (first !== undefined) see(this.session.info?.game ?? '', first.id);
    this.notes = others;
  }
}
