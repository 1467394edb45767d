/** What the list of players and the pages say of a village. */

import type { Words } from '../../words/words';
import type { View } from './view.gen';

/** One line about a seat: points, coins, who is ready. */
export function seatText(view: View, seat: number, words: Words): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  return words.say('web-seat', {
    points: player.points,
    coins: player.coins,
    ready: player.ready.length,
    all: player.ready.length + player.exhausted.length + player.injured.length,
  });
}

/** The later parts of long names, before which a narrow card may break them. */
const HALVES =
  /(?<=\p{L}{3})(?=lerbucht|lerkreuz|irdischer|seiden|schüttete|gessener|misten|wärter|sunkener|terndes|lings|ground|vatory|lighters|pering|speicher|teich|bucht|galerie|nischen|schmiede|grotte|terrassen|boden|gewölbe|schacht|lager|halle|kluft|höhle|tor$|bibliothek|haus$|house$|garten|schuppen|kammer|mühle|stube|stand$|turm$|küche|keller|senke|bruch$|treppe|schlund|steg$|reich$|becken|gruft|kreuz|warte$|hain$|matten|fisch(?!sp)|pilz)/giu;

/** A name with soft hyphens, since browsers seldom know where German words may be broken. */
export function breakable(name: string): string {
  return name.replace(HALVES, '\u00AD');
}

/** A text of the book in the language of the table, or else of the reader. */
export function told(
  text: Readonly<Record<string, string>> | null,
  view: View,
  words: Words,
): string {
  return toldIn(text, view.texts, words);
}

/** Whether a part of a name that cannot be broken is too long for a card with room for so many of the usual letters. */
export function isLong(name: string, room = 9): boolean {
  return name.split(/[\u00AD\s-]/).some((part) => part.length > room);
}

/** The language a table reads its book in: one of its own, or that of each reader. */
export function languageOf(texts: string, words: Words): string {
  return texts === 'reader' ? words.language : texts;
}

/** A text of the book where the table reads in a language, or each reader in their own. */
export function toldIn(
  text: Readonly<Record<string, string>> | null,
  texts: string,
  words: Words,
): string {
  if (text === null) return '';
  return text[languageOf(texts, words)] ?? text[words.language] ?? Object.values(text)[0] ?? '';
}

type Effect = NonNullable<View['exploration']>['effects'][number];

/** An effect of the book in a few words. */
export function effectText({ effect, what, number, choices }: Effect, words: Words): string {
  if (effect === 'choose') {
    const ways = choices.map((way) => way.map((one) => effectText(one, words)).join(', '));
    return ways.join(` ${words.say('board-effect-or')} `);
  }
  const kind = effect === 'special' ? 'villager' : 'item';
  return words.say(`board-effect-${effect}`, {
    number,
    what: what === null ? '' : `${kind}:${what}`,
  });
}
