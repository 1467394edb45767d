/** What a card or a line of the log speaks of: fields and beds to be lit. */

import { kindOf, nameOf } from '../../../board/references';
import { secretIn } from '../material';
import type { Facts, View } from '../view.gen';

const FEW = 2;

export interface Light {
  readonly fields: ReadonlySet<string>;
  readonly beds: ReadonlySet<number>;
}

/** The light of a card (`project:P07`, `secret:CAB`), else that of a line of the log. */
export function lightOf(
  card: string | null,
  view: View,
  facts: Facts,
  lit: readonly string[],
): Light {
  const fields = new Set<string>();
  const beds = new Set<number>();
  if (card !== null && kindOf(card) === 'project') {
    const seat = view.viewer ?? view.active;
    const found = facts.projects.find(({ project }) => project === nameOf(card));
    for (const id of seat === null ? [] : (found?.fields[seat] ?? [])) fields.add(id);
  } else if (card !== null) {
    const secret = secretIn(nameOf(card));
    for (const bed of secret?.beds ?? []) beds.add(bed);
    for (const { id, terrain } of view.fields) {
      if (secret?.terrain !== null && terrain === secret?.terrain) fields.add(id);
    }
  } else {
    for (const one of lit) {
      if (kindOf(one) === 'field') fields.add(nameOf(one));
      else if (kindOf(one) === 'territory') beds.add(Number(nameOf(one)));
    }
  }
  // Where growth lights nearly every sign, none of them says anything.
  if (card === null && beds.size > FEW) beds.clear();
  return { fields, beds };
}
