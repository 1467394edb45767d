import { describe, expect, it } from 'vitest';

import type { Chair, TableInfo, User } from '../net/wire.gen';
import {
  addressOf,
  againstBots,
  freeChairs,
  inOrder,
  seatsOf,
  usualLevel,
  yourTurn,
} from './tables';

const U: User = { id: 'u', name: 'U', kind: 'guest' };

function chair(kind: Chair['kind'], user: string | null = null): Chair {
  return {
    kind,
    name: user ?? '',
    user,
    bot: null,
    stand_in: null,
    resigned: false,
    people: null,
    coach: false,
  };
}

function table(id: string, status: TableInfo['status'], chairs: Chair[] = []): TableInfo {
  return {
    id,
    game: 'clans',
    rules_version: 1,
    options: {},
    status,
    public: true,
    clock: { kind: 'none', bank: 0, bonus: 0, days: 0 },
    timeout: 'bot',
    chairs,
    owner: null,
    version: 0,
    created_at: 0,
    seal: '',
    waiting: [],
    winners: null,
    rematch: null,
    nonces: null,
    wants_nonce: false,
    shuffle: false,
    places: null,
    begun: null,
    secrets: true,
    key: null,
  };
}

describe('tables on the square', () => {
  it('puts the tables where it is your turn first, and leaves out those that are gone', () => {
    const tables = [
      table('over', 'over'),
      table('theirs', 'live'),
      table('gone', 'gone'),
      table('open', 'open'),
      { ...table('yours', 'live', [chair('bot'), chair('person', 'u')]), waiting: [1] },
    ];
    const order = inOrder(tables, U);
    expect(order.map((one) => one.id)).toEqual(['yours', 'open', 'theirs', 'over']);
  });

  it('knows one’s turn, unless a bot stands in or the game is over', () => {
    const own = chair('person', 'u');
    const running = { ...table('t', 'live', [chair('bot'), own]), waiting: [1] };
    expect(yourTurn(running, U)).toBe(true);
    expect(yourTurn({ ...running, waiting: [0] }, U)).toBe(false);
    expect(yourTurn({ ...running, status: 'over' }, U)).toBe(false);
    expect(yourTurn(running, null)).toBe(false);
    const replaced = { ...own, stand_in: 'greedy' };
    expect(yourTurn({ ...running, chairs: [chair('bot'), replaced] }, U)).toBe(false);
  });

  it('finds one’s seats and the free chairs', () => {
    const hotSeat = table('t', 'open', [chair('person', 'u'), chair('open'), chair('person', 'u')]);
    expect(seatsOf(hotSeat, U)).toEqual([0, 2]);
    expect(seatsOf(hotSeat, null)).toEqual([]);
    expect(freeChairs(hotSeat)).toBe(1);
  });

  it('asks for two bots of the usual level, within the seats of the game', () => {
    const game = { id: 'x', title: 'X', rules_version: 1, options: [], first_begins: false };
    const levels = ['first-evening', 'casual', 'master'];
    const three = againstBots({ ...game, seats: [2, 4] }, levels);
    expect(three.seats).toEqual([
      { who: 'me' },
      { who: 'bot', bot: 'casual' },
      { who: 'bot', bot: 'casual' },
    ]);
    expect(againstBots({ ...game, seats: [2, 2] }, levels).seats).toHaveLength(2);
    expect(usualLevel([])).toBe('greedy');
  });

  it('reads a link to a table, with its key, or a bare id', () => {
    expect(addressOf('http://h:8000/table/hflSMacH2IKfAnXQ#key=a-b_c')).toBe(
      '/table/hflSMacH2IKfAnXQ#key=a-b_c',
    );
    expect(addressOf(' hflSMacH2IKfAnXQ ')).toBe('/table/hflSMacH2IKfAnXQ');
    expect(addressOf('http://h/help/clans')).toBeNull();
    expect(addressOf('')).toBeNull();
  });
});
