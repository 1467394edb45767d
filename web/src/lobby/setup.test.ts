import { describe, expect, it } from 'vitest';

import type { GameOption } from '../net/wire.gen';
import {
  applies,
  chosen,
  missing,
  reseated,
  resized,
  seatsFor,
  usualCount,
  usualValue,
  valuesOf,
} from './setup';

function option(
  key: string,
  values: GameOption['values'],
  more: Partial<GameOption> = {},
): GameOption {
  return {
    key,
    values,
    low: null,
    high: null,
    kind: 'value',
    by_seats: {},
    only_with: {},
    ...more,
  };
}

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

  it('asks and sends nothing that the other options leave without meaning', () => {
    const mode = option('mode', ['basic', 'expert']);
    const herds = option('herds', ['all', 'own'], { only_with: { mode: 'expert' } });
    const all = [mode, herds];
    expect(applies(mode, all, {}, 3)).toBe(true);
    expect(applies(herds, all, {}, 3)).toBe(false);
    expect(applies(herds, all, { mode: 'expert' }, 3)).toBe(true);
    expect(chosen(all, { herds: 'own' }, 3)).toEqual({});
    expect(chosen(all, { herds: 'own', mode: 'expert' }, 3)).toEqual({
      herds: 'own',
      mode: 'expert',
    });
    // Asked about alone it is what was chosen.
    expect(chosen([herds], { herds: 'own' }, 3)).toEqual({ herds: 'own' });
  });

  it('offers the values of an option, and only the seats there are', () => {
    expect(valuesOf(option('start', [0], { kind: 'seat' }), 2)).toEqual([0, 1]);
    expect(valuesOf(option('x', [2], { kind: 'number', low: 1, high: 3 }), 2)).toEqual([1, 2, 3]);
    expect(valuesOf(option('x', ['a', 'b']), 2)).toEqual(['a', 'b']);
  });

  it('proposes what is usual for so many people', () => {
    const houses = option('house_limit', [25, 20, 15], { by_seats: { 5: 20 } });
    expect([4, 5].map((count) => usualValue(houses, count))).toEqual([25, 20]);
    const tribes = option('tribes', ['RGYUB'], { kind: 'seating' });
    expect(usualValue(tribes, 3)).toBe('RGY');
  });

  it('lets two seats swap what only one can have', () => {
    expect(reseated('RGYUB', 'RGY', 0, 'Y')).toBe('YGR');
    expect(reseated('RGYUB', 'RGY', 0, 'B')).toBe('BGY');
  });

  it('sends only what is not as usual and still fits', () => {
    const houses = option('house_limit', [25, 20, 15], { by_seats: { 5: 20 } });
    const start = option('start', [0], { kind: 'seat' });
    const tribes = option('tribes', ['RGYUB'], { kind: 'seating' });
    const all = [houses, start, tribes];
    expect(chosen(all, { house_limit: 20, start: 3, tribes: 'BGY' }, 5)).toEqual({ start: 3 });
    expect(chosen(all, { house_limit: 20, start: 3, tribes: 'BGY' }, 3)).toEqual({
      house_limit: 20,
      tribes: 'BGY',
    });
  });

  it('sits three at a table where the game allows it', () => {
    const game = { id: 'x', title: 'X', rules_version: 1, options: [], first_begins: false };
    expect(usualCount({ ...game, seats: [2, 4] })).toBe(3);
    expect(usualCount({ ...game, seats: [2, 2] })).toBe(2);
  });
});
