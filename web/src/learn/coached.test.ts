import { describe, expect, it } from 'vitest';

import { coachedFrom } from './coached';

describe('what is kept of the coach', () => {
  it('is read as it was written', () => {
    const kept = { tables: ['a', 'b'], seen: ['clans village'] };
    expect(coachedFrom(JSON.stringify(kept))).toEqual(kept);
  });

  it('forgets what cannot be understood', () => {
    const nothing = { tables: [], seen: [] };
    expect(coachedFrom(null)).toEqual(nothing);
    expect(coachedFrom('[')).toEqual(nothing);
    expect(coachedFrom('7')).toEqual(nothing);
    expect(coachedFrom('{"tables":[1,"a"],"seen":"x"}')).toEqual({ tables: ['a'], seen: [] });
  });
});
