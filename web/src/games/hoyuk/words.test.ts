import { describe, expect, it } from 'vitest';

import type { Chair } from '../../net/wire.gen';
import { loadWords } from '../../words/words';
import { countCards } from './material';
import type { View } from './view.gen';
import { markOfSeat, mayStrike, naming, seatText } from './words';

const view = {
  players: [
    { tribe: 'blue', points: 5, houses: 1, families: 3, hand: 'HHJ' },
    { tribe: 'red', points: 0, houses: 12, families: 1, hand: '' },
  ],
} as unknown as View;

describe('what is said of a seat', () => {
  it('tells points, houses, families and how many cards, never which', async () => {
    const words = await loadWords('en', 'hoyuk');
    expect(seatText(view, 0, words)).toBe('5 points · 1 house left · 3 families · 3 cards');
    expect(seatText(view, 1, words)).toBe('0 points · 12 houses left · one family · 0 cards');
  });

  it('marks it as its tribe, wherever it sits', () => {
    expect([markOfSeat(view, 0), markOfSeat(view, 1)]).toEqual([1, 0]);
    expect([0, 1, 2, 3, 4].map((seat) => markOfSeat(null, seat))).toEqual([0, 3, 2, 4, 1]);
  });

  it('calls whoever is to start by name', async () => {
    const chairs = [{ name: 'Anna' }, { name: 'Bo' }] as unknown as readonly Chair[];
    const words = (await loadWords('de', 'hoyuk')).at(chairs);
    expect(naming('starter:yellow', words, { tribes: 'BY' })).toBe('Bo');
    expect(naming('starter:green', words, {})).toBe('Bo');
    expect(naming('starter:green', words, { tribes: 'BY' })).toBeNull();
    expect(naming('tribe:yellow', words, { tribes: 'BY' })).toBeNull();
  });

  it('foresees no catastrophe any more once the last one was drawn', () => {
    const now = { step: 'cards', phase: 2, ending: true };
    expect(mayStrike(now)).toBe(true);
    expect(mayStrike({ ...now, step: 'build', phase: 3 })).toBe(true);
    expect(mayStrike({ ...now, phase: 3 })).toBe(false);
    expect(mayStrike({ ...now, step: 'block', phase: 0 })).toBe(false);
    expect(mayStrike({ ...now, phase: 3, ending: false })).toBe(true);
    expect(mayStrike({ ...now, step: 'over', phase: 0, ending: false })).toBe(false);
  });

  it('counts the cards of a hand by kind', () => {
    expect(Object.fromEntries(countCards('HHJ'))).toEqual({ house: 2, metal: 1 });
  });
});
