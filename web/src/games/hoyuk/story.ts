/** What the lines of a log tell, as beats a board can show one after the other. */

import { eventsOf } from '../../board/events';
import { nameOf } from '../../board/references';
import type { Beat, Pace } from '../../board/telling.svelte';
import type { Line } from '../../net/wire.gen';
import type { Event } from './events.gen';
import type { Square } from './view.gen';

export type Squares = readonly Square[];

/** What is drawn during a beat: the town of that moment. */
export interface Scene {
  readonly squares: Squares;
}

/** What is to be seen for a while after a beat. */
export type Sign =
  | { readonly kind: 'built'; readonly cell: string; readonly seat: number }
  | { readonly kind: 'lost'; readonly cell: string; readonly seat: number }
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly seat: number }
  | {
      readonly kind: 'struck';
      readonly card: string;
      readonly blocks: readonly number[];
      readonly spared: readonly number[];
    }
  | { readonly kind: 'won'; readonly block: number; readonly seat: number; readonly card: string }
  | { readonly kind: 'evaluated'; readonly block: number; readonly alone: boolean }
  | {
      readonly kind: 'scored';
      readonly seat: number;
      readonly points: number;
      readonly card: string;
    };

export const PACE: Pace = {
  beat: { full: 420, slow: 1100, reduced: 0 },
  linger: { full: Infinity, slow: Infinity, reduced: Infinity },
};

/** A catastrophe is looked at before it does anything. */
const SHOCK = 4;
const REWARD = 2;

/** The beats that lead from one town to the next; lines that change nothing on the board have none. */
export function tell(before: Squares, news: readonly Line[]): Beat<Scene, Sign>[] {
  return news.flatMap((line) => beatsOf(before, eventsOf<Event>(line)));
}

function beatsOf(before: Squares, events: readonly Event[]): Beat<Scene, Sign>[] {
  const beats: Beat<Scene, Sign>[] = [];
  const shocks = events.flatMap((event) => (isShock(event) ? (signOf(event) ?? []) : []));
  if (shocks.length > 0) beats.push({ scene: { squares: before }, signs: shocks, lasts: SHOCK });
  const rewards = events.flatMap((event) => (isReward(event) ? (signOf(event) ?? []) : []));
  if (rewards.length > 0) beats.push({ scene: null, signs: rewards, lasts: REWARD });
  const others = events.flatMap((event) =>
    isShock(event) || isReward(event) ? [] : (signOf(event) ?? []),
  );
  if (others.length > 0) beats.push({ scene: null, signs: others });
  return beats;
}

/** The card of the last catastrophe among signs. */
export function shockOf(signs: readonly Sign[]): string | null {
  return signs.reduce<string | null>(
    (card, sign) => (sign.kind === 'struck' ? sign.card : card),
    null,
  );
}

function isShock({ key }: Event): boolean {
  return key === 'catastrophe';
}

function isReward({ key }: Event): boolean {
  return key === 'wins' || key === 'evaluates';
}

/** What an event leaves to be seen; nothing where it only is worth a line. */
export function signOf(event: Event): Sign | null {
  switch (event.key) {
    case 'builds-house':
    case 'rebuilds':
    case 'builds-storey':
    case 'builds':
    case 'razes':
    case 'shaman-follows':
      return { kind: 'built', cell: nameOf(event.args.cell), seat: numberOf(event.args.seat) };
    case 'steals':
      return {
        kind: 'moved',
        from: nameOf(event.args.source),
        to: nameOf(event.args.cell),
        seat: numberOf(event.args.seat),
      };
    case 'loses':
      return { kind: 'lost', cell: nameOf(event.args.cell), seat: numberOf(event.args.seat) };
    case 'catastrophe':
      return {
        kind: 'struck',
        card: nameOf(event.args.card),
        blocks: event.args.blocks.map(numberOf),
        spared: event.args.spared.map(numberOf),
      };
    case 'wins':
      return {
        kind: 'won',
        block: numberOf(event.args.block),
        seat: numberOf(event.args.seat),
        card: nameOf(event.args.card),
      };
    case 'evaluates':
      return {
        kind: 'evaluated',
        block: numberOf(event.args.block),
        alone: event.args.residents < 2,
      };
    case 'plays-set':
      return {
        kind: 'scored',
        seat: numberOf(event.args.seat),
        points: event.args.points,
        card: nameOf(event.args.card),
      };
    default:
      return null;
  }
}

function numberOf(reference: string): number {
  return Number(nameOf(reference));
}
