import { describe, expect, it } from 'vitest';

import english from '../../../../../src/dorfplatz/games/hoyuk/words/en.ftl?raw';
import { MARKS } from './forbidden';

describe('forbidden ground', () => {
  it('has a drawing and a sentence for the same reasons', () => {
    const told = [...english.matchAll(/^web-(not-\S+) =/gm)].map(([, key]) => key);
    const plain = ['not-here', 'not-host']; // they go without a drawing
    expect(Object.keys(MARKS).toSorted()).toEqual(
      told.filter((key) => key !== undefined && !plain.includes(key)).toSorted(),
    );
  });

  it('has no two reasons that look alike', () => {
    expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
  });
});
