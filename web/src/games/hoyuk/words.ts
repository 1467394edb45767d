/** What the lists say of the tribes, and which mark they have. */

import type { Words } from '../../words/words';
import { markOfTribe, usualMark } from './material';
import type { View } from './view.gen';

/** The mark of a seat: that of its tribe. */
export function markOfSeat(view: View | null | undefined, seat: number): number {
  const tribe = view?.players[seat]?.tribe;
  return tribe === undefined ? usualMark(seat) : markOfTribe(tribe);
}

/** One line about a seat: points, houses left, families, and how many cards it holds. */
export function seatText(view: View, seat: number, words: Words): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  return words.say('web-seat', {
    points: player.points,
    houses: player.houses,
    families: player.families,
    cards: player.hand.length,
  });
}
