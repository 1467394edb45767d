import { describe, expect, it } from 'vitest';

import { missing, resized, seated, seatsFor, usualCount, usualValue, valuesOf } from './setup';

describe('setting up a table', () => {
  it('gives the first chair to oneself and the others as the way to play says', () => {
    expect(seatsFor('bots', 3, 'strong')).toEqual([
      { who: 'me' },
      { who: 'bot', bot: 'strong' },
      { who: 'bot', bot: 'strong' },
    ]);
    expect(seatsFor('here', 2, 'strong').map(({ who }) => who)).toEqual(['me', 'me']);
  });

  it('keeps the chairs when their number changes', () => {
    const seats = seatsFor('friends', 2, 'casual');
    expect(resized(seats, 4).map(({ who }) => who)).toEqual(['me', 'friend', 'friend', 'friend']);
    expect(resized(resized(seats, 4), 2)).toEqual(seats);
  });

  it('counts the chairs that wait for somebody', () => {
    expect(missing([{ who: 'me' }, { who: 'bot' }])).toBe(0);
    expect(missing([{ who: 'me' }, { who: 'open' }, { who: 'friend' }])).toBe(2);
  });

  it('offers the values of an option, and only the seats there are', () => {
    const more = { kind: 'value', usual: [] };
    const start = { key: 'start', values: [0], low: 0, high: 3, ...more };
    expect(valuesOf(start, 2)).toEqual([0, 1]);
    expect(valuesOf({ key: 'x', values: ['a', 'b'], low: null, high: null, ...more }, 2)).toEqual([
      'a',
      'b',
    ]);
  });

  it('sits three at a table where the game allows it', () => {
    const game = { id: 'x', title: 'X', rules_version: 1, options: [] };
    expect(usualCount({ ...game, seats: [2, 4] })).toBe(3);
    expect(usualCount({ ...game, seats: [2, 2] })).toBe(2);
  });

  it('knows what is usual for so many people', () => {
    const option = {
      key: 'limit',
      values: [25, 20],
      low: null,
      high: null,
      kind: 'value',
      usual: [25, 25, 25, 20],
    };
    expect([2, 5].map((count) => usualValue(option, count, 2))).toEqual([25, 20]);
  });

  it('lets two seats exchange what only one can have', () => {
    expect(seated('RG', 'RGYUB', 1, 'B')).toBe('RB');
    expect(seated('RG', 'RGYUB', 1, 'R')).toBe('GR');
    expect(seated('RG', 'RGYUB', 1, 'x')).toBe('RG');
  });
});
