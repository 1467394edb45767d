/** A connection to the server for everything that is live, without a page around it. */

import { Problem, unreachable } from './api';
import type {
  Chat,
  Notice,
  Presence,
  Refusal,
  Request,
  Table,
  TableInfo,
  Told,
  Update,
  User,
} from './wire.gen';

/**
 * How the connection is: `off` while nobody needs it, `waiting` until the next try after it broke,
 * `unknown` if the server does not know who this is, `stopped` if it does not want to hear more.
 */
export type Status = 'off' | 'connecting' | 'open' | 'waiting' | 'unknown' | 'stopped';

/** Somebody who follows a match from a seat, or as a spectator. */
export interface Watcher {
  readonly match: string;
  readonly seat: number | null;
  readonly key: string | null;
  /** The last version known, so that only the gap is told after a break. */
  version(): number | null;
  hear(told: Update | Table | Chat | Notice | Presence): void;
  /** The server does not let this be watched. */
  fail(refusal: Refusal): void;
}

/** What a page shows of the connection. */
export interface State {
  readonly status: Status;
  /** When the next try is due, on the clock of `Date.now`, while `waiting`. */
  readonly nextTry: number | null;
  /** Who the server says one is. */
  readonly user: User | null;
}

/** The part of a WebSocket that is used. */
export type Socket = Pick<
  WebSocket,
  'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>;

/** A request without its id, which the connection gives. */
type Without<R> = R extends Request ? Omit<R, 'id'> : never;
type Question = Without<Request>;

interface Pending {
  readonly request: Request;
  readonly watcher: Watcher | null;
  readonly resolve: (told: Told) => void;
  readonly reject: (problem: Problem) => void;
}

/** What changes a match: carried out once whatever happens, because it is repeated with its id. */
const ACTS: ReadonlySet<Request['do']> = new Set([
  'move',
  'undo',
  'resign',
  'return',
  'stand_in',
  'coach',
  'order',
  'vote',
]);

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const PATIENCE = 10_000;
const LINGER = 5_000;
const OPEN = 1;
const NOT_SIGNED_IN = 4401;
const TOO_MUCH = 4429;

/** One socket: reconnects by itself, asks for what was missed, repeats what was not acknowledged. */
export class Connection {
  private state: State = { status: 'off', nextTry: null, user: null };

  private socket: Socket | null = null;
  private readonly watchers = new Set<Watcher>();
  private readonly lobby = new Set<(table: TableInfo) => void>();
  private readonly pending = new Map<string, Pending>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private heartbeat = 20_000;
  private attempts = 0;
  private silent = false;

  constructor(
    private readonly open: () => Socket,
    private readonly changed: (state: State) => void,
  ) {}

  // -- Following ----------------------------------------------------------------------------

  /** Follow a match; the answer ends it. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    if (this.ready) this.sendWatch(watcher);
    else this.wake();
    return () => {
      if (!this.watchers.delete(watcher)) return;
      for (const [id, asked] of this.pending)
        if (asked.watcher === watcher) this.pending.delete(id);
      if (this.ready) {
        this.transmit({ do: 'unwatch', match: watcher.match, seat: watcher.seat, id: fresh() });
      }
      this.rest();
    };
  }

  /** Ask for the whole truth once more, or for what is missing. */
  refresh(watcher: Watcher): void {
    if (this.ready && this.watchers.has(watcher)) this.sendWatch(watcher);
  }

  /** Be told about public tables; the answer ends it. */
  followLobby(hear: (table: TableInfo) => void): () => void {
    this.lobby.add(hear);
    if (this.ready) {
      if (this.lobby.size === 1) this.transmit({ do: 'lobby', on: true, id: fresh() });
    } else this.wake();
    return () => {
      if (!this.lobby.delete(hear)) return;
      if (this.ready && this.lobby.size === 0) {
        this.transmit({ do: 'lobby', on: false, id: fresh() });
      }
      this.rest();
    };
  }

  // -- Asking ---------------------------------------------------------------------------------

  /**
   * Ask for something. What changes a match is kept and repeated until it is acknowledged;
   * a question fails when the connection breaks, because its answer would come too late.
   */
  ask<T extends Told = Told>(question: Question): Promise<T> {
    const request = { ...question, id: fresh() } as Request & { id: string };
    return new Promise<Told>((resolve, reject) => {
      if (!this.ready && !ACTS.has(request.do)) {
        this.wake();
        reject(unreachable());
        return;
      }
      this.pending.set(request.id, { request, watcher: null, resolve, reject });
      if (this.ready) this.transmit(request);
      else this.wake();
    }) as Promise<T>;
  }

  // -- The connection ---------------------------------------------------------------------------

  /** Connect now, if somebody needs it; also after one became somebody, or to stop waiting. */
  wake(): void {
    if (this.socket !== null) return;
    if (!this.needed) {
      this.turn({ status: 'off' });
      return;
    }
    clearTimeout(this.timer);
    this.turn({ status: 'connecting', nextTry: null });
    this.begin(this.open());
  }

