/** What the lines of a log tell of villages, as signs that stay for a while. */

import { eventsOf } from '../../board/events';
import type { Beat, Pace } from '../../board/telling.svelte';
import type { Line, Phrase } from '../../net/wire.gen';
import type { Event } from './events.gen';

/** Nothing is drawn instead of the position: what happens is told by signs. */
export type Scene = never;

/** What somebody gained, lost or built: a drawing, a number, and whose it is. */
export interface Sign {
  readonly seat: number;
  readonly glyph: string;
  readonly number: number;
  /** The villager or building it is about, as a reference. */
  readonly thing: string | null;
}

export const PACE: Pace = {
  beat: { full: 350, slow: 900, reduced: 0 },
  linger: { full: 2600, slow: 5200, reduced: 2600 },
};

const LATEST = 8;

/** The beats of some lines: one for each event that leaves a sign. */
export function tell(news: readonly Line[]): Beat<Scene, Sign>[] {
  const signs = news
    .flatMap((line) => eventsOf<Event>(line))
    .flatMap((event) => signOf(event) ?? []);
  return signs.slice(-LATEST).map((sign) => ({ scene: null, signs: [sign] }));
}

/** The sign an event leaves, if it leaves one. */
export function signOf({ key, args }: Event): Sign | null {
  switch (key) {
    case 'coins-gained':
      return sign(args.seat, 'coins', args.coins);
    case 'coins-lost':
      return sign(args.seat, 'coins', -args.coins);
    case 'income':
      return sign(args.seat, 'income', args.coins);
    case 'worked':
      return sign(args.seat, 'coins', args.coins);
    case 'reputation-changed':
      return sign(args.seat, 'reputation', args.change);
    case 'item-gained':
      return sign(args.seat, nameOf(args.item), args.number);
    case 'cider-taken':
      return sign(args.seat, 'cider', 1);
    case 'cave-kept':
      return sign(args.seat, 'cave', 1, args.cave);
    case 'villager-joins':
      return sign(args.seat, 'villager', 1, args.villager);
    case 'trained':
      return sign(args.seat, 'villager', 1, args.recruit);
    case 'built':
      return sign(args.seat, 'house', 1, args.building);
    case 'harvested':
      return sign(args.seat, 'harvest_bonus', args.number);
    case 'placed':
      return sign(args.seat, nameOf(args.item), 1);
    case 'passed':
      return sign(args.seat, 'pass', 0);
    default:
      return null;
  }
}

function sign(seat: string, glyph: string, number: number, thing: string | null = null): Sign {
  return { seat: Number(nameOf(seat)), glyph, number, thing };
}

function nameOf(reference: string): string {
  return reference.slice(reference.indexOf(':') + 1);
}

const CHANGES: readonly string[] = [
  'coins-gained',
  'coins-lost',
  'reputation-changed',
  'item-gained',
  'villager-joins',
  'villagers-injured',
  'cave-kept',
];

/**
 * What an exploration changed, once its end was told among the news; null if it was not. Where somebody has to
 * decide in between, `before` is what was changed until then.
 */
export function changesIn(
  news: readonly Line[],
  before: readonly Phrase[] | null = null,
): readonly Phrase[] | null {
  let found: Phrase[] | null = before === null ? null : [...before];
  for (const phrase of news.flatMap(({ events }) => events)) {
    if (phrase.key === 'exploration-succeeds' || phrase.key === 'exploration-fails') found = [];
    else if (found !== null && CHANGES.includes(phrase.key)) found.push(phrase);
  }
  return found;
}
