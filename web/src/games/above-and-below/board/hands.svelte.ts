/** What the parts of the board know and do about things, from what the table says of them. */

import type { BoardProps } from '../../../board/contract';
import type { Facts, View } from '../view.gen';
import { asked, type Hands, offered, taken, verbOf } from './hands';

type Told = Pick<
  BoardProps<View, Facts>,
  'chooser' | 'labels' | 'words' | 'pointed' | 'faults' | 'lit' | 'onthing' | 'onwhy' | 'onpoint'
> & {
  /** The village of the one who looks. */
  readonly own: View['players'][number] | undefined;
};

/**
 * Hands that follow the table; called while the board is set up. Each part is a value of its own, so that a
 * thing is only asked again about what changed: names are long sentences, and there are many things.
 */
export function handsOf(told: () => Told): Hands {
  const chooser = $derived(told().chooser);
  const open = $derived(offered(chooser));
  const answers = $derived(asked(chooser));
  const done = $derived(taken(chooser));
  const pick = $derived(told().pointed);
  const pointed = $derived(pick === null ? null : chooser.thingOf(pick));
  const faults = $derived(told().faults);
  const lit = $derived(told().lit);
  const labels = $derived(told().labels);
  const words = $derived(told().words);
  return {
    pick: (thing) => open.get(thing) ?? null,
    asked: (thing) => answers.has(thing),
    picked: (thing) => done.has(thing),
    pointed: (thing) => pointed === thing,
    wrong: (thing) => faults.includes(thing),
    lit: (thing) => lit.includes(thing),
    label: (thing) => labels[thing] ?? words.name(thing),
    choose: (thing) => {
      if (open.has(thing) || done.has(thing)) told().onthing(thing);
      else choose(thing, told());
    },
    point: (pointedAt) => told().onpoint(pointedAt),
  };
}

/** Point at what cannot be picked: people who cannot take part in what was chosen, and options, say why. */
function choose(thing: string, { own, chooser, onthing, onwhy }: Told): void {
  const verb = verbOf(chooser);
  const folk = own === undefined ? [] : [...own.ready, ...own.exhausted, ...own.injured];
  if (thing.startsWith('option:')) onwhy([thing]);
  else if (verb !== null && folk.some((id) => thing === `villager:${id}`)) {
    onwhy([`do:${verb}`, thing]);
  } else onthing(thing);
}