  /** Connect anew: in another language, or as somebody else. */
  renew(): void {
    const socket = this.socket;
    this.forget();
    this.attempts = 0;
    socket?.close();
    this.wake();
  }

  /** Find out whether the connection still holds: the device slept, or its network changed. */
  probe(): void {
    if (this.ready) this.listen(PATIENCE / 2, true);
    else if (this.state.status === 'waiting') {
      this.attempts = 0;
      this.wake();
    }
  }

  private turn(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }

  private get ready(): boolean {
    return this.state.status === 'open' && this.socket?.readyState === OPEN;
  }

  private get needed(): boolean {
    return this.watchers.size > 0 || this.lobby.size > 0 || this.pending.size > 0;
  }

  private begin(socket: Socket): void {
    this.socket = socket;
    this.listen(PATIENCE, false);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.socket === socket) this.broken(event.code);
    };
    socket.onerror = () => undefined; // a close follows
  }

  /** Hang up when nothing was heard for so long; `ask` sends a ping to be answered first. */
  private listen(patience: number, ping: boolean): void {
    clearTimeout(this.pulse);
    if (ping) this.transmit({ do: 'ping', id: fresh() });
    this.silent = ping;
    this.pulse = setTimeout(() => {
      if (this.ready && !this.silent) {
        this.listen(PATIENCE, true);
        return;
      }
      const socket = this.socket;
      this.broken(0);
      socket?.close();
    }, patience);
  }

  private broken(code: number): void {
    this.forget();
    for (const [id, asked] of this.pending) {
      if (ACTS.has(asked.request.do)) continue;
      this.pending.delete(id);
      if (asked.watcher === null) asked.reject(unreachable());
    }
    if (code === NOT_SIGNED_IN || code === TOO_MUCH) {
      this.turn({ status: code === NOT_SIGNED_IN ? 'unknown' : 'stopped' });
      return;
    }
    if (!this.needed) {
      this.turn({ status: 'off' });
      return;
    }
    this.attempts += 1;
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.attempts - 1));
    const pause = longest * (0.5 + Math.random() / 2);
    this.turn({ status: 'waiting', nextTry: Date.now() + pause });
    this.timer = setTimeout(() => this.wake(), pause);
  }

  private forget(): void {
    clearTimeout(this.pulse);
    clearTimeout(this.timer);
    this.socket = null;
    this.turn({ status: 'off', nextTry: null });
  }

  /** Close the connection a little after nobody needs it any more. */
  private rest(): void {
    if (this.needed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.needed) return;
      const socket = this.socket;
      this.forget();
      socket?.close();
    }, LINGER);
  }

  private transmit(request: Request): void {
    this.socket?.send(JSON.stringify(request));
  }

  private sendWatch(watcher: Watcher): void {
    const { match, seat, key } = watcher;
    const request: Request = {
      do: 'watch',
      match,
      seat,
      since: watcher.version(),
      key,
      id: fresh(),
    };
    this.pending.set(request.id ?? '', {
      request,
      watcher,
      resolve: () => undefined,
      reject: (problem) => watcher.fail(problem),
    });
    this.transmit(request);
  }

  // -- Hearing ------------------------------------------------------------------------------------

  private hear(told: Told): void {
    this.listen(this.heartbeat, false);
    switch (told.type) {
      case 'welcome':
        this.welcome(told.user, told.heartbeat);
        break;
      case 'update':
        this.hearUpdate(told);
        break;
      case 'table':
        for (const watcher of this.watchers) {
          if (watcher.match === told.table.id) watcher.hear(told);
        }
        for (const hear of this.lobby) hear(told.table);
        break;
      case 'chat':
      case 'notice':
      case 'presence':
        for (const watcher of this.watchers) {
          if (watcher.match === told.match) watcher.hear(told);
        }
        break;
      case 'refused':
        if (told.update !== null) this.hearUpdate(told.update);
        this.settle(told.id)?.reject(new Problem(told.error));
        break;
      case 'bye':
        this.attempts = 0;
        break;
      default:
        this.settle(told.id)?.resolve(told);
    }
  }

  private welcome(user: User, heartbeat: number): void {
    this.heartbeat = heartbeat * 1000;
    this.attempts = 0;
    this.turn({ status: 'open', user });
    const waiting = [...this.pending.values()];
    if (this.lobby.size > 0) this.transmit({ do: 'lobby', on: true, id: fresh() });
    for (const watcher of this.watchers) this.sendWatch(watcher);
    for (const { request } of waiting) this.transmit(request);
  }

  private hearUpdate(update: Update): void {
    for (const watcher of this.watchers) {
      if (watcher.match !== update.match || watcher.seat !== update.seat) continue;
      for (const [id, asked] of this.pending) {
        if (asked.watcher === watcher) this.pending.delete(id);
      }
      watcher.hear(update);
    }
  }

  private settle(id: string | null): Pending | undefined {
    const asked = id === null ? undefined : this.pending.get(id);
    if (id !== null) this.pending.delete(id);
    return asked;
  }
}

/** An id nobody else uses; also where the page has no secure context. */
export function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
