import { describe, expect, it } from 'vitest';

import type { View } from '../view.gen';
import { caveOf, pageOf } from './reading.svelte';

describe('the book', () => {
  it('knows the page a view is at', () => {
    expect(pageOf({ exploration: null, told: null } as View)).toBeNull();
    expect(pageOf({ current: 1, exploration: { section: 37 } } as View)).toBe('1:37');
    const told = { seat: 2, section: 8 };
    expect(pageOf({ exploration: null, told } as View)).toBe('2:8:end');
  });

  it('finds the cave of a section', () => {
    expect(caveOf(1)).toBe('C01');
    expect(caveOf(37)).toBe('C07');
    expect(caveOf(150)).toBe('C25');
    expect(caveOf(216)).toBe('C25');
  });
});
