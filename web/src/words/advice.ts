/** What bots say about moves: fetched when somebody asks why, since few do. */

import type { Phrase } from '../net/wire.gen';
import { find, type Words } from './words';

const shared = import.meta.glob<string>('$python/words/advice/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('$python/games/*/words/advice/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Reasons as a server tells them: as sentences, and as phrases. */
export interface Reasoned {
  readonly reasons: readonly string[];
  readonly why: readonly Phrase[];
}

/**
 * Reasons in the words of those who read them: seats by the names of who sits there, and places as the board has them. What
 * a game from another package says is left as the server says it.
 */
export async function reasonsOf(told: Reasoned, words: Words): Promise<readonly string[]> {
  const folder = words.game?.replaceAll('-', '_') ?? '';
  const wanted = [
    find(shared, `/words/advice/${words.language}.ftl`),
    find(games, `/games/${folder}/words/advice/${words.language}.ftl`),
  ];
  const sources = await Promise.all(wanted.map((load) => load?.()));
  if (sources.includes(undefined)) return told.reasons;
  const book = sources.reduce<Words>((all, source) => all.with(source ?? ''), words);
  return told.why.map((phrase) => book.phrase(phrase));
}
