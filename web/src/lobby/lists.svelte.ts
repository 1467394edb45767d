/** The lists of the square: games, one's own tables, public tables; kept fresh while it is shown. */

import { untrack } from 'svelte';

import { me } from '../app/me.svelte';
import * as api from '../net/api';
import { live } from '../net/live.svelte';
import type { Games, TableInfo } from '../net/wire.gen';
import { inOrder, seatsOf } from './tables';

const PAUSE = 20_000;

interface Fetched {
  readonly games: Games;
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
}

async function fetched(known: Games | null): Promise<Fetched> {
  const own = me.load().then(async (user) => ({
    user,
    tables: user === null ? [] : (await api.myTables()).tables,
  }));
  const [games, open, { user, tables }] = await Promise.all([
    known ?? api.games(),
    api.publicTables(),
    own,
  ]);
  return { games, open: open.tables, mine: inOrder(tables, user) };
}

let ahead: Promise<Fetched> | null = null;

/** Ask for everything now: the page that shows it is still on its way. */
export function fetchAhead(): void {
  ahead ??= fetched(null);
  ahead.catch(() => undefined); // whoever shows the lists says so
}

export class Lists {
  games = $state.raw<Games | null>(null);
  open = $state.raw<readonly TableInfo[] | null>(null);
  mine = $state.raw<readonly TableInfo[] | null>(null);
  /** The server does not answer. */
  failed = $state(false);
  /** Keep everything fresh; the answer ends it. */
  follow(): () => void {
    untrack(() => void this.fetch());
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.fetch();
    };
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Hear of public tables as they change; only for somebody the server knows. */
  followLobby(): () => void {
    return live.followLobby((table) => this.changed(table));
  }

  /** Fetch all lists anew. */
  async fetch(): Promise<void> {
    try {
      const coming = ahead ?? fetched(this.games);
      ahead = null;
      const { games, open, mine } = await coming;
      this.games = games;
      this.open = open;
      this.mine = mine;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  private changed(table: TableInfo): void {
    const others = (this.open ?? []).filter((one) => one.id !== table.id);
    const listed = table.public && (table.status === 'open' || table.status === 'live');
    this.open = listed ? [table, ...others] : others;
    if (seatsOf(table, me.user).length > 0) void this.fetch();
  }
}
