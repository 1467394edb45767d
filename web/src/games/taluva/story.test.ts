import { describe, expect, it } from 'vitest';

import { writeHex } from '../../board/hexes';
import { erupted, flat, settled } from './island.fixture';
import { tell } from './story';

describe('a story', () => {
  it('is empty where the island stays as it is', () => {
    expect(tell(flat, flat)).toEqual([]);
  });

  it('lets a tile fall onto what was there, and its volcano erupt', () => {
    const [beat] = tell(flat, erupted);
    expect([...(beat?.scene?.moving.values() ?? [])]).toEqual(['drop', 'drop', 'drop']);
    expect([...(beat?.scene?.below.keys() ?? [])].sort()).toEqual(['0.0', '0.1']);
    expect(beat?.scene?.bursts.map(writeHex)).toEqual(['0.0']);
    expect(beat?.signs).toHaveLength(1);
  });

  it('lets huts sink that are buried', () => {
    const [beat] = tell(settled(flat, 1, '0.1'), erupted);
    expect(beat?.scene?.sunk.map(writeHex)).toEqual(['0.1']);
  });

  it('lets a building grow where it stands', () => {
    const [beat] = tell(flat, settled(flat, 1, '0.1'));
    expect([...(beat?.scene?.moving ?? [])]).toEqual([['0.1', 'pop']]);
    expect(beat?.scene?.below.size).toBe(0);
  });
});
