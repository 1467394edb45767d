/** What the lists say of the tribes, and which mark they have. */

import type { GameFolder } from '../../board/contract';
import { kindOf, nameOf } from '../../board/references';
import type { Words } from '../../words/words';
import { markOfTribe, seatOfTribe, usualMark } from './material';
import type { View } from './view.gen';

/** The mark of a seat: that of its tribe. */
export function markOfSeat(view: View | null | undefined, seat: number): number {
  const tribe = view?.players[seat]?.tribe;
  return tribe === undefined ? usualMark(seat) : markOfTribe(tribe);
}

/** Whoever is to start is called by their own name: a tribe is drawn beside it. */
export const naming: NonNullable<GameFolder<View>['name']> = (reference, words, options) => {
  if (kindOf(reference) !== 'starter') return null;
  const seat = seatOfTribe(nameOf(reference), options['tribes']);
  return seat < 0 ? null : words.name(`seat:${seat}`);
};

/** Steps after the catastrophe of a round. */
const AFTER: readonly string[] = ['loss', 'block', 'return', 'nominate'];
/** The catastrophe comes in the phase of this number, after its card windows. */
const LAST_PHASE = 2;

/** Whether a catastrophe may still come: not in the last round once it was drawn. */
export function mayStrike({
  step,
  phase,
  ending,
}: Pick<View, 'step' | 'phase' | 'ending'>): boolean {
  if (step === 'over') return false;
  if (!ending) return true;
  return step === 'cards' || step === 'ability' ? phase <= LAST_PHASE : !AFTER.includes(step);
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
