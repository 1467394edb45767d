import { describe, expect, it } from 'vitest';

import { first, hasBoard, onSquare } from '.';

describe('the games on the square', () => {
  it('begin with one that newcomers can play, known by its own folder', () => {
    expect(hasBoard(first?.id ?? '')).toBe(true);
    expect(first?.title).not.toBe('');
  });

  it('come first, then those with a board, then the others, each by name', () => {
    const boards = Object.keys(import.meta.glob('./*/index.ts')).map(
      (path) => path.split('/')[1] ?? '',
    );
    const others = boards.filter((id) => id !== first?.id).sort();
    const all = ['zzz', 'aaa', ...others].map((id) => ({ id }));
    const shown = onSquare([...all, { id: first?.id ?? '' }]).map(({ id }) => id);
    expect(shown).toEqual([first?.id, ...others, 'aaa', 'zzz']);
  });
});
