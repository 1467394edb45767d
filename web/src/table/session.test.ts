import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Chair, Option, Prompt, TableInfo, Update } from '../net/wire.gen';
import { Session } from './session.svelte';

const chair: Chair = {
  kind: 'person',
  name: 'Ann',
  user: 'ann',
  bot: null,
  stand_in: null,
  resigned: false,
  people: null,
  coach: false,
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

function tell(
  session: Session,
  seat: number,
  version: number,
  turn: number,
  asked: Partial<Prompt> = {},
): void {
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
    order: null,
    orders: [],
    prompt: {
      seat,
      sentence: { key: 'ask', args: {} },
      options: seat === turn ? [option(`a${version}`, 'x:1', `y:${version}`)] : [],
      hints: {},
      roles: {},
      title: null,
      body: [],
      ...asked,
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
    const two = (version: number) => ({
      options: [option(`a${version}`, 'x:1'), option(`b${version}`, 'x:2')],
    });
    tell(session, 0, 1, 0, two(1));
    session.pick('x:1');
    expect(session.chooser.move).toBe('a1');
    tell(session, 0, 2, 0, two(2));
    expect(session.chooser.picked).toEqual([]);
    expect(session.choices).toEqual(['x:1', 'x:2']);
  });

  it('puts away what was laid for a question that was answered otherwise', async () => {
    const session = hotSeat();
    tell(session, 0, 1, 0);
    await session.plan(['a1', 'a2']);
    expect(session.planning?.progress?.status).toBe('laid');
    tell(session, 0, 3, 0);
    expect(session.planning?.progress).toBeNull();
    // One that was laid while the game went on is never shown.
    const late = session.plan(['a3']);
    tell(session, 0, 5, 0);
    await late;
    expect(session.planning?.progress).toBeNull();
  });

  it('takes the only way by itself', () => {
    const session = hotSeat();
    tell(session, 0, 1, 0);
    expect(session.chooser.move).toBe('a1');
    expect(session.forced).toBe(true);
  });

  it('waits with the only way where something is to be read first', () => {
    const session = hotSeat();
    session.reads = () => true;
    tell(session, 0, 1, 0);
    expect(session.forced).toBe(false);
    expect(session.chooser.move).toBe('a1');
  });

  it('ticks and unticks what the prompt calls a set', () => {
    const session = hotSeat();
    const crews = [['v:1'], ['v:2'], ['v:1', 'v:2']];
    const options = crews.map((crew) => option(crew.join('+'), ...crew, 'do:go'));
    const roles: Prompt['roles'] = {
      v: { kind: 'villager', many: 'set', confirms: false },
      do: { kind: 'do', many: 'one', confirms: true },
    };
    tell(session, 0, 1, 0, { options, roles });
    session.pick('v:2');
    session.pick('v:1');
    expect(session.chooser.move).toBe('v:1+v:2');
    session.pick('v:2');
    expect(session.chooser.move).toBe('v:1');
  });

  it('picks what is pointed at where that is possible after all', async () => {
    const session = hotSeat();
    const roles: Prompt['roles'] = {
      from: { kind: 'place', many: 'one', confirms: false },
      to: { kind: 'place', many: 'one', confirms: false },
    };
    const options = [option('1-2', 'from:1', 'to:2'), option('1-3', 'from:1', 'to:3')];
    tell(session, 0, 1, 0, { options, roles });
    session.pick('from:1');
    session.pick('to:2');
    await session.why(['from:1', 'place:3']);
    expect(session.chooser.move).toBe('1-3');
  });

  it('asks which of several picks is meant by a thing', () => {
    const session = hotSeat();
    const roles: Prompt['roles'] = {
      raid: { kind: 'field', many: 'one', confirms: false },
      at: { kind: 'field', many: 'one', confirms: false },
    };
    const options = [option('B1', 'at:1'), option('R1', 'raid:1'), option('B2', 'at:2')];
    tell(session, 0, 1, 0, { options, roles });
    session.mean('field:1');
    expect(session.asking).toEqual(['at:1', 'raid:1']);
    session.pick('raid:1');
    expect(session.asking).toEqual([]);
    expect(session.chooser.move).toBe('R1');
    session.mean('field:2');
    expect(session.chooser.move).toBe('B2');
  });
});
