import { describe, expect, it } from 'vitest';

import type { Chair, Line, Update } from '../net/wire.gen';
import { Words } from '../words/words';
import {
  labelled,
  learned,
  named,
  opensIn,
  references,
  sinceLast,
  timeLeft,
  type Known,
} from './match';

function line(number: number, seat = 0): Line {
  return { number, seat, text: `m${number}`, events: [{ key: 'moved', args: {} }] };
}

/** What a prompt has beside its sentence and its options. */
const plain = { hints: {}, roles: {}, title: null, body: [] };

function update(version: number, since: number, keep: number, ...numbers: number[]): Update {
  return {
    type: 'update',
    match: 'm',
    seat: 0,
    version,
    since,
    keep,
    lines: numbers.map((number) => line(number)),
    turn: 0,
    waiting: [0],
    decided: [],
    chairs: [],
    clock: null,
    votes: [],
    ballots: [],
    undo: false,
    order: null,
    orders: [],
    prompt: { seat: 0, sentence: { key: 'ask', args: {} }, options: [], ...plain },
    view: { moves: version },
    result: null,
    facts: null,
    at: null,
  };
}

function after(...updates: Update[]): Known | null {
  return updates.reduce<Known | null>((known, next) => learned(known, next, 0), null);
}

const numbers = (known: Known | null) => known?.lines.map((each) => each.number);
const news = (known: Known | null) => known?.news.map((each) => each.number);

describe('what is known of a match', () => {
  it('begins with the whole log and nothing to be told by movement', () => {
    const known = after(update(3, 0, 0, 1, 2, 3));
    expect(numbers(known)).toEqual([1, 2, 3]);
    expect(news(known)).toEqual([]);
  });

  it('keeps the lines it is told to keep and appends the new ones', () => {
    const known = after(update(1, 0, 0, 1), update(2, 1, 1, 2, 3));
    expect(numbers(known)).toEqual([1, 2, 3]);
    expect(news(known)).toEqual([2, 3]);
  });

  it('forgets what was taken back, and does not tell that as movement', () => {
    const known = after(update(2, 0, 0, 1, 2), update(3, 2, 1));
    expect(numbers(known)).toEqual([1]);
    expect(news(known)).toEqual([]);
  });

  it('takes the gap after a break', () => {
    const known = after(update(1, 0, 0, 1), update(5, 1, 1, 2, 3, 4));
    expect(numbers(known)).toEqual([1, 2, 3, 4]);
    expect(news(known)).toEqual([2, 3, 4]);
  });

  it('notices that something is missing', () => {
    expect(after(update(1, 0, 0, 1), update(5, 3, 3, 4))).toBeNull();
    expect(after(update(1, 0, 0, 1), update(5, 1, 2, 4))).toBeNull();
  });

  it('finds the news in a whole that is told once more', () => {
    const known = after(update(1, 0, 0, 1), update(2, 0, 0, 1, 2));
    expect(news(known)).toEqual([2]);
  });

  it('does not tell as movement what replaced something that was taken back', () => {
    const first = after(update(2, 0, 0, 1, 2));
    const other = { ...update(4, 2, 1), lines: [{ ...line(2), text: 'other' }, line(3)] };
    expect(news(learned(first, other, 0))).toEqual([]);
  });

  it('believes a whole that is older: a backup may have been put in place', () => {
    const known = after(update(4, 0, 0, 1, 2, 3), update(2, 0, 0, 1));
    expect(known?.update.version).toBe(2);
    expect(numbers(known)).toEqual([1]);
  });

  it('leaves out what is late', () => {
    const known = after(update(4, 0, 0, 1, 2, 3), update(3, 2, 2, 3));
    expect(known?.update.version).toBe(4);
  });

  it('takes lines that are told anew because a secret came to light', () => {
    const first = after(update(2, 0, 0, 1, 2));
    const open = { ...update(3, 2, 0), lines: [{ ...line(1), text: 'open' }, line(2), line(3)] };
    const known = learned(first, open, 0);
    expect(known?.lines.map((each) => each.text)).toEqual(['open', 'm2', 'm3']);
    expect(news(known)).toEqual([3]);
  });

  it('keeps the same view and prompt when only a vote was cast', () => {
    const first = after(update(2, 0, 0, 1, 2)) as Known;
    const voted = { ...update(3, 2, 2), view: { moves: 2 } };
    const known = learned(first, voted, 0);
    expect(known?.update.view).toBe(first.update.view);
    expect(known?.update.prompt).toBe(first.update.prompt);
    expect(known?.lines).toBe(first.lines);
  });
});

