import { describe, expect, it } from 'vitest';

import { Problem, unreachable } from '../net/api';
import { Plan, type Progress, type Send } from './plan';

const refusal = (code: string) =>
  new Problem({ code, message: 'No.', rule: 'AAB-1.1', at: [], phrase: null });

/** A server that accepts moves, but for those it has an objection to. */
function server(objections: Readonly<Record<string, Problem>> = {}) {
  const heard: [string, number][] = [];
  const send: Send = (move, version) => {
    heard.push([move, version]);
    const objection = objections[move];
    if (objection !== undefined) return Promise.reject(objection);
    return Promise.resolve({ version: version + 2 });
  };
  return { heard, send };
}

describe('a plan', () => {
  it('sends its moves one by one, each with the version the last one led to', async () => {
    const { heard, send } = server();
    const told: Progress[] = [];
    const plan = new Plan(['a', 'b', 'c'], send, (progress) => told.push(progress));
    expect(plan.progress).toMatchObject({ status: 'laid', done: 0, version: null });
    const end = await plan.play(7);
    expect(heard).toEqual([
      ['a', 7],
      ['b', 9],
      ['c', 11],
    ]);
    expect(end).toMatchObject({ status: 'done', done: 3, version: 13, problem: null });
    expect(told.map(({ status, done }) => `${status} ${done}`)).toEqual([
      'sending 0',
      'sending 1',
      'sending 2',
      'sending 3',
      'done 3',
    ]);
    expect(plan.rest).toEqual([]);
  });

  it('waits for one move before it sends the next', async () => {
    const heard: string[] = [];
    let answer: (ack: { version: number }) => void = () => undefined;
    const plan = new Plan(['a', 'b'], (move) => {
      heard.push(move);
      return new Promise((resolve) => (answer = resolve));
    });
    const playing = plan.play(1);
    expect(heard).toEqual(['a']);
    answer({ version: 2 });
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toEqual(['a', 'b']);
    answer({ version: 3 });
    expect(await playing).toMatchObject({ status: 'done', done: 2 });
  });

  it.each(['illegal', 'stale'])('ends at a refusal (%s) and says why', async (code) => {
    const objection = refusal(code);
    const { heard, send } = server({ b: objection });
    const plan = new Plan(['a', 'b', 'c'], send);
    const end = await plan.play(0);
    expect(end).toMatchObject({ status: 'refused', done: 1, version: 2 });
    expect(end.problem).toBe(objection);
    expect(heard.map(([move]) => move)).toEqual(['a', 'b']);
    expect(plan.rest).toEqual(['b', 'c']);
  });

  it('ends when the connection breaks', async () => {
    const { heard, send } = server({ a: unreachable() });
    const end = await new Plan(['a', 'b'], send).play(0);
    expect(end).toMatchObject({ status: 'lost', done: 0 });
    expect(heard).toHaveLength(1);
  });

  it('counts a move that is acknowledged after the break, and sends nothing more', async () => {
    const { heard, send } = server();
    const plan = new Plan(['a', 'b'], send);
    const playing = plan.play(0);
    plan.lose();
    expect(plan.progress.status).toBe('lost');
    expect(await playing).toMatchObject({ status: 'lost', done: 1, version: 2 });
    expect(heard).toHaveLength(1);
  });

  it('can be stopped, and is played only once', async () => {
    const { heard, send } = server();
    const plan = new Plan(['a', 'b'], send);
    plan.stop();
    expect(await plan.play(0)).toMatchObject({ status: 'stopped', done: 0 });
    expect(heard).toEqual([]);
    const other = new Plan(['a'], send);
    await other.play(0);
    await other.play(2);
    expect(heard).toEqual([['a', 0]]);
    other.lose();
    expect(other.progress.status).toBe('done');
  });

  it('of no moves is done at once', async () => {
    expect(await new Plan([], server().send).play(3)).toMatchObject({ status: 'done', done: 0 });
  });
});
