/** The one connection of this page, as state that components can show. */

import { spoken } from './api';
import { Connection, type State, type Status } from './connection';
import type { User } from './wire.gen';

export type { Status, Watcher } from './connection';

/** A connection whose state can be shown. */
export class Live extends Connection {
  private shown: { current: State };

  constructor() {
    let shown = $state.raw<State>({ status: 'off', nextTry: null, user: null });
    super(openSocket, (state) => {
      shown = state;
    });
    this.shown = {
      get current() {
        return shown;
      },
    };
  }

  /** How the connection is. */
  get status(): Status {
    return this.shown.current.status;
  }

  /** When the next try is due, on the clock of `Date.now`. */
  get nextTry(): number | null {
    return this.shown.current.nextTry;
  }

  /** Who the server says one is; null before it said so. */
  get user(): User | null {
    return this.shown.current.user;
  }
}

function openSocket(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  // Several processes may serve; a proxy that knows the table sends its people to the same one.
  const table = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1];
  const at = table === undefined ? '' : `&table=${table}`;
  return new WebSocket(`${scheme}//${location.host}/api/live?lang=${spoken()}${at}`);
}

/** The connection of this page. */
export const live = new Live();

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => live.probe());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') live.probe();
  });
}
