import { describe, expect, it } from 'vitest';

import { inSteps, later } from './later';

/** A task after those that were asked for already. */
function task(): Promise<void> {
  return new Promise((done) => setTimeout(done, 5));
}

describe('what comes later', () => {
  it('comes in its order, each in a task of its own', async () => {
    const seen: string[] = [];
    for (const name of ['ground', 'pieces']) {
      later(() => {
        seen.push(name);
        void Promise.resolve().then(() => seen.push(`after ${name}`));
      });
    }
    expect(seen).toEqual([]);
    await task();
    expect(seen).toEqual(['ground', 'after ground', 'pieces', 'after pieces']);
  });

  it('is forgotten on request, and what was asked for after it comes', async () => {
    const seen: string[] = [];
    const forget = later(() => seen.push('gone'));
    forget();
    later(() => seen.push('stays'));
    await task();
    expect(seen).toEqual(['stays']);
  });

  it('may take several tasks, and what was asked for after it waits for the last', async () => {
    const seen: string[] = [];
    let left = 3;
    inSteps(() => {
      left -= 1;
      seen.push(`step ${left}`);
      void Promise.resolve().then(() => seen.push(`after ${left}`));
      return left === 0;
    });
    later(() => seen.push('next'));
    await task();
    expect(seen).toEqual(['step 2', 'after 2', 'step 1', 'after 1', 'step 0', 'after 0', 'next']);
  });

  it('goes no further when it is forgotten between two steps', async () => {
    const seen: string[] = [];
    const forget = inSteps(() => {
      seen.push('step');
      forget();
      return false;
    });
    later(() => seen.push('next'));
    await task();
    expect(seen).toEqual(['step', 'next']);
  });

  it('goes on after one that failed', async () => {
    const seen: string[] = [];
    const broken = new Error('a drawing broke');
    const caught = new Promise((done) => process.once('uncaughtException', done));
    later(() => {
      throw broken;
    });
    later(() => seen.push('next'));
    await task();
    expect(await caught).toBe(broken);
    expect(seen).toEqual(['next']);
  });
});
