/** What the parts of the board ask and tell about things, by reference. */

import type { Chooser } from '../../../board/contract';

export interface Hands {
  /** What pointing at a thing would pick now; null where nothing, or where it is picked already. */
  readonly pick: (thing: string) => string | null;
  /** Whether the thing is an answer to what is asked now, not only possible from another end. */
  readonly asked: (thing: string) => boolean;
  readonly picked: (thing: string) => boolean;
  readonly pointed: (thing: string) => boolean;
  readonly wrong: (thing: string) => boolean;
  readonly lit: (thing: string) => boolean;
  readonly label: (thing: string) => string;
  readonly choose: (thing: string) => void;
  readonly point: (pick: string | null) => void;
}

/** What can be picked, by the thing that is pointed at; picked things are not offered again. */
export function offered(chooser: Chooser): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pick of chooser.possible) {
    const thing = chooser.thingOf(pick);
    if (!chooser.picked.includes(pick) && !found.has(thing)) found.set(thing, pick);
  }
  return found;
}

/** What was picked, and what goes along with it where there is no other way: a party of the last two. */
function meant(chooser: Chooser): readonly string[] {
  return chooser.option?.picks ?? chooser.picked;
}

/** The things that belong to the move that is put together. */
export function taken(chooser: Chooser): ReadonlySet<string> {
  return new Set(meant(chooser).map((pick) => chooser.thingOf(pick)));
}

/** The things that answer what is asked now. */
export function asked(chooser: Chooser): ReadonlySet<string> {
  return new Set(chooser.choices.map((pick) => chooser.thingOf(pick)));
}

/** The verb of the move that is put together, once it is clear: `explore`. */
export function verbOf(chooser: Chooser): string | null {
  const verb = chooser.picked.find((pick) => pick.startsWith('do:') && pick !== 'do:go');
  return verb === undefined ? null : verb.slice('do:'.length);
}

/** The names in a role of the move that is put together. */
export function namesIn(chooser: Chooser, role: string): string[] {
  return meant(chooser)
    .filter((pick) => pick.startsWith(`${role}:`))
    .map((pick) => pick.slice(role.length + 1));
}

/** The page of a phone where what is asked next lies, once something was picked. */
export function leafFor(chooser: Chooser): 'market' | 'village' | null {
  const kinds = new Set(chooser.choices.map((pick) => pick.slice(0, pick.indexOf(':'))));
  if (chooser.picked.length === 0) return null;
  if (kinds.has('building') || kinds.has('recruit') || kinds.has('row')) return 'market';
  return kinds.has('token') || kinds.has('item') ? 'village' : null;
}
