import { describe, expect, it } from 'vitest';

import source from '../../../tests/vectors/chooser.json?raw';
import type { Option, Role } from '../net/wire.gen';
import { Chooser } from './chooser';

/** A vector: the terminal's chooser is held to the same ones. */
interface Case {
  readonly name: string;
  readonly options: readonly (readonly [string, readonly string[]])[];
  readonly roles?: Readonly<Record<string, readonly [string, Role['many'], boolean]>>;
  readonly steps: readonly Step[];
}

type Verb = 'pick' | 'replace' | 'drop' | 'take' | 'back' | 'restart';

interface Step {
  readonly do?: readonly [Verb, string?];
  readonly refused?: true;
  readonly by_thing?: Readonly<Record<string, readonly string[]>>;
  readonly picked?: readonly string[];
  readonly choices?: readonly string[];
  readonly possible?: readonly string[];
  readonly tags?: readonly string[];
  readonly ticks?: readonly string[];
  readonly move?: string | null;
  readonly settled?: boolean;
}

const { cases } = JSON.parse(source) as { readonly cases: readonly Case[] };

const option = (move: string, picks: readonly string[]): Option => ({
  move,
  picks,
  shows: [],
  cost: {},
  gain: {},
});

function begun({ options, roles = {} }: Case): Chooser {
  const declared = Object.entries(roles).map(([name, [kind, many, confirms]]) => [
    name,
    { kind, many, confirms },
  ]);
  return new Chooser(
    options.map(([move, picks]) => option(move, picks)),
    [],
    Object.fromEntries(declared) as Readonly<Record<string, Role>>,
  );
}

/** Carry out the action of a step; the same chooser if it is refused. */
function acted(chooser: Chooser, [verb, word = '']: readonly [Verb, string?]): Chooser {
  try {
    return chooser[verb](word);
  } catch (problem) {
    expect(problem).toBeInstanceOf(RangeError);
    return chooser;
  }
}

describe('the chooser', () => {
  it.each(cases)('$name', (vector) => {
    let chooser = begun(vector);
    for (const { do: action, refused, by_thing, ...told } of vector.steps) {
      if (action !== undefined) {
        const next = acted(chooser, action);
        expect(next === chooser, action.join(' ')).toBe(refused === true);
        chooser = next;
      }
      for (const [thing, picks] of Object.entries(by_thing ?? {})) {
        expect(chooser.byThing(thing), thing).toEqual(picks);
      }
      expect(chooser, action?.join(' ')).toMatchObject(told);
    }
  });

  it('never changes itself', () => {
    const chooser = new Chooser([
      option('a-x', ['from:a', 'to:x']),
      option('b-x', ['from:b', 'to:x']),
    ]);
    chooser.pick('from:a');
    expect(chooser.picked).toEqual([]);
    expect(chooser.choices).toEqual(['from:a', 'from:b']);
  });

  it('can be made anew from what was picked', () => {
    const options = [option('a-x', ['from:a', 'to:x']), option('b-x', ['from:b', 'to:x'])];
    const chooser = new Chooser(options).pick('to:x');
    expect(new Chooser(options, chooser.picked).choices).toEqual(['from:a', 'from:b']);
  });
});
