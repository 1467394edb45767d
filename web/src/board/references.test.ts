import { describe, expect, it } from 'vitest';

import { kindOf, nameOf, namesOf, pickedAs } from './references';

describe('a reference', () => {
  it('has a kind and a name', () => {
    expect(kindOf('from:A1')).toBe('from');
    expect(nameOf('from:A1')).toBe('A1');
    expect(nameOf('hex:2.-1')).toBe('2.-1');
    expect(kindOf('A1')).toBe('');
    expect(nameOf('A1')).toBe('A1');
  });

  it('is found by its kind among others', () => {
    expect(namesOf(['territory:A1', 'clan:red', 'territory:B2'], 'territory')).toEqual(
      new Set(['A1', 'B2']),
    );
    expect(pickedAs(['from:A1', 'to:B2'], 'to')).toBe('B2');
    expect(pickedAs(['from:A1'], 'to')).toBeNull();
  });
});
