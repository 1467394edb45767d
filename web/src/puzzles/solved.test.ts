import { describe, expect, it } from 'vitest';

import { after, solvedFrom, streak } from './solved';

const NOTHING = solvedFrom(null);

describe('what is kept of puzzles', () => {
  it('survives what cannot be understood', () => {
    expect(solvedFrom('{')).toEqual(NOTHING);
    expect(solvedFrom('7')).toEqual(NOTHING);
    const odd = '{"puzzles":{"a":"first","b":"cheated"},"day":"soon","days":-2,"best":"many"}';
    expect(solvedFrom(odd)).toEqual({ ...NOTHING, puzzles: { a: 'first' } });
  });

  it('counts days in a row, across the end of a month', () => {
    let solved = after(NOTHING, 'a', 'first', '2026-02-27');
    solved = after(solved, 'b', 'later', '2026-02-28');
    solved = after(solved, 'c', 'first', '2026-03-01');
    expect(solved.days).toBe(3);
    expect(streak(solved, '2026-03-01')).toBe(3);
    expect(streak(solved, '2026-03-02')).toBe(3);
    expect(streak(solved, '2026-03-03')).toBe(0);
  });

  it('begins anew after a day that was left out, and keeps the longest', () => {
    let solved = after(NOTHING, 'a', 'first', '2026-05-01');
    solved = after(solved, 'b', 'first', '2026-05-02');
    solved = after(solved, 'c', 'first', '2026-05-04');
    expect([solved.days, solved.best]).toEqual([1, 2]);
  });

  it('counts a day once, and not what was shown or is not of the day', () => {
    let solved = after(NOTHING, 'a', 'first', '2026-05-01');
    solved = after(solved, 'a', 'first', '2026-05-01');
    solved = after(solved, 'x', 'first', null);
    solved = after(solved, 'b', 'shown', '2026-05-02');
    expect(solved.days).toBe(1);
    solved = after(solved, 'b', 'first', '2026-05-02');
    expect(solved.days).toBe(1);
    expect(solved.puzzles).toEqual({ a: 'first', x: 'first', b: 'shown' });
    expect(solvedFrom(JSON.stringify(solved))).toEqual(solved);
  });
});
