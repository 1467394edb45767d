/**
 * What the board works out of a position by itself, because the server does not say it: settlements,
 * what a move does to them, which move a click means. All of it is the rules' to say.
 */

import { beside, distance, type Hex, readingOrder, writeHex } from '../../board/hexes';
import { kindOf } from '../../board/references';
import { byHex, pointedHex, TERRAINS } from './material';
import type { Field, View } from './view.gen';

/** Neighbouring fields with pieces of one owner. */
export interface Settlement {
  readonly owner: number;
  readonly fields: readonly Field[];
}

/** All settlements on the island, each from its first field in reading order. */
export function settlements(fields: readonly Field[]): Settlement[] {
  const at = byHex(fields);
  const seen = new Set<string>();
  const found: Settlement[] = [];
  for (const field of [...fields].sort(readingOrder)) {
    if (field.owner === null || seen.has(writeHex(field))) continue;
    const members: Field[] = [];
    const open = [field];
    seen.add(writeHex(field));
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      members.push(next);
      for (let direction = 0; direction < 6; direction++) {
        const key = writeHex(beside(next, direction));
        const other = at.get(key);
        if (other === undefined || other.owner !== field.owner || seen.has(key)) continue;
        seen.add(key);
        open.push(other);
      }
    }
    found.push({ owner: field.owner, fields: members.sort(readingOrder) });
  }
  return found;
}

/** What is different between two positions, to be shown before a move is confirmed or told after it. */
export interface Change {
  /** Fields that are higher than before. */
  readonly laid: readonly Field[];
  /** Fields as they were, whose huts are buried. */
  readonly buried: readonly Field[];
  /** Fields with pieces that were not there. */
  readonly built: readonly Field[];
  /** Settlements as they would be, two or more of which were one. */
  readonly split: readonly Settlement[];
}

export const NO_CHANGE: Change = { laid: [], buried: [], built: [], split: [] };

export function change(before: readonly Field[], after: readonly Field[]): Change {
  const was = byHex(before);
  const is = byHex(after);
  const laid = after.filter((field) => field.level > (was.get(writeHex(field))?.level ?? 0));
  const buried = before.filter(
    (field) => field.owner !== null && (is.get(writeHex(field))?.level ?? 0) > field.level,
  );
  const built = after.filter(
    (field) => field.owner !== null && was.get(writeHex(field))?.owner !== field.owner,
  );
  if (buried.length === 0) return { laid, buried, built, split: [] };
  const old = new Map(
    settlements(before).flatMap((one, id) =>
      one.fields.map((field): [string, number] => [writeHex(field), id]),
    ),
  );
  const now = settlements(after);
  const origin = now.map((one) => old.get(writeHex(one.fields[0] ?? { q: 0, r: 0 })));
  const split = now.filter(
    (_, index) =>
      origin[index] !== undefined && origin.filter((id) => id === origin[index]).length > 1,
  );
  return { laid, buried, built, split };
}

/** The fields of the settlement a hex belongs to; none if it belongs to none. */
export function settlementAt(all: readonly Settlement[], hex: Hex | null): readonly Field[] {
  const key = hex === null ? '' : writeHex(hex);
  return all.find((one) => one.fields.some((field) => writeHex(field) === key))?.fields ?? [];
}

/** The fields that references speak of, at the height of what lies there. */
export function fieldsOf(
  references: readonly string[],
  under: ReadonlyMap<string, Field>,
  all: readonly Settlement[],
): (Hex & { readonly level?: number })[] {
  return references.flatMap((reference) => {
    const hex = pointedHex(reference);
    if (hex === null) return [];
    if (kindOf(reference) === 'settlement') return [...settlementAt(all, hex)];
    return [under.get(writeHex(hex)) ?? hex];
  });
}

/** The free fields of a terrain (`terrain:jungle`) beside a settlement, which an expansion would take. */
export function expansion(
  settlement: readonly Field[],
  terrain: string,
  fields: readonly Field[],
): Field[] {
  return fields.filter(
    (field) =>
      field.owner === null &&
      terrain === `terrain:${TERRAINS[field.terrain] ?? ''}` &&
      settlement.some((member) => distance(field, member) === 1),
  );
}

/** How a placement is written, whether it is possible or not. */
export function writePlacement(
  tile: string,
  volcano: Hex,
  turn: number,
  fields: readonly Field[],
): string {
  const mark = byHex(fields).has(writeHex(volcano)) ? '^' : '@';
  return `${tile}${mark}${writeHex(volcano)}/${turn}`;
}

/** The letters of the notation for what can be built on one field. */
export const BUILDS: Readonly<Record<string, string>> = {
  'build:temple': 'T',
  'build:tower': 'W',
  'build:hut': 'H',
};

/** The building somebody means who clicks on a field where it cannot be picked. */
export function meantBuilding(
  hex: Hex,
  { fields }: View,
  [verb = '', settlement]: readonly string[],
): string | null {
  const field = byHex(fields).get(writeHex(hex));
  if (field === undefined) return null;
  const key = writeHex(hex);
  if (verb !== 'build:expand') return `${BUILDS[verb] ?? 'H'}${key}`;
  const from = pointedHex(settlement);
  return from === null || field.terrain === 'V'
    ? `X${key}:J`
    : `X${writeHex(from)}:${field.terrain}`;
}
