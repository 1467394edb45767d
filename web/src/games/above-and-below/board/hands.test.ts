import { describe, expect, it } from 'vitest';

import { Chooser } from '../../../board/chooser';
import type { Option } from '../../../net/wire.gen';
import { namesIn, offered, taken, verbOf } from './hands';
import { tokensOn } from './tokens';

const ROLES = {
  villager: { kind: 'villager', many: 'set' },
  recruit: { kind: 'villager' },
  'do:go': { kind: 'do', confirms: true },
} as never;

const OPTIONS = [
  { move: 'W:A', picks: ['do:work', 'villager:A', 'do:go'] },
  { move: 'T:A:V', picks: ['do:train', 'villager:A', 'recruit:V'] },
] as readonly Option[];

describe('hands', () => {
  it('find what a thing would be picked as, whatever it is called', () => {
    const open = offered(new Chooser(OPTIONS, [], ROLES));
    expect(open.get('villager:V')).toBe('recruit:V');
    expect(open.get('villager:A')).toBe('villager:A');
  });

  it('know what was picked and which verb it belongs to', () => {
    const chooser = new Chooser(OPTIONS, ['do:train', 'villager:A', 'recruit:V'], ROLES);
    expect(taken(chooser).has('villager:V')).toBe(true);
    expect(verbOf(chooser)).toBe('train');
    expect(namesIn(chooser, 'villager')).toEqual(['A']);
  });
});

describe('tokens', () => {
  it('of the same kind have names of their own', () => {
    expect(tokensOn('O06', [{ item: 'ore', number: 2 }]).map(({ reference }) => reference)).toEqual(
      ['token:O06-ore', 'token:O06-ore-2'],
    );
  });
});
