import { describe, expect, it } from 'vitest';

import type { PuzzleTold } from '../net/wire.gen';
import { following, gamesOf, themesOf } from './offered';
import { solvedFrom } from './solved';

const puzzle = (game: string, id: string, theme: string, grade: number): PuzzleTold => ({
  game,
  id,
  theme,
  title: theme.toUpperCase(),
  way: '',
  grade,
  seats: 2,
  seat: 0,
});
const ALL = [
  puzzle('clans', 'a', 'ground', 4),
  puzzle('clans', 'b', 'villages', 2),
  puzzle('taluva', 'c', 'huts', 1),
  puzzle('clans', 'd', 'villages', 1),
];
const NOTHING = solvedFrom(null);

describe('puzzles that are offered', () => {
  it('lie by game and theme, the easiest first', () => {
    expect(gamesOf(ALL)).toEqual(['clans', 'taluva']);
    const themes = themesOf(ALL, 'clans');
    expect(themes.map(({ theme, title }) => [theme, title])).toEqual([
      ['villages', 'VILLAGES'],
      ['ground', 'GROUND'],
    ]);
    expect(themes[0]?.puzzles.map(({ id }) => id)).toEqual(['d', 'b']);
  });

  it('follow each other within a game and a theme, what was solved last', () => {
    const at = { game: 'clans', id: 'a' };
    expect(following(ALL, at, null, NOTHING)?.id).toBe('b');
    expect(following(ALL, { game: 'clans', id: 'd' }, 'villages', NOTHING)?.id).toBe('b');
    const solved = { ...NOTHING, puzzles: { b: 'first' as const } };
    expect(following(ALL, at, null, solved)?.id).toBe('d');
    expect(following(ALL, at, 'ground', solved)).toBeNull();
    const all = { ...NOTHING, puzzles: { b: 'first' as const, d: 'shown' as const } };
    expect(following(ALL, at, null, all)?.id).toBe('b');
  });
});
