import { describe, expect, it } from 'vitest';

import type { Option } from '../net/wire.gen';
import { taken } from './taking';

function option(move: string, ...picks: string[]): Option {
  return { move, picks, shows: [], cost: {}, gain: {} };
}

const options = [
  option('H1', 'build:hut', 'hex:1'),
  option('H2', 'build:hut', 'hex:2'),
  option('T3', 'build:temple', 'hex:3'),
  option('X1:J', 'build:expand', 'settlement:1', 'terrain:jungle'),
  option('X1:S', 'build:expand', 'settlement:1', 'terrain:sand'),
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