describe('a vote', () => {
  it('is offered when the server would take it, and not otherwise', () => {
    const told = [
      { against: 1, what: 'bot', opens: 3000 },
      { against: 1, what: 'resign', opens: 9000 },
    ] as const;
    expect(opensIn(told, 1, 'bot', 1000)).toBe(2000);
    expect(opensIn(told, 1, 'bot', 5000)).toBe(0);
    expect(opensIn(told, 1, 'resign', 5000)).toBe(4000);
    expect(opensIn(told, 1, 'wait', 5000)).toBeNull();
    expect(opensIn(told, 0, 'bot', 5000)).toBeNull();
    expect(opensIn(told, 1, 'bot', -50)).toBe(3000);
  });
});

describe('a clock', () => {
  it('ticks for whoever is to move, never below zero', () => {
    const clock = { left: [5000, 9000], running: [0] };
    const known = learned(null, { ...update(1, 0, 0), clock }, 1000) as Known;
    expect(timeLeft(known, 0, 3000)).toBe(3000);
    expect(timeLeft(known, 1, 3000)).toBe(9000);
    expect(timeLeft(known, 0, 99_000)).toBe(0);
    expect(timeLeft(known, 0, 0)).toBe(5000);
  });
});

describe('reading the log', () => {
  it('tells what happened since the last decision of a seat', () => {
    const lines = [line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, 2)];
    expect(sinceLast(lines, 0).map((each) => each.number)).toEqual([4, 5]);
    expect(sinceLast([line(1, -1), line(2, -1), ...lines], 3)).toEqual(lines);
    expect(sinceLast([line(1, -1)], 0)).toEqual([]);
  });

  it('finds what sentences are about', () => {
    const args = { seat: 'seat:0', huts: 2, clans: ['clan:red', 'clan:blue'], text: 'no colon' };
    expect(references([{ key: 'moved', args }])).toEqual(['seat:0', 'clan:red', 'clan:blue']);
    const inside = { what: { key: 'moved', args }, ways: [{ key: 'way', args: { to: 'hut:1' } }] };
    const found = ['seat:0', 'clan:red', 'clan:blue', 'hut:1'];
    expect(references([{ key: 'told', args: inside }])).toEqual(found);
  });
});

describe('names', () => {
  const chair = (kind: Chair['kind'], user: string | null, name: string): Chair => ({
    kind,
    user,
    name,
    bot: null,
    stand_in: null,
    resigned: false,
    people: null,
    coach: false,
  });

  it('are given to bots, and numbered for people with several seats', () => {
    const chairs = [
      chair('person', 'u', 'Ann'),
      chair('bot', null, ''),
      chair('person', 'u', 'Ann'),
    ];
    expect(named(chairs, (seat) => `bot ${seat}`).map(({ name }) => name)).toEqual([
      'Ann 1',
      'bot 1',
      'Ann 2',
    ]);
  });

  it('is their own where they said what they are called', () => {
    const chairs = ['Ann', 'Bo', 'Ann'].map((name) => chair('person', 'u', name));
    expect(named(chairs, String).map(({ name }) => name)).toEqual(['Ann 1', 'Bo', 'Ann 2']);
  });
});

describe('what the game says of a thing', () => {
  it('is everything about it, and nothing that is about no single thing', () => {
    const words = new Words('en', ['about-field = { $field }, forest.\nabout-huts = Two huts.\n']);
    const field = 'field:A1';
    const said = [
      { phrase: { key: 'about-huts', args: {} }, about: null },
      { phrase: { key: 'about-field', args: { field } }, about: field },
      { phrase: { key: 'about-huts', args: {} }, about: field },
    ];
    expect(labelled(said, words)).toEqual({ [field]: 'A1, forest. Two huts.' });
  });
});
