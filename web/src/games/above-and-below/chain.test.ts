import { describe, expect, it } from 'vitest';

import type { Line } from '../../net/wire.gen';
import { chainIn } from './chain';

function line(...keys: string[]): Line {
  return { number: 1, seat: -1, text: '', events: keys.map((key) => ({ key, args: {} })) };
}

function keys(...news: Line[]): string[] {
  return chainIn(news).map(({ key }) => key);
}

describe('the end of a round', () => {
  it('begins where the round ends, and leaves out what was before', () => {
    expect(keys(line('token-laid', 'passed'), line('round-ends'), line('villager-comes'))).toEqual([
      'round-ends',
      'villager-comes',
    ]);
  });

  it('goes on after somebody has recovered', () => {
    expect(keys(line('recovered', 'income', 'token-laid', 'cider-laid', 'round-begins'))).toEqual([
      'recovered',
      'income',
      'token-laid',
      'cider-laid',
      'round-begins',
    ]);
  });

  it('is nothing in the middle of a round', () => {
    expect(keys(line('built', 'token-laid', 'villager-comes'))).toEqual([]);
  });
});
