import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Chair, TableInfo, Option, Update } from '../net/wire.gen';
import { Session } from './session.svelte';

const chair: Chair = {
  kind: 'person',
  name: 'Ann',
  user: 'ann',
  bot: null,
  stand_in: null,
  resigned: false,
};

/** A table with two seats of one person, before anything was heard. */
function hotSeat(): Session {
  const session = new Session('m', null, () => 'ann');
  session.info = {
    id: 'm',
    game: 'clans',
    status: 'live',
    chairs: [chair, chair],
  } as unknown as TableInfo;
  session.seat = 0;
  return session;
}

function option(move: string, ...picks: string[]): Option {
  return { move, picks, shows: [], cost: {}, gain: {} };
}

function tell(session: Session, seat: number, version: number, turn: number): void {
  const update = {
    type: 'update',
    match: 'm',
    seat,
    version,
    since: 0,
    keep: 0,
    lines: Array.from({ length: version }, (_, at) => ({
      number: at + 1,
      seat: at % 2,
      text: `m${at}`,
      events: [],
    })),
    turn,
    waiting: [turn],
    decided: [],
    chairs: [chair, chair],
    clock: null,
    votes: [],
    ballots: [],
    undo: false,
    prompt: {
      seat,
      sentence: { key: 'ask', args: {} },
      options: seat === turn ? [option(`a${version}`, 'x:1', `y:${version}`)] : [],
      hints: {},
      roles: {},
      title: null,
      body: [],
    },
    view: { version },
    result: null,
    facts: null,
    at: null,
  } satisfies Update;
  (session as unknown as { hear(update: Update): void }).hear(update);
}

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
});

describe('a table', () => {
  it('is passed on only when the other seat has heard of its turn', () => {
    const session = hotSeat();
    tell(session, 0, 0, 0);
    tell(session, 1, 0, 0);
    expect(session.turnOf).toBeNull();
    tell(session, 0, 1, 1);
    expect(session.turnOf).toBeNull();
    tell(session, 1, 1, 1);
    expect(session.turnOf).toBe(1);
    session.show(1);
    expect(session.turnOf).toBeNull();
    expect(session.mine).toBe(true);
  });

  it('shows moves that come at once one after the other', () => {
    vi.useFakeTimers();
    const session = hotSeat();
    session.pause = 400;
    tell(session, 0, 0, 1);
    tell(session, 0, 1, 1);
    tell(session, 0, 2, 1);
    tell(session, 0, 3, 0);
    expect(session.now?.update.version).toBe(1);
    expect(session.news.map((line) => line.number)).toEqual([1]);
    vi.advanceTimersByTime(400);
    expect(session.now?.update.version).toBe(2);
    vi.advanceTimersByTime(400);
    expect(session.now?.update.version).toBe(3);
    expect(session.mine).toBe(true);
    vi.useRealTimers();
  });

  it('does not let anybody wait for a whole round', () => {
    vi.useFakeTimers();
    const session = hotSeat();
    session.pause = 400;
    for (let version = 0; version < 9; version += 1) tell(session, 0, version, 1);
    vi.advanceTimersByTime(400);
    expect(session.now?.update.version).toBe(8);
    expect(session.news.map((line) => line.number)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    vi.useRealTimers();
  });

  it('forgets what was picked when the question changes', () => {
    const session = hotSeat();
    tell(session, 0, 1, 0);
    session.pick('x:1');
    expect(session.chooser.move).toBe('a1');
    tell(session, 0, 2, 0);
    expect(session.chooser.picked).toEqual([]);
    expect(session.choices).toEqual(['x:1']);
  });
});
