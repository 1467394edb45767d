import { describe, expect, it } from 'vitest';

import { writeHex } from '../../board/hexes';
import type { Line, Phrase } from '../../net/wire.gen';
import { at, erupted, flat, settled } from './island.fixture';
import { overlaid } from './material';
import { difference, NO_CHANGE, tell } from './story';

function line(key: string, args: Phrase['args']): Line {
  return { number: 1, seat: 0, text: '', events: [{ key, args: { seat: 'seat:0', ...args } }] };
}

const eruption = line('erupted', {
  tile: 'tile:LL',
  field: 'hex:0.0',
  level: 2,
  fields: ['hex:0.0', 'hex:0.1', 'hex:1.0'],
});

describe('a story', () => {
  it('is empty where the island stays as it is', () => {
    expect(tell(flat, [], flat)).toEqual([]);
    expect(tell(flat, [line('drawn', { tile: 'tile:LL' })], flat)).toEqual([]);
  });

  it('lets a tile fall onto what was there, and its volcano erupt', () => {
    const [beat] = tell(flat, [eruption], erupted);
    expect([...(beat?.scene?.moving.values() ?? [])]).toEqual(['drop', 'drop', 'drop']);
    expect([...(beat?.scene?.below.keys() ?? [])].sort()).toEqual(['0.0', '0.1']);
    expect(beat?.scene?.bursts.map(writeHex)).toEqual(['0.0']);
    expect(beat?.signs).toHaveLength(1);
  });

  it('lets huts sink that are buried', () => {
    const covered = line('covered', { field: 'hex:0.1', huts: 1 });
    const [beat] = tell(settled(flat, 1, '0.1'), [eruption, covered], erupted);
    expect(beat?.scene?.sunk.map(writeHex)).toEqual(['0.1']);
  });

  it('lets a building grow where it stands', () => {
    const hut = line('built-hut', { field: 'hex:0.1' });
    const [beat] = tell(flat, [hut], settled(flat, 1, '0.1'));
    expect([...(beat?.scene?.moving ?? [])]).toEqual([['0.1', 'pop']]);
    expect(beat?.scene?.below.size).toBe(0);
  });

  it('lets a settlement grow on all fields that it takes', () => {
    const grown = line('expanded', { fields: ['hex:0.1', 'hex:-1.1'], huts: 2 });
    const [beat] = tell(flat, [grown], settled(flat, 1, '0.1', '-1.1'));
    expect([...(beat?.scene?.moving.keys() ?? [])].sort()).toEqual(['-1.1', '0.1']);
  });

  it('does not tell what is gone again', () => {
    const hut = line('built-hut', { field: 'hex:0.1' });
    const [beat] = tell(flat, [hut, eruption], erupted);
    expect([...(beat?.scene?.moving.values() ?? [])]).toEqual(['drop', 'drop', 'drop']);
  });
});

describe('a difference', () => {
  it('is nothing if nothing changes', () => {
    expect(difference(flat, flat)).toEqual(NO_CHANGE);
  });

  it('names new fields, new pieces and what is buried', () => {
    expect(difference(flat, erupted).laid.map(writeHex).sort()).toEqual(['0.0', '0.1', '1.0']);
    const all = settled(flat, 1, '0.1');
    expect(difference(flat, all).built.map(writeHex)).toEqual(['0.1']);
    const free = { orientation: null, owner: null, kind: null };
    const after = overlaid(all, [{ ...at(0, 1), level: 2, terrain: 'S', ...free }]);
    expect(difference(all, after).buried.map(writeHex)).toEqual(['0.1']);
  });
});
