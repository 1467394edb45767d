import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UNREACHABLE } from './api';
import { Connection, type Socket, type State, type Watcher } from './connection';
import type { Request, Told, Update } from './wire.gen';

/** The other end of the line: keeps what was sent, and says what the test wants. */
class Wire implements Socket {
  readyState: Socket['readyState'] = 1;
  sent: Request[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Request);
  }

  close(): void {
    this.readyState = 3;
  }

  say(told: Told): void {
    const event = { data: JSON.stringify(told) } as MessageEvent;
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }

  welcome(): void {
    const user = { id: 'u', name: 'Ann', kind: 'guest' } as const;
    this.say({ type: 'welcome', user, protocol: 1, heartbeat: 20 });
  }

  asked(what: Request['do']): Request[] {
    return this.sent.filter((request) => request.do === what);
  }
}

function setUp() {
  const wires: Wire[] = [];
  const states: State[] = [];
  const connection = new Connection(
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    (state) => states.push(state),
  );
  const wire = () => wires[wires.length - 1] as Wire;
  return { connection, wires, wire, status: () => states[states.length - 1]?.status };
}

function watcher(version: number | null = null): Watcher & { heard: string[]; failed: string[] } {
  const heard: string[] = [];
  const failed: string[] = [];
  return {
    match: 'm',
    seat: 0,
    key: null,
    heard,
    failed,
    version: () => version,
    hear: (told) => heard.push(told.type),
    fail: (refusal) => failed.push(refusal.code),
  };
}

const update = { type: 'update', match: 'm', seat: 0, version: 3 } as Update;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  it('asks only for what was missed when it comes back', () => {
    const { connection, wires, wire, status } = setUp();
    const seen = watcher(7);
    connection.watch(seen);
    wire().welcome();
    wire().break();
    expect(status()).toBe('waiting');
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    wire().welcome();
    expect(wire().asked('watch')).toMatchObject([{ match: 'm', seat: 0, since: 7 }]);
    wire().say(update);
    expect(seen.heard).toEqual(['update']);
  });

  it('repeats a move that was not acknowledged with the same id, and only that', async () => {
    const { connection, wires, wire } = setUp();
    connection.watch(watcher());
    wire().welcome();
    const move = connection.ask({ do: 'move', match: 'm', seat: 0, move: 'A1-A2' });
    const question = connection.ask({ do: 'preview', match: 'm', seat: 0, move: 'A1-A2' });
    const first = wire().asked('move')[0];
    wire().break();
    await expect(question).rejects.toMatchObject({ code: UNREACHABLE });
    vi.advanceTimersByTime(1000);
    wire().welcome();
    expect(wires[1]?.asked('move')).toEqual([first]);
    expect(wires[1]?.asked('preview')).toEqual([]);
    wire().say({ type: 'ack', id: first?.id ?? '', match: 'm', version: 4, repeated: true });
    await expect(move).resolves.toMatchObject({ type: 'ack', repeated: true });
  });

  it('hands on the truth that comes with a refusal', async () => {
    const { connection, wire } = setUp();
    const seen = watcher();
    connection.watch(seen);
    wire().welcome();
    const move = connection.ask({ do: 'move', match: 'm', seat: 0, move: 'A1-L5' });
    const error = { code: 'illegal', message: 'no', rule: 'CLA-4.3', at: [], phrase: null };
    wire().say({ type: 'refused', id: wire().asked('move')[0]?.id ?? '', error, update });
    await expect(move).rejects.toMatchObject({ code: 'illegal', rule: 'CLA-4.3' });
    expect(seen.heard).toEqual(['update']);
  });

  it('hangs up on a server that does not answer a ping', () => {
    const { connection, wires, wire, status } = setUp();
    connection.watch(watcher());
    wire().welcome();
    vi.advanceTimersByTime(20_000);
    expect(wire().asked('ping')).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(status()).toBe('waiting');
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  it('waits longer after each try that failed', () => {
    const { connection, wires, wire } = setUp();
    connection.watch(watcher());
    for (let tries = 0; tries < 6; tries += 1) {
      wire().break();
      vi.advanceTimersToNextTimer();
    }
    expect(wires).toHaveLength(7);
    wire().break();
    vi.advanceTimersByTime(4_000);
    expect(wires).toHaveLength(7);
  });

  it('does not try again as nobody, and does as soon as one is somebody', () => {
    const { connection, wires, wire, status } = setUp();
    connection.watch(watcher());
    wire().break(4401);
    expect(status()).toBe('unknown');
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    connection.wake();
    expect(wires).toHaveLength(2);
  });

  it('says that a match cannot be watched', () => {
    const { connection, wire } = setUp();
    const seen = watcher();
    connection.watch(seen);
    wire().welcome();
    const error = { code: 'not-found', message: 'no', rule: null, at: [], phrase: null };
    wire().say({ type: 'refused', id: wire().asked('watch')[0]?.id ?? '', error, update: null });
    expect(seen.failed).toEqual(['not-found']);
  });

  it('closes when nobody needs it any more', () => {
    const { connection, wire, status } = setUp();
    const end = connection.watch(watcher());
    wire().welcome();
    end();
    expect(wire().asked('unwatch')).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(status()).toBe('off');
    expect(wire().readyState).toBe(3);
  });
});
