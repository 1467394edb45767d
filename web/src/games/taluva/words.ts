/** What things are called on the page, and a line for each seat. */

import { kindOf, nameOf } from '../../board/references';
import { BROWN_TRIANGLE, markOf, NO_MARK, WHITE_DISC, YELLOW_SQUARE } from '../../board/marks';
import type { Naming, Words } from '../../words/words';
import { callName, pointedHex, TERRAINS } from './material';
import type { View } from './view.gen';

/** The marks of the seats from the first: red, white, yellow, brown (TAL-2.4). */
const SEATS: readonly number[] = [0, WHITE_DISC, YELLOW_SQUARE, BROWN_TRIANGLE];

export function markOfSeat(seat: number): number {
  return SEATS[seat] ?? NO_MARK;
}

/** The colour of a seat, as its mark has it. */
export function colourOfSeat(seat: number): string {
  return markOf(markOfSeat(seat))?.colour ?? 'var(--ink)';
}

/** The terrains of a tile, left and right of its volcano on top. */
export function landsOf(tile: string): [left: string, right: string] {
  const [left = '', right = ''] = [...tile].map((letter) => `terrain:${TERRAINS[letter] ?? ''}`);
  return [left, right];
}

/** Tiles are called by their terrains, fields by column and row, unless the board is to show them. */
export const naming: Naming = (reference, words) => {
  const kind = kindOf(reference);
  if (kind === 'tile') {
    const [left, right] = landsOf(nameOf(reference));
    return words.say('named-tile', { left, right });
  }
  const hex = pointedHex(reference);
  if (hex === null) return null;
  if (words.unnamed) return '';
  return kind === 'settlement' ? words.say(kind, { id: callName(hex) }) : callName(hex);
};

/** What a seat has left, and whether it is still in the game. */
export function seatLine(view: View, seat: number, words: Words): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  const [temples, towers, huts] = player.supply;
  const left = words.say('seat-supply', { temples, towers, huts });
  return player.status === 'active' ? left : `${words.say(`status-${player.status}`)}: ${left}`;
}
