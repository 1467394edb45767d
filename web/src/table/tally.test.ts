import { describe, expect, it } from 'vitest';

import type { Line, Result } from '../net/wire.gen';
import {
  byRank,
  countedSoFar,
  deciding,
  ending,
  onlyWinning,
  reasonOf,
  sourcesOf,
  tieBroken,
} from './tally';

function result(...seats: [rank: number, ...counts: number[]][]): Result {
  const names = ['temples', 'towers', 'huts'];
  return {
    seed: '',
    nonces: null,
    seats: seats.map(([rank, ...counts], seat) => ({
      seat,
      rank,
      points: counts.reduce((sum, count) => sum + count, 0),
      breakdown: counts.map((count, at) => [names[at] ?? '', count]),
    })),
  };
}

function line(number: number, ...events: Line['events']): Line {
  return { number, seat: 0, text: '', events };
}

describe('a result', () => {
  it('names the winners first, and equals in the order they sit', () => {
    const seats = byRank(result([2, 1], [1, 3], [2, 1])).map(({ seat }) => seat);
    expect(seats).toEqual([1, 0, 2]);
  });

  it('counts source by source', () => {
    const found = result([1, 3, 2, 20], [2, 1, 0, 8]);
    const sources = sourcesOf(found);
    const seat = byRank(found)[0];
    expect(sources).toEqual(['temples', 'towers', 'huts']);
    expect(seat && [0, 1, 2, 3].map((steps) => countedSoFar(seat, sources, steps))).toEqual([
      0, 3, 5, 25,
    ]);
  });

  it('knows whether equal points have different ranks', () => {
    expect(tieBroken(result([1, 18], [2, 18]))).toBe(true);
    expect(tieBroken(result([1, 18], [1, 18], [3, 9]))).toBe(false);
  });

  it('knows which source decided', () => {
    expect(deciding(result([1, 3, 0, 0], [2, 2, 2, 20]))).toBe('temples');
    expect(deciding(result([1, 2, 2, 1], [2, 2, 1, 9], [2, 1, 2, 9]))).toBe('towers');
    expect(deciding(result([1, 2, 2, 9], [2, 2, 2, 8]))).toBe('huts');
  });

  it('does not say that a source decided where something else did', () => {
    expect(deciding(result([1, 0, 0, 0], [2, 3, 2, 1]))).toBeNull();
    expect(deciding(result([1, 1, 1, 1], [1, 1, 1, 1]))).toBeNull();
  });

  it('says why the match is over', () => {
    const over = { key: 'game-over', args: { reason: 'over:tiles-exhausted' } };
    expect(reasonOf(ending([line(1), line(2, { key: 'built-hut', args: {} }, over)]))).toBe(
      'tiles-exhausted',
    );
    expect(ending([line(1)])).toBeNull();
    expect(reasonOf({ key: 'game-over', args: {} })).toBe('');
  });

  it('knows places only where every place was played for', () => {
    expect(onlyWinning(true, { mode: 'standard' })).toBe(true);
    expect(onlyWinning(true, { mode: 'ranking' })).toBe(false);
    expect(onlyWinning(false, {})).toBe(false);
  });
});
