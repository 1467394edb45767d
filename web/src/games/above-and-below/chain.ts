/** The end of a round as a chain: who came, who woke up how, what was earned, what grew again. */

import type { Line, Phrase } from '../../net/wire.gen';

/** What belongs to the end of a round; the first of these in the news begins it. */
const BEGINS: readonly string[] = ['round-ends', 'recovered', 'income', 'round-begins'];
const BELONGS: readonly string[] = [...BEGINS, 'villager-comes', 'token-laid', 'cider-laid'];

/** What the news tell of the end of a round, in order; empty where they tell none. */
export function chainIn(news: readonly Line[]): readonly Phrase[] {
  const told = news.flatMap(({ events }) => events);
  const first = told.findIndex(({ key }) => BEGINS.includes(key));
  return first < 0 ? [] : told.slice(first).filter(({ key }) => BELONGS.includes(key));
}
