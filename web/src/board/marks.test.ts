import { describe, expect, it } from 'vitest';

import { MARKS, markOf, NO_MARK } from './marks';

describe('marks', () => {
  it('are five that differ in sign, shape, colour and pattern', () => {
    expect(MARKS).toHaveLength(5);
    for (const of of ['id', 'sign', 'path', 'colour', 'detail'] as const) {
      expect(new Set(MARKS.map((mark) => mark[of])).size).toBe(5);
    }
  });

  it('know none for a seat without a colour', () => {
    expect(markOf(NO_MARK)).toBeNull();
    expect(markOf(5)).toBeNull();
    expect(markOf(2)?.sign).toBe('■');
  });
});
