/** What can be picked on the island, as shapes: places for a tile, fields, settlements and terrains. */

import type { Labels } from '../../../board/contract';
import { type Hex, readingOrder, writeHex } from '../../../board/hexes';
import { kindOf, nameOf } from '../../../board/references';
import type { Spot } from '../../../board/spots';
import type { Option } from '../../../net/wire.gen';
import type { Words } from '../../../words/words';
import { BUILDS, byHex, callName, pointedHex, pointedTurn } from '../material';
import type { Field, SettlementFacts, View } from '../view.gen';
import { corners, LAYOUT, path, surfaceLine } from './geometry';

/** A place that is reached; one where nothing can be picked has no picks. */
export interface Target extends Spot {
  /** The picks that are meant, as far as they are known. */
  readonly picks: readonly string[];
  /** The fields on which the line around it is drawn. */
  readonly fields: readonly Hex[];
  /** A place for an eruption, a free place, a group of fields, or something only mentioned. */
  readonly look: 'free' | 'field' | 'group' | 'quiet';
}

/** What the targets depend on; read only as far as it is needed. */
export interface Asked {
  readonly placing: boolean;
  readonly building: boolean;
  /** Whether the building that is picked was meant by a click on a field, not by its button. */
  readonly free: boolean;
  readonly options: readonly Option[];
  readonly choices: readonly string[];
  readonly picked: readonly string[];
  readonly fields: readonly Field[];
  readonly under: ReadonlyMap<string, Field>;
  readonly villages: Villages;
  /** What the game says of fields and settlements. */
  readonly labels: Labels;
  readonly words: Words;
}

/** The fields of a settlement by each of them. */
export type Villages = ReadonlyMap<string, readonly Field[]>;

export function villagesOf(
  settlements: readonly SettlementFacts[],
  under: ReadonlyMap<string, Field>,
): Villages {
  return new Map(
    settlements.flatMap(({ fields }) => {
      const members = fieldsAt(fields, under);
      return fields.map((field): [string, readonly Field[]] => [field, members]);
    }),
  );
}

function fieldsAt(names: readonly string[], under: ReadonlyMap<string, Field>): Field[] {
  return names.flatMap((name) => under.get(name) ?? []);
}

/** The fields that references speak of, at the height of what lies there. */
export function fieldsOf(
  references: readonly string[],
  under: ReadonlyMap<string, Field>,
  villages: Villages,
): (Hex & { readonly level?: number })[] {
  return references.flatMap((reference) => {
    const hex = pointedHex(reference);
    if (hex === null) return [];
    const key = writeHex(hex);
    if (kindOf(reference) === 'settlement') return [...(villages.get(key) ?? [])];
    return [under.get(key) ?? hex];
  });
}

/** The settlements among references. */
export function settlementsIn(
  references: readonly string[],
  villages: Villages,
): (readonly Field[])[] {
  return references
    .filter((reference) => kindOf(reference) === 'settlement')
    .flatMap((reference) => [villages.get(nameOf(reference)) ?? []]);
}

const EXPAND = 'build:expand';
const VERBS = Object.keys(BUILDS);

/** Everything that can be picked on the island now. */
export function targetsOf(asked: Asked): Target[] {
  const { placing, building, free, options, choices, picked } = asked;
  if (placing) {
    const firsts = options.length > 0 ? options.map(({ picks }) => picks[0] ?? '') : choices;
    return [...new Set(firsts)].flatMap((pick) => hexTarget(asked, [pick], pick));
  }
  if (!building) return [];
  const verb = free ? undefined : picked[0];
  if (verb === EXPAND) return [...terrainTargets(asked), ...settlementTargets(asked)];
  if (verb === undefined || BUILDS[verb] === undefined) return unasked(asked);
  const hexes = options.filter(({ picks }) => picks[0] === verb);
  const found = hexes.length > 0 ? hexes.map(({ picks }) => picks[1] ?? '') : choices;
  return [...new Set(found)].flatMap((pick) => hexTarget(asked, [verb, pick], pick));
}

/** What can be picked, and every field beside it, so that each can be heard and asked about. */
export function placesOf(targets: readonly Target[], asked: Asked): Target[] {
  const single = new Set(
    targets.flatMap(({ fields: [hex, ...more] }) =>
      hex === undefined || more.length > 0 ? [] : writeHex(hex),
    ),
  );
  const rest = [...asked.fields]
    .sort(readingOrder)
    .filter((field) => !single.has(writeHex(field)))
    .flatMap((field) => hexTarget(asked, [], `hex:${writeHex(field)}`, 'quiet'))
    .map((target) => ({ ...target, pick: null }));
  return [...rest, ...targets];
}

/** The target that a hex belongs to. */
export function targetAt(place: Hex | undefined, targets: readonly Target[]): Target | null {
  const on = ({ q, r }: Hex): boolean => q === place?.q && r === place.r;
  return targets.find((target) => target.fields.some(on)) ?? null;
}

/** What was picked before the field that is meant now: a building by its button, a settlement. */
export function begunBy({ free, picked }: Asked): readonly string[] {
  return free ? [] : picked.slice(0, picked[0] === EXPAND ? 2 : 1);
}

/** While no building is chosen: settlements that can grow, and fields that something can stand on. */
function unasked(asked: Asked): Target[] {
  const { options } = asked;
  const groups = [...terrainTargets(asked), ...settlementTargets(asked)];
  const grouped = new Set(groups.flatMap((group) => group.fields.map(writeHex)));
  const single = [...new Set(options.map(({ picks }) => picks[1] ?? ''))].flatMap((pick) => {
    const [first] = buildsOn(pick, options);
    return first === undefined ? [] : hexTarget(asked, [first, pick], pick, 'quiet');
  });
  return [
    ...groups,
    ...single.filter(({ fields }) => !fields.some((hex) => grouped.has(writeHex(hex)))),
  ];
}

