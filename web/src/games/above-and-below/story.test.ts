import { describe, expect, it } from 'vitest';

import type { Line, Phrase } from '../../net/wire.gen';
import { changesIn, tell } from './story';

function line(...events: Phrase[]): Line {
  return { number: 1, seat: 0, move: 'x', events } as unknown as Line;
}

const COINS: Phrase = { key: 'coins-gained', args: { seat: 'seat:1', coins: 3 } };
const SUCCESS: Phrase = {
  key: 'exploration-succeeds',
  args: { seat: 'seat:1', story: 'story:37B4' },
};

describe('the story', () => {
  it('leaves a sign of what somebody gained', () => {
    expect(tell([line(COINS)])).toEqual([
      { scene: null, signs: [{ seat: 1, glyph: 'coins', number: 3, thing: null }] },
    ]);
  });

  it('names what was built', () => {
    const built: Phrase = {
      key: 'built',
      args: { seat: 'seat:0', villager: 'villager:NB1', building: 'building:H07', coins: 4 },
    };
    expect(tell([line(built)])[0]?.signs[0]?.thing).toBe('building:H07');
  });

  it('tells what an exploration changed, and nothing that came before its end', () => {
    expect(changesIn([line(COINS)])).toBeNull();
    expect(changesIn([line(COINS, SUCCESS), line(COINS)])).toEqual([COINS]);
  });
});
