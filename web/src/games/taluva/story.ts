/** What happened on the island, as a beat: tiles fall, huts sink, buildings grow. */

import { eventsOf } from '../../board/events';
import { writeHex } from '../../board/hexes';
import { nameOf } from '../../board/references';
import type { Beat, Pace } from '../../board/telling.svelte';
import type { Line } from '../../net/wire.gen';
import { type Column, columns } from './board/geometry';
import type { Event } from './events.gen';
import { byHex } from './material';
import type { Field } from './view.gen';

export interface Scene {
  /** What falls, and where something grows. */
  readonly moving: ReadonlyMap<string, 'drop' | 'pop'>;
  /** The fields as they were whose huts go under. */
  readonly sunk: readonly Field[];
  /** What a tile falls onto, seen until it has landed. */
  readonly below: ReadonlyMap<string, Column>;
  /** The volcanoes that erupt. */
  readonly bursts: readonly Field[];
}

/** The fields where it happened, with a line around them. */
export type Sign = readonly Field[];

const EVER = Infinity;

export const PACE: Pace = {
  beat: { full: 700, slow: 1800, reduced: 0 },
  linger: { full: EVER, slow: EVER, reduced: EVER },
};

/** What is different between two positions, to be drawn before a move is confirmed. */
export interface Change {
  /** Fields that are higher than before. */
  readonly laid: readonly Field[];
  /** Fields as they were, whose huts are buried. */
  readonly buried: readonly Field[];
  /** Fields with pieces that were not there. */
  readonly built: readonly Field[];
}

export const NO_CHANGE: Change = { laid: [], buried: [], built: [] };

export function difference(before: readonly Field[], after: readonly Field[]): Change {
  const was = byHex(before);
  const is = byHex(after);
  const above = (field: Field, under: Field | undefined): boolean =>
    field.level > (under?.level ?? 0);
  return {
    laid: after.filter((field) => above(field, was.get(writeHex(field)))),
    buried: before.filter((field) => {
      const now = is.get(writeHex(field));
      return field.owner !== null && now !== undefined && above(now, field);
    }),
    built: after.filter(
      (field) => field.owner !== null && was.get(writeHex(field))?.owner !== field.owner,
    ),
  };
}

/** What the lines of the log say has changed, with the fields as they were and are. */
function told(before: readonly Field[], lines: readonly Line[], after: readonly Field[]): Change {
  const was = byHex(before);
  const is = byHex(after);
  const laid = new Map<string, Field>();
  const buried = new Map<string, Field>();
  const built = new Map<string, Field>();
  const note = (
    list: Map<string, Field>,
    from: ReadonlyMap<string, Field>,
    ...references: readonly string[]
  ): void => {
    for (const reference of references) {
      const field = from.get(nameOf(reference));
      if (field !== undefined) list.set(writeHex(field), field);
    }
  };
  for (const { key, args } of lines.flatMap((line) => eventsOf<Event>(line))) {
    if (key === 'extended' || key === 'erupted') note(laid, is, ...args.fields);
    else if (key === 'covered') note(buried, was, args.field);
    else if (key === 'expanded') note(built, is, ...args.fields);
    else if (key === 'built-hut' || key === 'built-tower' || key === 'built-temple') {
      note(built, is, args.field);
    }
  }
  // Of what came and went in between nothing is left to be drawn.
  const standing = (field: Field): boolean => field.owner !== null;
  return {
    laid: [...laid.values()],
    buried: [...buried.values()].filter(standing),
    built: [...built.values()].filter(standing),
  };
}

/** One beat for everything that happened; none if nothing did. */
export function tell(
  before: readonly Field[],
  lines: readonly Line[],
  after: readonly Field[],
): Beat<Scene, Sign>[] {
  const { laid, built, buried } = told(before, lines, after);
  if (laid.length === 0 && built.length === 0) return [];
  const erupted = laid.filter((field) => field.level > 1);
  const covered = new Set(erupted.map(writeHex));
  const scene: Scene = {
    moving: new Map([
      ...laid.map((field): [string, 'drop'] => [writeHex(field), 'drop']),
      ...built.map((field): [string, 'pop'] => [writeHex(field), 'pop']),
    ]),
    sunk: buried,
    below: new Map(
      columns(covered.size > 0 ? before : [])
        .filter(({ key }) => covered.has(key))
        .map((column) => [column.key, { ...column, owner: null, kind: null }]),
    ),
    bursts: erupted.filter((field) => field.orientation !== null),
  };
  return [{ scene, signs: [[...laid, ...built]] }];
}
