import { describe, expect, it } from 'vitest';

import type { Line } from '../net/wire.gen';
import { chapters, lately } from './chapters';

/** Lines of these seats; `-1` is chance, and a number after a colon says that a round begins. */
function log(text: string): Line[] {
  return text.split(' ').map((word, at) => {
    const [seat = '', round, first] = word.split(':');
    const begins = { key: 'round-begins', args: { round: Number(round) } };
    const deed = { key: 'deed', args: {} };
    const events = round === undefined ? [deed] : first === undefined ? [deed, begins] : [begins];
    return { number: at + 1, seat: Number(seat), text: '', events };
  });
}

const shape = (text: string, seats = 3): string[] =>
  chapters(log(text), seats).map(
    ({ round, passages }) =>
      `${round}: ${passages
        .map(({ lines, folded }) => {
          const numbers = lines.map(({ number }) => number).join('+');
          return folded ? `(${numbers})` : numbers;
        })
        .join(' ')}`,
  );

describe('the chapters of a log', () => {
  it('begin anew when the table has been gone around', () => {
    expect(shape('-1 -1 -1 1 2 0 1 1 2')).toEqual(['0: (1+2+3)', '1: 4 5 6', '2: 7 8 9']);
  });

  it('keep a draw with the decision it leads to', () => {
    expect(shape('-1 0 0 -1 1 1 -1 0 0', 2)).toEqual(['1: 1 2 3 4 5 6', '2: 7 8 9']);
  });

  it('follow the rounds that a game tells', () => {
    expect(shape('-1:1:first 0 1:2 1 0:3 -1')).toEqual(['1: 1 2 3', '2: 4 5', '3: 6']);
  });

  it('begin with what was dealt where a game tells its first round', () => {
    expect(shape('-1 -1 -1 0 1:1 1 1 0:2 0')).toEqual(['0: (1+2+3) 4 5', '1: 6 7 8', '2: 9']);
  });

  it('begin with the round a match was in that did not begin at the start', () => {
    expect(shape('0 1 0:5 1')).toEqual(['4: 1 2 3', '5: 4']);
  });

  it('go on around whoever is out', () => {
    expect(shape('0 1 2 0 2 0')).toEqual(['1: 1 2 3', '2: 4 5', '3: 6']);
  });

  it('fold long runs of chance only', () => {
    expect(shape('0 -1 -1 1 -1 -1 -1 2')).toEqual(['1: 1 2 3 4 (5+6+7) 8']);
  });

  it('are none before anything happened', () => {
    expect(chapters([], 3)).toEqual([]);
  });
});

describe('what happened lately', () => {
  const numbers = (text: string, seat: number | null): number[] =>
    lately(log(text), seat).map(({ number }) => number);

  it('is what the others did since the own last move', () => {
    expect(numbers('0 1 2 -1 0 1 -1 2', 0)).toEqual([6, 8]);
  });

  it('is everything after the deal before the own first move', () => {
    expect(numbers('-1 -1 1 2', 0)).toEqual([3, 4]);
  });

  it('is the last decision for whoever watches', () => {
    expect(numbers('-1 0 1 -1', null)).toEqual([3]);
  });

  it('is nothing right after the own move', () => {
    expect(numbers('0 1 0', 0)).toEqual([]);
  });
});
