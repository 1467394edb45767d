import { describe, expect, it } from 'vitest';

import { BUILDINGS, lit, THEMES, VILLAGERS } from './material';
import { caveThing, houseOf } from './draw/plots';
import { lookOf } from './draw/faces';

describe('the box', () => {
  it('knows what every face of the die lights', () => {
    expect(
      lit([
        [1, 1],
        [3, 2],
      ]),
    ).toEqual([1, 1, 2, 2, 2, 2]);
    expect(VILLAGERS.get('V17')?.lanterns).toEqual([0, 0, 2, 2, 3, 3]);
    expect(VILLAGERS.size).toBe(36);
  });

  it('says in symbols what buildings do', () => {
    expect(BUILDINGS.size).toBe(65);
    expect(BUILDINGS.get('H11')?.marks).toEqual([
      { glyph: 'fruit', number: 1, when: 'again', per: 1 },
      { glyph: 'cider', number: 1, when: 'again', per: 1 },
    ]);
    expect(BUILDINGS.get('K3')?.marks.at(-1)).toEqual({
      glyph: 'coins',
      number: 1,
      when: 'end',
      per: 3,
    });
  });

  it('draws all of them', () => {
    for (const { id, kind } of BUILDINGS.values()) {
      if (kind === 'outpost') expect(caveThing(id)).not.toBe('');
      else expect(houseOf(id).roof).toMatch(/^#/);
    }
    const looks = [...VILLAGERS.keys()].map((id) => JSON.stringify(lookOf(id)));
    expect(new Set(looks).size).toBe(looks.length);
    expect(THEMES.size).toBe(25);
  });
});
