/** The puzzles there are: by game and theme, and which comes next. */

import type { PuzzleName, PuzzleTold } from '../net/wire.gen';
import type { Solved } from './solved';

/** The grade of a puzzle that no level solves. */
export const HARDEST = 6;

export interface Theme {
  readonly theme: string;
  readonly title: string;
  readonly puzzles: readonly PuzzleTold[];
}

/** The games that have puzzles, in the order in which they are told. */
export function gamesOf(puzzles: readonly PuzzleTold[]): string[] {
  return [...new Set(puzzles.map(({ game }) => game))];
}

/** The puzzles of a game by theme, the largest theme first, in each the easiest first. */
export function themesOf(puzzles: readonly PuzzleTold[], game: string): Theme[] {
  const found = new Map<string, PuzzleTold[]>();
  for (const one of puzzles.filter((puzzle) => puzzle.game === game)) {
    found.set(one.theme, [...(found.get(one.theme) ?? []), one]);
  }
  return [...found]
    .map(([theme, own]) => ({
      theme,
      title: own[0]?.title ?? theme,
      puzzles: own.toSorted((a, b) => a.grade - b.grade),
    }))
    .sort((a, b) => b.puzzles.length - a.puzzles.length || a.theme.localeCompare(b.theme));
}

/** The next puzzle of the same game (and theme, if one was chosen) that was not played yet. */
export function following(
  puzzles: readonly PuzzleTold[],
  now: PuzzleName,
  theme: string | null,
  solved: Solved,
): PuzzleName | null {
  const own = puzzles.filter(
    (one) => one.game === now.game && (theme === null || one.theme === theme),
  );
  const at = own.findIndex(({ id }) => id === now.id);
  const onwards = [...own.slice(at + 1), ...own.slice(0, Math.max(0, at))];
  return onwards.find(({ id }) => solved.puzzles[id] === undefined) ?? onwards[0] ?? null;
}
