import { describe, expect, it } from 'vitest';

import { BROWN_TRIANGLE, MARKS, markOf, NO_MARK, WHITE_DISC, YELLOW_SQUARE } from './marks';

describe('marks', () => {
  it('are five that differ in sign, shape, colour and pattern', () => {
    expect(MARKS).toHaveLength(5);
    for (const of of ['id', 'sign', 'path', 'colour', 'detail'] as const) {
      expect(new Set(MARKS.map((mark) => mark[of])).size).toBe(5);
    }
  });

  it('keep their shapes in the colours of a rulebook', () => {
    const fixed = [WHITE_DISC, YELLOW_SQUARE, BROWN_TRIANGLE].map(markOf);
    expect(fixed.map((mark) => mark?.sign)).toEqual(['●', '■', '▲']);
    expect(fixed.map((mark) => mark?.colour)).toEqual([
      'var(--seat-white)',
      'var(--seat-yellow)',
      'var(--seat-brown)',
    ]);
  });

  it('know none for a seat without a colour', () => {
    expect(markOf(NO_MARK)).toBeNull();
    expect(markOf(8)).toBeNull();
    expect(markOf(2)?.sign).toBe('■');
  });
});
