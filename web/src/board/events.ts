import type { Line } from '../net/wire.gen';

/** What a line of the log tells, in the types of its game: `eventsOf<Event>(line)`, see `events.gen.ts`. */
export function eventsOf<E extends { readonly key: string }>({ events }: Line): readonly E[] {
  return events as readonly unknown[] as readonly E[];
}
