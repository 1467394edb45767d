import { describe, expect, it } from 'vitest';

import { later } from './later';

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
