/** What the lines of a log tell, as beats: buildings as they stood, the tortoise on its way, numbers at fields. */

import { eventsOf } from '../../board/events';
import { nameOf } from '../../board/references';
import type { Beat, Pace } from '../../board/telling.svelte';
import type { Line, Phrase } from '../../net/wire.gen';
import type { Event } from './events.gen';
import type { FieldView, View } from './view.gen';

/** What is drawn during a beat: buildings and tortoise of that moment and where it goes; a sentence, a card. */
export interface Scene {
  readonly fields: readonly FieldView[];
  readonly crane: number | null;
  readonly walk: number | null;
  readonly said: Phrase | null;
  /** The card that lights up: `project:P07`, `secret:MAR`. */
  readonly card: string | null;
}

export type Tone = 'good' | 'bad';

/** What is to be seen until the next move. */
export type Sign =
  | { readonly kind: 'field'; readonly field: string; readonly text: string; readonly tone: Tone }
  | { readonly kind: 'walk'; readonly from: number; readonly to: number }
  | { readonly kind: 'grown'; readonly bed: number; readonly seat: number; readonly gain: number };

export const PACE: Pace = {
  beat: { full: 420, slow: 1100, reduced: 0 },
  linger: { full: Infinity, slow: Infinity, reduced: Infinity },
};

/** Of a longer story only the end is played, but the end of a game is told from its first card. */
const LATEST = 8;

/** Parts of an action that are said over the garden while they are seen. */
const SAID: ReadonlySet<string> = new Set(['raided', 'claimed', 'roof-moved', 'territory-changed']);
const SAYING = 3;

/** What follows an action and is told by itself, and for how long, in beats. */
const FOLLOWS: Readonly<Record<string, number>> = {
  passed: 2,
  'project-shown': 3,
  'end-triggered': 4,
  'next-chosen': 2,
  'secret-scored': 4,
  'population-scored': 3,
};

/** The beats that lead from one position to another. */
export function tell(
  before: Pick<View, 'fields' | 'crane'>,
  news: readonly Line[],
): Beat<Scene, Sign>[] {
  const beats: Beat<Scene, Sign>[] = [];
  let { fields, crane } = before;
  for (const line of news) {
    const events = eventsOf<Event>(line);
    for (const event of events) fields = changed(fields, event);
    const still: Scene = { fields, crane, walk: null, said: null, card: null };
    const signs = notes(events);
    const said = events.find(({ key }) => SAID.has(key));
    if (said !== undefined) {
      beats.push({ scene: { ...still, said: phraseOf(said) }, signs, lasts: SAYING });
    } else if (signs.length > 0) beats.push({ scene: still, signs });
    const moved = events.find((event) => event.key === 'crane-moved');
    if (moved !== undefined) {
      const goal = Number(nameOf(moved.args.territory));
      if (crane !== null) {
        const way: Sign = { kind: 'walk', from: crane, to: goal };
        beats.push({ scene: { ...still, walk: goal }, signs: [way] });
      }
      crane = goal;
    }
    const grown = growth(events);
    if (grown.length > 0) beats.push({ scene: { ...still, crane }, signs: grown, lasts: 3 });
    for (const event of events) {
      const lasts = FOLLOWS[event.key];
      if (lasts === undefined) continue;
      const scene = { ...still, crane, said: phraseOf(event), card: cardOf(event) };
      beats.push({ scene, signs: [], lasts });
    }
  }
  const end = beats.findIndex(({ scene }) => scene?.card?.startsWith('secret:') === true);
  const latest = Math.max(0, beats.length - LATEST);
  return beats.slice(end < 0 ? latest : Math.min(end, latest));
}

function phraseOf({ key, args }: Event): Phrase {
  return { key, args };
}

/** The card an event is about. */
function cardOf(event: Event): string | null {
  if (event.key === 'project-shown') return `project:${nameOf(event.args.project)}`;
  return event.key === 'secret-scored' ? `secret:${nameOf(event.args.secret)}` : null;
}

/** The fields after something happened to one of them. */
function changed(fields: readonly FieldView[], event: Event): readonly FieldView[] {
  const set = (name: string, change: Partial<FieldView>): readonly FieldView[] =>
    fields.map((field) => (field.id === nameOf(name) ? { ...field, ...change } : field));
  switch (event.key) {
    case 'built': {
      const { seat, field, floors, terrain } = event.args;
      const old = fields.find(({ id }) => id === nameOf(field));
      const tile = old?.tile === true || old?.terrain === 'bramble';
      return set(field, { owner: seatOf(seat), floors, tile, terrain: nameOf(terrain) });
    }
    case 'demolished':
      return set(event.args.field, { owner: null, floors: 0, roof: false });
    case 'raided':
      return set(event.args.field, { owner: seatOf(event.args.seat), roof: false });
    case 'claimed':
      return set(event.args.field, { roof: true });
    case 'roof-moved': {
      const { source, destination } = event.args;
      return fields.map((field) => {
        if (field.id === nameOf(source)) return { ...field, roof: false };
        return field.id === nameOf(destination) ? { ...field, roof: true } : field;
      });
    }
    default:
      return fields;
  }
}

/** What people gained or paid, at the field where they did. */
function notes(events: readonly Event[]): Sign[] {
  const found = new Map<string, { texts: string[]; tone: Tone }>();
  const note = (reference: string, text: string, tone: Tone): void => {
    const field = nameOf(reference);
    const texts = [...(found.get(field)?.texts ?? []), text].filter((one) => one !== '');
    found.set(field, { texts, tone });
  };
  for (const event of events) {
    if (event.key === 'built') note(event.args.field, `−${event.args.cost}`, 'bad');
    else if (event.key === 'raided') note(event.args.field, `−${event.args.price}`, 'bad');
    else if (event.key === 'demolished') note(event.args.field, `+${event.args.gain}`, 'good');
    else if (event.key === 'claimed') note(event.args.field, `★ ${event.args.points}`, 'good');
    else if (event.key === 'roof-moved') {
      note(event.args.source, '', 'good');
      note(event.args.destination, '', 'good');
    }
  }
  return [...found].map(([field, { texts, tone }]) => {
    return { kind: 'field', field, text: texts.join('  '), tone };
  });
}

/** Who grew in which bed. */
function growth(events: readonly Event[]): Sign[] {
  return events.flatMap((event): Sign[] => {
    if (event.key !== 'grown') return [];
    const seat = seatOf(event.args.seat);
    const sign = (gain: number) => (bed: string) =>
      ({ kind: 'grown', bed: Number(nameOf(bed)), seat, gain }) as const;
    return [...event.args.most.map(sign(2)), ...event.args.tied.map(sign(1))];
  });
}

function seatOf(reference: string): number {
  return Number(nameOf(reference));
}
