import { describe, expect, it } from 'vitest';

import { movesOf, toggled } from './losing.svelte';

describe('losses', () => {
  it('are ticked and unticked', () => {
    expect(toggled([], 'a1', 2)).toEqual(['a1']);
    expect(toggled(['a1'], 'b2', 2)).toEqual(['a1', 'b2']);
    expect(toggled(['a1', 'b2'], 'a1', 2)).toEqual(['b2']);
  });

  it('are never more than are to be lost: the oldest makes room', () => {
    expect(toggled(['a1', 'b2'], 'c3', 2)).toEqual(['b2', 'c3']);
  });

  it('mean the moves of their cells, in the order of the ticks', () => {
    const options = ['a1', 'b2', 'c3'].map((cell) => ({
      move: `#H${cell}`,
      picks: [`cell:${cell}`],
    }));
    expect(movesOf(['c3', 'a1'], options)).toEqual(['#Hc3', '#Ha1']);
    expect(movesOf(['d4'], options)).toEqual([]);
  });
});
