import { describe, expect, it } from 'vitest';

import { PLANTS, SYMBOLS, THINGS } from './board/drawings';
import { GROUNDS, projectIn, secretIn, TRACK, turnsOf } from './material';

describe('the box', () => {
  it('knows what projects ask for', () => {
    expect(projectIn('P01')?.wanted).toEqual([
      { terrain: 'meadow', floors: 2 },
      { terrain: 'straw', floors: 0 },
    ]);
    expect(projectIn('P14')?.wanted.map(({ floors }) => floors)).toEqual([2, 1]);
    expect(projectIn('P18')).toMatchObject({ points: 7, where: 'centre' });
    expect(projectIn('P21')?.wanted).toHaveLength(3);
    expect(projectIn('P22')).toBeNull();
  });

  it('knows what secret projects are about', () => {
    expect(secretIn('CAB')).toMatchObject({ terrain: 'meadow', each: 'floor', points: 1 });
    expect(secretIn('BEL')).toMatchObject({ terrain: null, each: 'bed', floors: 3 });
    expect(secretIn('T61')).toMatchObject({ each: 'majority', beds: [6, 1], points: 12 });
  });

  it('has a drawing for everything', () => {
    expect(Object.keys(PLANTS)).toHaveLength(7);
    expect(GROUNDS.every((ground) => ground in SYMBOLS)).toBe(true);
    expect(THINGS).toHaveLength(4);
  });

  it('counts turns and the track as the rules do', () => {
    expect(turnsOf(3)).toEqual([1, 2, 2]);
    expect(turnsOf(4)).toEqual([1, 2, 2, 2]);
    expect(TRACK[0]?.vp).toBe(-30);
    expect(TRACK.at(-1)).toMatchObject({ to: 40, vp: 10 });
  });
});
