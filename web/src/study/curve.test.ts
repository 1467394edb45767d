import { describe, expect, it } from 'vitest';

import type { ReviewTold } from '../net/wire.gen';
import { path, pointsOf, signed } from './curve';

const REVIEW: ReviewTold = {
  game: 'clans',
  moves: 10,
  ranks: [1, 2],
  fits: true,
  draws: 2,
  players: [],
  points: [
    { number: 3, seat: 0, loss: 0, chance: 0.5, open: [0.4, 0.6] },
    { number: 6, seat: 1, loss: 0.1, chance: 0.7, open: [0.3, 0.7] },
  ],
  luck: [],
  end: [1, 0],
};

describe('the curve of a review', () => {
  it('follows what a seat could know, from its first decision to the end', () => {
    expect(pointsOf(REVIEW, 0, false)).toEqual([
      { at: 0, chance: 0.5 },
      { at: 2, chance: 0.5 },
      { at: 10, chance: 1 },
    ]);
  });

  it('follows every decision with all cards open', () => {
    expect(pointsOf(REVIEW, 1, true).map(({ chance }) => chance)).toEqual([0.6, 0.6, 0.7, 0]);
  });

  it('is drawn from left to right, good above', () => {
    expect(path(pointsOf(REVIEW, 0, false), 10, 100, 50)).toBe('M0 25L20 25L100 0');
  });

  it('says gains and losses with their sign', () => {
    expect(signed(0.204, 'en')).toBe('+20\u00a0%');
    expect(signed(-0.2, 'de')).toBe('−20\u00a0%');
    expect(signed(0.001, 'de')).toBe('0\u00a0%');
  });
});
