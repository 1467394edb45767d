/** What one viewer knows of a match, put together from what the server tells. No rules. */

import type { Labels } from '../board/contract';
import type { Ballot, Chair, Line, Phrase, Said, Update } from '../net/wire.gen';
import type { Words } from '../words/words';

/** The truth as told last, with the whole log. */
export interface Known {
  readonly update: Update;
  readonly lines: readonly Line[];
  /** The lines that led here from what was known before; empty after a jump. */
  readonly news: readonly Line[];
  /** When it was told, on the clock of `performance.now`: clocks tick from there. */
  readonly heardAt: number;
}

/**
 * Take in an update; `null` if something is missing in between, so that the gap has to be asked for.
 *
 * Parts that did not change stay the same objects, so that nothing is drawn or announced anew.
 */
export function learned(known: Known | null, update: Update, heardAt: number): Known | null {
  if (known !== null && update.since > 0) {
    if (update.version < known.update.version) return known; // late, and nothing new in it
    if (update.since > known.update.version) return null;
  }
  const before = known?.lines ?? [];
  if (update.keep > before.length) return null;
  const lines = [...before.slice(0, update.keep), ...update.lines];
  if (known === null) return { update, lines, news: [], heardAt };
  // One event either adds lines or takes some back; it may also bring to light what earlier lines hid.
  const next = update.version === known.update.version + 1;
  const longer = lines.length > before.length;
  if (longer && (next || alike(lines.slice(0, before.length), before))) {
    return { update: kept(known.update, update), lines, news: lines.slice(before.length), heardAt };
  }
  const same = lines.length === before.length && alike(lines, before);
  return {
    update: kept(known.update, update),
    lines: same ? known.lines : lines,
    news: same ? known.news : [],
    heardAt,
  };
}

function kept(before: Update, after: Update): Update {
  return {
    ...after,
    view: alike(before.view, after.view) ? before.view : after.view,
    facts: alike(before.facts, after.facts) ? before.facts : after.facts,
    prompt: alike(before.prompt, after.prompt) ? before.prompt : after.prompt,
    chairs: alike(before.chairs, after.chairs) ? before.chairs : after.chairs,
  };
}

function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The milliseconds a seat has left now, never more than the server said; null without a clock. */
export function timeLeft(known: Known, seat: number, now: number): number | null {
  const left = known.update.clock?.left[seat];
  if (left === undefined) return null;
  const running = known.update.clock?.running.includes(seat) === true;
  return running ? Math.max(0, left - Math.max(0, now - known.heardAt)) : left;
}

/**
 * How long until the server takes a vote, in milliseconds; 0: now; null: it would not as things are.
 *
 * It was told later than it was true, so nothing is offered too early.
 */
export function opensIn(
  ballots: readonly Ballot[],
  against: number,
  what: Ballot['what'],
  elapsed: number,
): number | null {
  const ballot = ballots.find((one) => one.against === against && one.what === what);
  return ballot === undefined ? null : Math.max(0, ballot.opens - Math.max(0, elapsed));
}

/**
 * The lines since the last decision of a seat, which is what somebody who looked away has missed;
 * before the first one, everything after the deal.
 */
export function sinceLast(lines: readonly Line[], seat: number): readonly Line[] {
  const last = lines.findLastIndex((line) => line.seat === seat);
  const from = last >= 0 ? last + 1 : lines.findIndex((line) => line.seat >= 0);
  return from < 0 ? [] : lines.slice(from).filter((line) => line.events.length > 0);
}

/** The things that sentences are about, to be lit up on the board. */
export function references(phrases: readonly Phrase[]): string[] {
  const found = phrases.flatMap(({ args }) => Object.values(args).flatMap(said));
  return [...new Set(found.filter((text) => /^[a-z][a-z_]*:\S+$/.test(text)))];
}

/** The texts in a value of a phrase, and in the phrases inside it. */
function said(arg: Phrase['args'][string]): string[] {
  if (typeof arg === 'number') return [];
  if (typeof arg === 'string') return [arg];
  if ('key' in arg) return Object.values(arg.args).flatMap(said);
  return arg.flatMap(said);
}

/** What the game says of each thing, by its reference. */
export function labelled(description: readonly Said[], words: Words): Labels {
  const labels: Record<string, string> = {};
  for (const { about, phrase } of description) {
    if (about === null) continue;
    const before = labels[about];
    const text = words.phrase(phrase);
    labels[about] = before === undefined ? text : `${before} ${text}`;
  }
  return labels;
}

/** The seats of a person, in order. */
export function seatsOf(chairs: readonly Chair[], user: string | null): number[] {
  if (user === null) return [];
  return chairs.flatMap((chair, seat) => (chair.user === user ? [seat] : []));
}

/** Chairs with a name for everybody: bots get one, and several of one name at a device a number. */
export function named(
  chairs: readonly Chair[],
  botName: (seat: number) => string,
): readonly Chair[] {
  return chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return { ...chair, name: botName(seat) };
    if (chair.user === null) return chair;
    const own = seatsOf(chairs, chair.user).filter((one) => chairs[one]?.name === chair.name);
    return own.length < 2 ? chair : { ...chair, name: `${chair.name} ${own.indexOf(seat) + 1}` };
  });
}
