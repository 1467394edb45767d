import { describe, expect, it } from 'vitest';

import { plotsIn, sizes } from './sizes';

describe('sizes', () => {
  it('lets plots shrink as a village grows, but not without end', () => {
    expect(sizes(1050, false, 2).plot).toBe(136);
    expect(sizes(1050, false, 10).plot).toBe(103);
    expect(sizes(1050, false, 30).plot).toBe(84);
  });

  it('keeps two rows of cards beside each other on a desk', () => {
    for (const room of [900, 1050, 1400]) {
      const { card, folk } = sizes(room, false, 4);
      expect(8 * (card + 4) + 6 * (folk + 4) + 60).toBeLessThan(room);
    }
  });

  it('keeps two rows of cards beside each other on a tablet, too', () => {
    const row = 4 * sizes(684, true, 4).card + 3 * 4 + 6;
    expect(2 * row + 12 + 16).toBeLessThanOrEqual(684);
    expect(sizes(390, true, 4).card).toBe(84);
  });

  it('counts the longer row of a village', () => {
    expect(plotsIn([], [])).toBe(1);
    expect(plotsIn([{ cave: null }, { cave: 'C01' }], ['C02', 'C03'])).toBe(3);
  });
});
