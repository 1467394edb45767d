/** Who the reader is: nobody yet, a guest, or somebody with an account. */

import type { User } from '../net/wire.gen';

class Me {
  user = $state.raw<User | null>(null);
  /** Whether the server has said who one is. */
  known = $state(false);
  private asking: Promise<void> | null = null;

  /** Ask the server once who one is. */
  load(): Promise<void> {
    this.asking ??= this.ask();
    return this.asking;
  }

  private async ask(): Promise<void> {
    try {
      const answer = await fetch('/api/me');
      if (answer.ok) this.user = (await answer.json()) as User;
      this.known = true;
    } catch {
      // Without a server the reader is nobody; the next question asks again.
      this.asking = null;
    }
  }

  /** Take in who one has become. */
  became(user: User | null): void {
    this.user = user;
    this.known = true;
  }
}

export const me = new Me();
