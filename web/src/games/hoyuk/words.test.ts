import { describe, expect, it } from 'vitest';

import { loadWords } from '../../words/words';
import { countCards } from './material';
import type { View } from './view.gen';
import { markOfSeat, seatText } from './words';

const view = {
  players: [
    { tribe: 'blue', points: 5, houses: 1, families: 3, hand: 'HHJ' },
    { tribe: 'red', points: 0, houses: 12, families: 1, hand: '' },
  ],
} as unknown as View;

describe('what is said of a seat', () => {
  it('tells points, houses, families and how many cards, never which', async () => {
    const words = await loadWords('en', 'hoyuk');
    expect(seatText(view, 0, words)).toBe('5 VP · 1 house left · 3 families · 3 cards');
    expect(seatText(view, 1, words)).toBe('0 VP · 12 houses left · one family · 0 cards');
  });

  it('marks it as its tribe, wherever it sits', () => {
    expect([markOfSeat(view, 0), markOfSeat(view, 1)]).toEqual([1, 0]);
    expect([0, 1, 2, 3, 4].map((seat) => markOfSeat(null, seat))).toEqual([0, 3, 2, 4, 1]);
  });

  it('counts the cards of a hand by kind', () => {
    expect(Object.fromEntries(countCards('HHJ'))).toEqual({ house: 2, metal: 1 });
  });
});
