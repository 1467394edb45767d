import { describe, expect, it } from 'vitest';

import { pageOf, pathOf } from './pages';

describe('addresses', () => {
  it.each([
    ['/', { name: 'square' }],
    ['/new/clans', { name: 'new', game: 'clans' }],
    ['/table/hflSMacH2IKfAnXQ', { name: 'table', id: 'hflSMacH2IKfAnXQ' }],
    ['/replay/abc/', { name: 'replay', id: 'abc' }],
    ['/story/abc', { name: 'story', id: 'abc' }],
    ['/review/abc', { name: 'review', id: 'abc' }],
    ['/review', { name: 'review', id: '' }],
    ['/what-if/abc', { name: 'what-if', id: 'abc' }],
    ['/what-if', { name: 'what-if', id: '' }],
    ['/help/above-and-below', { name: 'help', game: 'above-and-below' }],
    ['/puzzles', { name: 'puzzles' }],
    ['/puzzles/clans/0a1b', { name: 'puzzle', game: 'clans', id: '0a1b' }],
    ['/puzzles/clans', { name: 'nowhere' }],
    ['/me', { name: 'me' }],
    ['/gallery', { name: 'gallery' }],
    ['/me/too', { name: 'nowhere' }],
    ['/table', { name: 'nowhere' }],
    ['/somewhere', { name: 'nowhere' }],
  ])('%s leads to its page', (path, page) => {
    expect(pageOf(path)).toEqual(page);
  });

  it('have a path before what they ask for and what they keep', () => {
    for (const address of ['/a/b', '/a/b?at=2', '/a/b#key=c', '/a/b?at=2&play#key=c?d']) {
      expect(pathOf(address)).toBe('/a/b');
    }
  });

  it('reads what was encoded, and survives what was encoded wrongly', () => {
    expect(pageOf('/help/h%C3%B6y%C3%BCk')).toEqual({ name: 'help', game: 'höyük' });
    expect(pageOf('/help/%E0%A4%A')).toEqual({ name: 'help', game: '%E0%A4%A' });
  });
});