/** The buildings that can stand on a field (`hex:0.1`), in the order in which a click means them. */
export function buildsOn(field: string | undefined, options: readonly Option[]): string[] {
  return VERBS.filter((verb) =>
    options.some(({ picks }) => picks[0] === verb && picks[1] === field),
  );
}

/** The turns offered for the volcano on a hex. */
export function turnsAt(
  hex: string,
  { options, choices, picked }: Pick<Asked, 'options' | 'choices' | 'picked'>,
): number[] {
  const found = options
    .filter(({ picks }) => picks[0] === hex)
    .map(({ picks }) => pointedTurn(picks[1]));
  if (options.length === 0 && picked[0] === hex) found.push(...choices.map(pointedTurn));
  return found.filter((turn) => turn !== null);
}

function hexTarget(asked: Asked, picks: string[], pick: string, look?: Target['look']): Target[] {
  const hex = pointedHex(pick);
  if (hex === null) return [];
  const field = asked.under.get(writeHex(hex));
  const empty = asked.words.say('field-empty', { field: pick });
  const centre = LAYOUT.centre(hex, field?.level ?? 0);
  return [
    {
      picks,
      pick,
      key: pick,
      ...centre,
      shape: path(corners(centre)),
      fields: [hex],
      label: field === undefined ? empty : (asked.labels[pick] ?? callName(hex)),
      look: look ?? (field === undefined ? 'free' : 'field'),
    },
  ];
}

function groupTarget(
  { picked, free, words, labels }: Asked,
  picks: string[],
  pick: string,
  members: readonly Field[],
): Target[] {
  const centres = members.map((field) => LAYOUT.centre(field, field.level));
  const middle = centres[Math.floor(centres.length / 2)];
  if (middle === undefined) return [];
  const shape = centres.map((centre) => path(corners(centre))).join('');
  const look = picked.length === 0 || free ? 'quiet' : 'group';
  const label = labels[pick] ?? words.name(pick);
  return [{ picks, pick, key: pick, ...middle, shape, fields: members, label, look }];
}

function settlementTargets(asked: Asked): Target[] {
  const firsts = asked.options
    .filter(({ picks }) => picks[0] === EXPAND)
    .map(({ picks }) => picks[1] ?? '');
  const from =
    firsts.length > 0 ? firsts : asked.choices.filter((pick) => kindOf(pick) === 'settlement');
  return [...new Set(from)].flatMap((pick) => {
    // The terrains around a settlement lie beside it, and it can be picked anew.
    return groupTarget(asked, [EXPAND, pick], pick, asked.villages.get(nameOf(pick)) ?? []);
  });
}

/** The terrains around the settlement that is picked: what an expansion would take there. */
function terrainTargets(asked: Asked): Target[] {
  const [verb, settlement] = asked.picked;
  if (verb !== EXPAND || settlement === undefined) return [];
  return asked.options
    .filter(({ picks }) => picks[0] === verb && picks[1] === settlement)
    .flatMap(({ picks, shows = [] }) => {
      const taken = fieldsAt(shows.map(nameOf), asked.under);
      return groupTarget(asked, [...picks], picks[2] ?? '', taken);
    });
}

/** The line on the surface of a field that says what can be picked, and how it looks. */
export interface Line {
  readonly line: string;
  readonly look: string;
}

/** The lines by hex; `stood` are the picks that mouse, keyboard and list stand on. */
export function linesOf(
  targets: readonly Target[],
  picked: readonly string[],
  stood: readonly [hovered: string | null, pointed: string | null],
): ReadonlyMap<string, Line> {
  return new Map(
    targets.flatMap((target) => {
      const state = isPicked(target, picked)
        ? 'picked'
        : isPointed(target, picked, stood)
          ? 'pointed'
          : '';
      return target.fields.map((hex): [string, Line] => [
        writeHex(hex),
        { line: surfaceLine(hex, target.fields), look: `${target.look} ${state}` },
      ]);
    }),
  );
}

/** Whether all is picked that a target means. */
export function isPicked({ picks }: Target, picked: readonly string[]): boolean {
  return picks.length > 0 && picks.every((pick) => picked.includes(pick));
}

function isPointed(
  { picks }: Target,
  picked: readonly string[],
  [hovered, pointed]: readonly [string | null, string | null],
): boolean {
  const last = picks.at(-1);
  if (last === hovered || last === pointed) return true;
  return picked.length === 0 && pointed !== null && pointed === picks[0];
}

/** A pick if it is a hex. */
export function onHex(pick: string | null | undefined): string | null {
  return pick != null && kindOf(pick) === 'hex' ? pick : null;
}

/** The piece that would stand on the field somebody picked, or stands on. */
export function standingPiece(
  { fields, active }: View,
  picked: readonly string[],
  pointed: string | null,
  targets: readonly Target[],
): Field[] {
  const target = targets.find(({ picks }) => picks.includes(pointed ?? ''));
  const verb = picked.length > 1 ? picked[0] : (target?.picks[0] ?? picked[0]);
  const hex = pointedHex(onHex(picked[1] ?? pointed));
  const field = hex === null ? undefined : byHex(fields).get(writeHex(hex));
  const kind = BUILDS[verb ?? ''];
  if (field === undefined || kind === undefined || active === null) return [];
  return [{ ...field, owner: active, kind }];
}
