/** What a click on the garden means, from the options alone: which fields are offered and how, which claim is best. */

import type { Chooser } from '../../board/contract';
import { kindOf, nameOf } from '../../board/references';
import type { Option } from '../../net/wire.gen';
import type { View } from './view.gen';

/** How a field is offered: by itself, only with a ruse, or as the answer to what is asked now. */
export interface Offer {
  readonly how: 'plain' | 'ruse' | 'choice';
  readonly pick: string;
}

/** Whether a roof is being moved, so that buildings mean where it comes from and goes to. */
export function movesRoof(picked: readonly string[]): boolean {
  return picked.some((pick) => pick === 'ruse:roof' || kindOf(pick) === 'from');
}

/** The picks that a click on a field can mean. Where a roof goes to is meant only after one was taken. */
export function meanings(field: string, chooser: Chooser): readonly string[] {
  const roofing = movesRoof(chooser.picked);
  const picks = chooser.byThing(`field:${field}`).filter((pick) => {
    return roofing || kindOf(pick) !== 'to';
  });
  const asked = picks.filter((pick) => chooser.choices.includes(pick));
  return roofing && asked.length > 0 ? asked : picks;
}

/** The fields that can be picked next. */
export function offersOf(chooser: Chooser): ReadonlyMap<string, Offer> {
  const offers = new Map<string, Offer>();
  const { picked, choices } = chooser;
  if (picked.some((pick) => kindOf(pick) === 'field')) return offers;
  if (movesRoof(picked)) {
    for (const pick of choices) {
      if (chooser.thingOf(pick).startsWith('field:')) {
        offers.set(nameOf(pick), { how: 'choice', pick });
      }
    }
    return offers;
  }
  for (const option of chooser.remaining) {
    const pick = option.picks.find((one) => kindOf(one) === 'field');
    if (pick === undefined || option.picks.includes('ruse:roof')) continue;
    const added = option.picks.some((one) => kindOf(one) === 'ruse' && !picked.includes(one));
    if (!added || !offers.has(nameOf(pick))) {
      offers.set(nameOf(pick), { how: added ? 'ruse' : 'plain', pick });
    }
  }
  return offers;
}

/** The claim that brings most to the complete action, with what it takes from own secrets; null: none is worth it. */
export function bestClaim(chooser: Chooser): string | null {
  const { option } = chooser;
  if (option === null || option.picks.some((pick) => kindOf(pick) === 'claim')) return null;
  let best: string | null = null;
  let most = worth(option);
  for (const other of chooser.remaining) {
    const claim = other.picks.find((pick) => kindOf(pick) === 'claim');
    if (claim === undefined || other.picks.length !== option.picks.length + 1) continue;
    if (!chooser.tags.includes(claim) || worth(other) <= most) continue;
    best = claim;
    most = worth(other);
  }
  return best;
}

/** The points an option brings now, and the points of secrets that it brings or takes. */
function worth({ cost = {}, gain = {} }: Option): number {
  const isPoints = (unit: string): boolean => unit === 'points' || unit.startsWith('secret-');
  const sum = (amounts: Readonly<Record<string, number>>): number =>
    Object.entries(amounts).reduce((all, [unit, count]) => all + (isPoints(unit) ? count : 0), 0);
  return sum(gain) - sum(cost);
}

/** The fields that a move would change, as they would be then. */
export function changedFields(now: View, then: View): View['fields'] {
  return then.fields.filter((field, index) => {
    const before = now.fields[index];
    return (
      field.owner !== before?.owner || field.floors !== before.floors || field.roof !== before.roof
    );
  });
}
