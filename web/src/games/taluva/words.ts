/** The position in words. */

import { type Hex, writeHex } from '../../board/hexes';
import { BROWN_TRIANGLE, markOf, NO_MARK, WHITE_DISC, YELLOW_SQUARE } from '../../board/marks';
import type { Words } from '../../words/words';
import { KINDS, TERRAINS } from './material';
import { settlements } from './meaning';
import type { Field, View } from './view.gen';

/** The marks of the seats from the first: red, white, yellow, brown (TAL-2.4). */
const SEATS: readonly number[] = [0, WHITE_DISC, YELLOW_SQUARE, BROWN_TRIANGLE];

export function markOfSeat(seat: number): number {
  return SEATS[seat] ?? NO_MARK;
}

/** The colour of a seat, as its mark has it. */
export function colourOfSeat(seat: number): string {
  return markOf(markOfSeat(seat))?.colour ?? 'var(--ink)';
}

/** What lies on a hex, in a few words. */
export function fieldName(words: Words, hex: Hex, field: Field | undefined): string {
  const at = { field: `hex:${writeHex(hex)}` };
  if (field === undefined) return words.say('field-empty', at);
  const ground = {
    ...at,
    terrain: `terrain:${TERRAINS[field.terrain] ?? 'volcano'}`,
    level: field.level,
  };
  if (field.owner === null || field.kind === null) return words.say('field-free', ground);
  return words.say('field-taken', {
    ...ground,
    kind: KINDS[field.kind] ?? 'hut',
    huts: field.kind === 'H' ? field.level : 1,
    seat: `seat:${field.owner}`,
  });
}

/** What a seat has left, and whether it is near to using up two kinds. */
export function seatLine(view: View, seat: number, words: Words): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  const [temples, towers, huts] = player.supply;
  const left = words.say('seat-supply', { temples, towers, huts });
  return player.status === 'active' ? left : `${words.say(`status-${player.status}`)}: ${left}`;
}

/** How many kinds of pieces a seat has used up, and how many of the second are left. */
export function nearness(supply: readonly [number, number, number]): {
  readonly usedUp: number;
  readonly missing: number;
} {
  const sorted = [...supply].sort((one, other) => one - other);
  return {
    usedUp: supply.filter((left) => left === 0).length,
    missing: (sorted[0] ?? 0) + (sorted[1] ?? 0),
  };
}

export function describe(view: View, words: Words): string[] {
  const said: string[] = [];
  const highest = Math.max(0, ...view.fields.map((field) => field.level));
  said.push(
    words.say('tell-island', {
      fields: view.fields.length,
      level: highest,
      tiles: view.tiles_left,
    }),
  );
  if (view.hand !== null && view.active !== null) {
    const [left, right] = [...view.hand].map((letter) => `terrain:${TERRAINS[letter] ?? 'jungle'}`);
    said.push(
      words.say('tell-hand', {
        seat: `seat:${view.active}`,
        left: left ?? '',
        right: right ?? '',
      }),
    );
  }
  const all = settlements(view.fields);
  view.players.forEach((player, seat) => {
    const [temples, towers, huts] = player.built;
    said.push(
      words.say('tell-seat', {
        seat: `seat:${seat}`,
        temples,
        towers,
        huts,
        supply: seatLine(view, seat, words),
      }),
    );
    for (const { fields } of all.filter(({ owner }) => owner === seat)) {
      said.push(
        words.say('tell-settlement', {
          seat: `seat:${seat}`,
          size: fields.length,
          fields: fields.map((field) => `hex:${writeHex(field)}`),
          temples: fields.filter((field) => field.kind === 'T').length,
          towers: fields.filter((field) => field.kind === 'W').length,
        }),
      );
    }
  });
  const volcanoes = view.fields.filter((field) => field.orientation !== null && field.level > 1);
  if (volcanoes.length > 0) {
    said.push(
      words.say('tell-volcanoes', { fields: volcanoes.map((field) => `hex:${writeHex(field)}`) }),
    );
  }
  if (view.over !== null) said.push(words.say('game-over', { reason: `over:${view.over}` }));
  return said;
}
