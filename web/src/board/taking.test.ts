import { describe, expect, it } from 'vitest';

import { taken } from './taking';

const options = [
  { move: 'H1', picks: ['build:hut', 'hex:1'] },
  { move: 'H2', picks: ['build:hut', 'hex:2'] },
  { move: 'T3', picks: ['build:temple', 'hex:3'] },
  { move: 'X1:J', picks: ['build:expand', 'settlement:1', 'terrain:jungle'] },
  { move: 'X1:S', picks: ['build:expand', 'settlement:1', 'terrain:sand'] },
];

describe('a click that means several picks', () => {
  it('tells those that are new', () => {
    expect(taken(['build:hut', 'hex:2'], [], options, [])).toEqual(['build:hut', 'hex:2']);
    expect(taken(['build:hut', 'hex:2'], ['build:hut'], options, [])).toEqual(['hex:2']);
    expect(taken(['build:hut', 'hex:2'], ['build:hut', 'hex:1'], options, [])).toEqual(['hex:2']);
  });

  it('leaves out what follows by itself', () => {
    const meant = ['build:expand', 'settlement:1', 'terrain:sand'];
    expect(taken(meant, [], options, [])).toEqual(['build:expand', 'terrain:sand']);
  });

  it('stops at what is not offered', () => {
    expect(taken(['build:tower', 'hex:3'], [], options, [])).toEqual([]);
    expect(taken(['build:hut', 'hex:3'], [], options, [])).toEqual(['build:hut']);
  });

  it('goes by the choices where nothing else is known', () => {
    expect(taken(['hex:3', 'turn:1'], [], [], ['hex:3'])).toEqual(['hex:3']);
  });
});
