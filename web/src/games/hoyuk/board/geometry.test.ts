import { describe, expect, it } from 'vitest';

import {
  allCells,
  areaOf,
  beside,
  cornerOf,
  nameOf,
  outline,
  placeOf,
  sideTowards,
} from './geometry';

describe('the cells of the town', () => {
  it('are named by column and row, the first row at the bottom', () => {
    expect(placeOf('a1')).toEqual({ column: 0, row: 0 });
    expect(placeOf('l12')).toEqual({ column: 11, row: 11 });
    expect(placeOf('12')).toBeNull();
    expect(nameOf({ column: 5, row: 5 })).toBe('f6');
    expect(cornerOf('a1', 12)).toEqual({ x: 0, y: 660 });
    expect(cornerOf('c12', 12)).toEqual({ x: 120, y: 0 });
  });

  it('come with what is farther away first', () => {
    const cells = allCells(3, 2);
    expect(cells).toEqual(['a2', 'b2', 'c2', 'a1', 'b1', 'c1']);
  });

  it('know their neighbours', () => {
    expect(beside('f6', 'n')).toBe('f7');
    expect(beside('f6', 'w')).toBe('e6');
    expect(beside('a1', 's')).toBeNull();
    expect(sideTowards('f6', 'g6')).toBe('e');
    expect(sideTowards('f6', 'g7')).toBeNull();
  });

  it('are hit where something rises on them, too', () => {
    expect(areaOf('a1', 12, 24)).toBe('M0 636h60v84h-60z');
  });
});

describe('the outline of a block', () => {
  it('goes around one cell', () => {
    expect(outline(['a12'], 12)).toBe('M0 0L60 0L60 60L0 60Z');
  });

  it('has no line between neighbours', () => {
    const path = outline(['a12', 'b12'], 12);
    expect(path).toBe('M0 0L60 0L120 0L120 60L60 60L0 60Z');
  });

  it('goes around a courtyard as well', () => {
    const ring = ['a12', 'b12', 'c12', 'a11', 'c11', 'a10', 'b10', 'c10'];
    expect(outline(ring, 12).match(/M/g)).toHaveLength(2);
  });
});
