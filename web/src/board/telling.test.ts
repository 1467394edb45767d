import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Motion } from './contract';
import { type Beat, type Pace, Telling } from './telling.svelte';

const PACE: Pace = {
  beat: { full: 100, slow: 300, reduced: 0 },
  linger: { full: 500, slow: 900, reduced: 700 },
};
const STORY: Beat<string, string>[] = [
  { scene: 'walking', signs: [] },
  { scene: null, signs: ['trace'] },
  { scene: 'building', signs: ['points'], lasts: 2 },
];

function signs({ signs: left }: Telling<string, string>): string[] {
  return left.map(({ sign }) => sign);
}

describe('telling', () => {
  let motion: Motion = 'full';
  let telling: Telling<string, string>;

  beforeEach(() => {
    vi.useFakeTimers();
    motion = 'full';
    telling = new Telling(PACE, () => motion);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows one beat after the other, then the position', async () => {
    void telling.tell(STORY);
    expect(telling.scene).toBe('walking');
    expect(signs(telling)).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(telling.scene).toBe('building');
    expect(signs(telling)).toEqual(['trace', 'points']);
    await vi.advanceTimersByTimeAsync(199);
    expect(telling.scene).toBe('building');
    await vi.advanceTimersByTimeAsync(1);
    expect(telling.scene).toBeNull();
  });

  it('lets signs stay for a while', async () => {
    void telling.tell(STORY);
    await vi.advanceTimersByTimeAsync(599);
    expect(signs(telling)).toEqual(['trace', 'points']);
    await vi.advanceTimersByTimeAsync(1);
    expect(signs(telling)).toEqual([]);
  });

  it('moves nothing where motion is reduced, and shows all signs at once', () => {
    motion = 'reduced';
    void telling.tell(STORY);
    expect(telling.scene).toBeNull();
    expect(signs(telling)).toEqual(['trace', 'points']);
  });

  it('does not go on with a story when a newer one began', async () => {
    void telling.tell(STORY);
    await vi.advanceTimersByTimeAsync(50);
    void telling.tell([{ scene: 'new', signs: [] }]);
    await vi.advanceTimersByTimeAsync(60);
    expect(telling.scene).toBe('new');
    expect(signs(telling)).toEqual([]);
    await vi.advanceTimersByTimeAsync(60);
    expect(telling.scene).toBeNull();
  });

  it('goes on while there is nothing new to be seen', () => {
    void telling.tell(STORY);
    void telling.tell([]);
    expect(telling.scene).toBe('walking');
  });

  it('ends for whoever chooses, and forgets everything after a jump', async () => {
    void telling.tell(STORY);
    await vi.advanceTimersByTimeAsync(100);
    telling.hush();
    expect(telling.scene).toBeNull();
    expect(signs(telling)).toEqual(['trace', 'points']);
    telling.forget();
    expect(signs(telling)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(telling.scene).toBeNull();
  });

  it('can leave signs until the next story', async () => {
    const forever = { full: Infinity, slow: Infinity, reduced: Infinity };
    telling = new Telling({ ...PACE, linger: forever }, () => motion);
    void telling.tell([{ scene: null, signs: ['first'] }]);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(signs(telling)).toEqual(['first']);
    void telling.tell([{ scene: null, signs: ['second'] }]);
    expect(signs(telling)).toEqual(['second']);
  });
});
