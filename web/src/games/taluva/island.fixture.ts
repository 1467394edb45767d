/** Small islands for the tests. */

import { type Hex, writeHex } from '../../board/hexes';
import { overlaid, tileFields } from './material';
import type { Field } from './view.gen';

export const at = (q: number, r: number): Hex => ({ q, r });
export const JUNGLE = { terrain: 'J', level: 1, orientation: null, owner: null, kind: null };

export function tile(
  name: string,
  q: number,
  r: number,
  turn: number,
  under: Field[] = [],
): Field[] {
  return overlaid(under, tileFields(name, at(q, r), turn, under));
}

export function settled(fields: readonly Field[], owner: number, ...keys: string[]): Field[] {
  return fields.map((field) =>
    keys.includes(writeHex(field)) ? { ...field, owner, kind: 'H' } : field,
  );
}

/** Two tiles side by side, and one across them: the volcano of the first erupts. */
export const flat = tile('JC', 1, -1, 3, tile('SR', 0, 0, 0));
export const erupted = tile('LL', 0, 0, 5, flat);
