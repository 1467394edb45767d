/** Who the reader is: nobody yet, a guest, or somebody with an account. */

import * as api from '../net/api';
import type { User } from '../net/wire.gen';
import { say } from './settings.svelte';

class Me {
  user = $state.raw<User | null>(null);
  /** Whether the server has said who one is. */
  known = $state(false);
  private asking: Promise<User | null> | null = null;

  /** Ask the server once who one is; null: nobody it knows. */
  load(): Promise<User | null> {
    this.asking ??= this.ask();
    return this.asking;
  }

  /** Be somebody: whoever one is already, else a guest with a friendly name. */
  async ensure(): Promise<User> {
    const user = (await this.load()) ?? this.user;
    if (user !== null) return user;
    this.asking = api.becomeGuest(guestName());
    try {
      const guest = await this.asking;
      if (guest === null) throw new Error('a guest was asked for');
      this.became(guest);
      return guest;
    } catch (problem) {
      this.asking = null;
      throw problem;
    }
  }

  /** Take in who one has become. */
  became(user: User | null): void {
    this.asking = Promise.resolve(user);
    this.user = user;
    this.known = true;
  }

  private async ask(): Promise<User | null> {
    try {
      const user = await api.me();
      this.user = user;
      this.known = true;
      return user;
    } catch (problem) {
      // Without a server nobody knows; the next question asks again.
      this.asking = null;
      throw problem;
    }
  }
}

export const me = new Me();

/** A friendly name in the reader's language for somebody who has not said one. */
export function guestName(): string {
  const first = pick(say('guest-first'));
  const second = pick(say('guest-second'));
  return say('guest-name', { first, second });
}

function pick(list: string): string {
  const words = list.split(' ');
  return words[Math.floor(Math.random() * words.length)] ?? '';
}
