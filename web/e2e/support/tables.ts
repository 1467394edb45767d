/** Tables opened as programs open them, and positions that are the same every time. */

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { BrowserContext } from '@playwright/test';

import type {
  NewTable,
  Request,
  TableInfo,
  Told,
  Update,
  User,
  Wanted,
} from '../../src/net/wire.gen';
import type { Server } from './server';

/** A match that was played before: the moves of the seats, and the seed that draws all chance again. */
export interface Position {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly moves: readonly string[];
  readonly options?: NewTable['options'];
}

/** A position from the folder `positions`. */
export function position(name: string): Position {
  const file = new URL(`../positions/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Position;
}

/** Who sits at a table where everybody has a device of their own. */
const PEOPLE = ['Anna', 'Bo', 'Carla', 'Dirk', 'Elin'] as const;

/** A table in the middle of a match. */
export interface Match {
  readonly table: TableInfo;
  /** Whoever sits there, by seat. */
  readonly guests: readonly Guest[];
  /** Whoever is to move; the first one after the end. */
  readonly mover: Guest;
}

/** Somebody without a browser, who may be given one. */
export class Guest {
  readonly url: string;
  readonly cookie: string;
  readonly user: User;
  /** Every request has a name of its own: the same move may be played twice. */

  private constructor(url: string, cookie: string, user: User) {
    this.url = url;
    this.cookie = cookie;
    this.user = user;
  }

  static async arrive(server: Server, name: string): Promise<Guest> {
    const answer = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return new Guest(server.url, cookie, (await answer.json()) as User);
  }

  /** Be this guest in a browser from now on. */
  async enter(context: BrowserContext): Promise<void> {
    const split = this.cookie.indexOf('=');
    const name = this.cookie.slice(0, split);
    const value = this.cookie.slice(split + 1);
    await context.addCookies([{ name, value, url: this.url }]);
  }

  async post<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /** Open a table; seats as words: `me bot:random open friend`. */
  open(game: string, seats: string, more: Partial<NewTable> = {}): Promise<TableInfo> {
    const wanted = seats.split(' ').map((word): Wanted => {
      const [who, bot] = word.split(':');
      return bot === undefined ? { who: who as Wanted['who'] } : { who: 'bot', bot };
    });
    return this.post('/api/tables', { game, seats: wanted, ...more });
  }

  sit(table: TableInfo, seat: number): Promise<TableInfo> {
    return this.post(`/api/tables/${table.id}/sit`, { seat, key: table.key });
  }

  /** The table as a seat sees it now. */
  see(table: string, seat: number): Promise<Update> {
    return this.post(`/api/tables/${table}/see`, { seat });
  }

  /** Play one move over a connection of its own; the same move once more is another wish. */
  play(table: string, seat: number, move: string): Promise<void> {
    // The same move may come again in a match: each time it is another request.
    const id = randomUUID();
    return this.talk({ do: 'move', match: table, seat, move, id }, 'ack').then(hangUp);
  }

  /** Be at a table without doing anything; the answer ends it. */
  async attend(table: string, seat: number): Promise<() => void> {
    const socket = await this.talk({ do: 'watch', match: table, seat, id: 'here' }, 'update');
    return () => hangUp(socket);
  }

  /** Ask for something over a new connection, and wait for the answer. */
  private talk(request: Request, answer: Told['type']): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      // Outside of a browser a connection may bring its cookie itself.
      const options = { headers: { cookie: this.cookie } } as unknown as string;
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, options);
      socket.onerror = () => reject(new Error('the connection broke'));
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        const told = JSON.parse(data) as Told;
        if (told.type === 'welcome') socket.send(JSON.stringify(request));
        else if (told.type === answer) resolve(socket);
        else if (told.type === 'refused') reject(new Error(told.error.message));
      };
    });
  }
}

function hangUp(socket: WebSocket): void {
  socket.close();
}

/**
 * A table whose chance deals as in a position and whose moves are played up to a moment. Everybody
 * has a device of their own unless one name is given: then somebody plays all seats at one device.
 */
export async function replayed(
  server: Server,
  { game, seats, seed, moves, options = {} }: Position,
  plies = moves.length,
  alone?: string,
): Promise<Match> {
  const names = alone === undefined ? PEOPLE.slice(0, seats) : [alone];
  const people = await Promise.all(names.map((name) => Guest.arrive(server, name)));
  const guests = Array.from({ length: seats }, (_, seat) => people[seat % people.length]).filter(
    (guest) => guest !== undefined,
  );
  const [first, ...others] = guests;
  if (first === undefined) throw new RangeError('nobody is there');
  const table = await first.open(game, ['me', ...others.map(() => 'open')].join(' '), {
    public: true,
    options,
  });
  server.seed(table.id, seed);
  for (const [at, guest] of others.entries()) await guest.sit(table, at + 1);
  let seat = (await first.see(table.id, 0)).waiting[0];
  for (const move of moves.slice(0, plies)) {
    if (seat === undefined) throw new Error(`nobody may play ${move}`);
    await guests[seat]?.play(table.id, seat, move);
    seat = (await first.see(table.id, 0)).waiting[0];
  }
  return { table, guests, mover: guests[seat ?? 0] ?? first };
}
