import { describe, expect, it } from 'vitest';

import { Chooser } from './chooser';

const option = (move: string, ...picks: string[]) => ({ move, picks });

const MOVES = [
  option('A1-A2', 'from:A1', 'to:A2'),
  option('A1-A3', 'from:A1', 'to:A3'),
  option('B1-B2', 'from:B1', 'to:B2'),
  option('C1-C2=1', 'from:C1', 'to:C2', 'village:C3', 'village:C4'),
  option('C1-C2=2', 'from:C1', 'to:C2', 'village:C4', 'village:C3'),
];

describe('the chooser', () => {
  it('offers every first pick once, in the order of the options', () => {
    expect(new Chooser(MOVES).choices).toEqual(['from:A1', 'from:B1', 'from:C1']);
    expect(new Chooser(MOVES).move).toBeNull();
  });

  it('narrows pick by pick until a move is complete', () => {
    const chooser = new Chooser(MOVES).pick('from:A1');
    expect(chooser.choices).toEqual(['to:A2', 'to:A3']);
    expect(chooser.move).toBeNull();
    expect(chooser.pick('to:A3').move).toBe('A1-A3');
  });

  it('offers the move as soon as only one is left', () => {
    expect(new Chooser(MOVES).pick('from:B1').move).toBe('B1-B2');
  });

  it('takes picks by itself that have no alternative', () => {
    const chooser = new Chooser(MOVES).pick('from:C1');
    expect(chooser.picked).toEqual(['from:C1', 'to:C2']);
    expect(chooser.choices).toEqual(['village:C3', 'village:C4']);
  });

  it('goes back over what it took by itself', () => {
    const chooser = new Chooser(MOVES).pick('from:C1').pick('village:C4');
    expect(chooser.back().picked).toEqual(['from:C1', 'to:C2']);
    expect(chooser.back().back().picked).toEqual([]);
    expect(chooser.restart().picked).toEqual([]);
  });

  it('replaces what was picked in an earlier step', () => {
    const chooser = new Chooser(MOVES).pick('from:A1').pick('to:A2');
    expect(chooser.replace('to:A3').move).toBe('A1-A3');
    expect(chooser.replace('from:B1').move).toBe('B1-B2');
    expect(new Chooser(MOVES).replace('from:A1').picked).toEqual(['from:A1']);
    expect(chooser.replace('to:Z9')).toBe(chooser);
  });

  it('stays as it is when there is nothing to take back', () => {
    const chooser = new Chooser(MOVES);
    expect(chooser.back()).toBe(chooser);
  });

  it('refuses what is not offered', () => {
    expect(() => new Chooser(MOVES).pick('from:Z9')).toThrow(RangeError);
  });

  it('asks for a confirmation even where there is a single move', () => {
    const only = new Chooser([option('pass', 'pass:now')]);
    expect(only.move).toBeNull();
    expect(only.pick('pass:now').move).toBe('pass');
  });

  it('offers a move that is complete beside longer ones', () => {
    const chooser = new Chooser([option('a', 'x:1'), option('b', 'x:1', 'y:1')]).pick('x:1');
    expect(chooser.move).toBe('a');
    expect(chooser.choices).toEqual(['y:1']);
  });

  it('has nothing to offer while it is somebody else’s turn', () => {
    const nothing = new Chooser([]);
    expect(nothing.choices).toEqual([]);
    expect(nothing.move).toBeNull();
  });
});
