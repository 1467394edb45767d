/** What the lines of a log tell, as beats: buildings as they stood, the tortoise on its way, numbers at fields. */

import { eventsOf } from '../../board/events';
import { nameOf } from '../../board/references';
import type { Beat, Pace } from '../../board/telling.svelte';
import type { Line } from '../../net/wire.gen';
import type { Event } from './events.gen';
import type { FieldView, View } from './view.gen';

/** What is drawn during a beat: the buildings and the tortoise of that moment, and where it goes. */
export interface Scene {
  readonly fields: readonly FieldView[];
  readonly crane: number | null;
  readonly walk: number | null;
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

/** Of a longer story only the end is played. */
const LATEST = 6;

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
    const signs = notes(events);
    if (signs.length > 0) beats.push({ scene: { fields, crane, walk: null }, signs });
    const moved = events.find((event) => event.key === 'crane-moved');
    if (moved !== undefined) {
      const goal = Number(nameOf(moved.args.territory));
      if (crane !== null) {
        beats.push({
          scene: { fields, crane, walk: goal },
          signs: [{ kind: 'walk', from: crane, to: goal }],
        });
      }
      crane = goal;
    }
    const grown = growth(events);
    if (grown.length > 0) {
      beats.push({ scene: { fields, crane, walk: null }, signs: grown, lasts: 2 });
    }
  }
  return beats.slice(-LATEST);
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
