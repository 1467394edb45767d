/** What happened on the island, as a beat: tiles fall, huts sink, buildings grow. */

import { writeHex } from '../../board/hexes';
import type { Beat, Pace } from '../../board/telling.svelte';
import { type Column, columns } from './board/geometry';
import { change } from './meaning';
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

/** One beat for everything that is different; none if nothing is. */
export function tell(before: readonly Field[], after: readonly Field[]): Beat<Scene, Sign>[] {
  const { laid, built, buried } = change(before, after);
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
