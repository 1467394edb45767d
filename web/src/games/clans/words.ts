/** What the panel and the list of players say of the clans. */

import type { Chosen } from '../../board/looks';
import type { Words } from '../../words/words';
import { clanOfLetter } from './clans';
import type { View } from './view.gen';

/** One line about a seat: its chips, and its clan with its points once that is known. */
export function seatText(view: View, seat: number, words: Words): string {
  const chips = view.chips[seat] ?? 0;
  const clan = view.over === null ? null : clanOfLetter(view.cards[seat] ?? null);
  if (clan === null) return words.say('web-seat', { chips });
  const points = view.scores[clan.index] ?? 0;
  return words.say('web-seat-open', {
    clan: `clan:${clan.id}`,
    points,
    chips,
    total: points + chips,
  });
}

/** Some tables have a white clan in the place of the black one. */
export function naming(reference: string, words: Words, options: Chosen): string | null {
  if (reference !== 'clan:black' || options['fifth_clan'] !== 'white') return null;
  return words.say('clan-white');
}
