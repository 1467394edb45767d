import { beforeAll, describe, expect, it } from 'vitest';

import { loadWords, type Words } from '../../words/words';
import { EPOCHS, TERRITORIES, territoryIn } from './material';
import type { View } from './view.gen';
import { seatText } from './words';

function view(more: Partial<View> = {}): View {
  return {
    viewer: 0,
    seats: 2,
    large_merge: 'must',
    huts: TERRITORIES.map(() => [0, 0, 0, 0, 0]),
    scores: [3, 0, 5, 0, 5],
    removed: [0, 0, 0, 0, 0],
    chips: [1, 0],
    cards: ['r', null],
    dealt: 15,
    active: 0,
    epoch: 'I',
    chips_left: 3,
    villages: 1,
    over: null,
    ...more,
  };
}

let english: Words;
let german: Words;

beforeAll(async () => {
  english = await loadWords('en', 'clans');
  german = await loadWords('de', 'clans');
});

describe('the material', () => {
  it('is the map of sixty territories and the table of five epochs', () => {
    expect(TERRITORIES).toHaveLength(60);
    expect(EPOCHS.map(({ chips }) => chips)).toEqual([4, 3, 2, 2, 1]);
    expect(territoryIn('from:K3')?.id).toBe('K3');
    expect(territoryIn('clan:red')).toBeNull();
  });
});

describe('the clans', () => {
  it('are named beside a seat only after the end', () => {
    expect(seatText(view(), 0, english)).toBe('1 chip');
    expect(seatText(view(), 1, german)).toBe('noch keine Chips');
    const over = view({ over: 'twelve', epoch: null, cards: ['b', 'r'] });
    expect(seatText(over, 0, german)).toBe('Blau 5 + 1 Chip = 6');
  });
});
