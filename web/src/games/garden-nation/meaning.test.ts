import { describe, expect, it } from 'vitest';

import { Chooser } from '../../board/chooser';
import type { Option } from '../../net/wire.gen';
import { bestClaim, meanings, offersOf } from './meaning';

const ROLES = {
  from: { kind: 'field', many: 'one', confirms: false },
  to: { kind: 'field', many: 'one', confirms: false },
  claim: { kind: 'project', many: 'one', confirms: false },
} as const;

function option(
  move: string,
  picks: string,
  gain: Option['gain'] = {},
  cost: Option['cost'] = {},
): Option {
  return { move, picks: picks.split(' '), gain, cost };
}

const OPTIONS = [
  option('B1NE', 'field:1NE do:build'),
  option('B1NE!P10', 'field:1NE do:build claim:P10', { points: 3 }, { 'secret-MAR': 1 }),
  option('B1NE!P13', 'field:1NE do:build claim:P13', { points: 5 }, { 'secret-MAR': 3 }),
  option('B1NW', 'field:1NW do:build'),
  option('B1NW!P10', 'field:1NW do:build claim:P10', { points: 3 }, { 'secret-MAR': 3 }),
  option('D1C', 'field:1C do:demolish'),
  option('~B2C', 'ruse:change field:2C do:build'),
  option('~B1NW', 'ruse:change field:1NW do:build'),
  option('^1C>6C D1C', 'ruse:roof from:1C to:6C field:1C do:demolish'),
  option('^1C>6C B1C', 'ruse:roof from:1C to:6C field:1C do:build'),
  option('^1C>7C B1C', 'ruse:roof from:1C to:7C field:1C do:build'),
];
const start = new Chooser(OPTIONS, [], ROLES);

describe('what a click on a field means', () => {
  it('is the field, or its roof, but not yet where a roof would go', () => {
    expect(meanings('1NE', start)).toEqual(['field:1NE']);
    expect(meanings('1C', start)).toEqual(['field:1C', 'from:1C']);
    expect(meanings('6C', start)).toEqual([]);
    expect(meanings('5C', start)).toEqual([]);
  });

  it('is where the roof goes once one was taken', () => {
    const roofing = start.pick('from:1C');
    expect(meanings('6C', roofing)).toEqual(['to:6C']);
    expect([...offersOf(roofing).keys()]).toEqual(['6C', '7C']);
  });

  it('is offered by itself, or only with a ruse', () => {
    const offers = offersOf(start);
    expect(offers.get('1NE')?.how).toBe('plain');
    expect(offers.get('1NW')?.how).toBe('plain');
    expect(offers.get('2C')?.how).toBe('ruse');
    expect(offers.has('6C')).toBe(false);
    expect(offersOf(start.pick('ruse:change')).get('2C')?.how).toBe('plain');
    expect(offersOf(start.pick('field:1NE')).size).toBe(0);
  });
});

describe('the claim that is preset', () => {
  it('brings most, less what the roof takes from own secrets', () => {
    expect(bestClaim(start.pick('field:1NE'))).toBe('claim:P10');
  });

  it('is none where the roof takes as much as the claim brings', () => {
    const built = start.pick('field:1NW');
    expect(bestClaim(built)).toBeNull();
  });

  it('is not asked for twice, nor before the action is complete', () => {
    expect(bestClaim(start)).toBeNull();
    expect(bestClaim(start.pick('field:1NE').pick('claim:P13'))).toBeNull();
  });
});
