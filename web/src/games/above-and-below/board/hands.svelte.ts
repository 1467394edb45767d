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

/** Hands that follow the table; called while the board is set up. */
export function handsOf(told: () => Told): Hands {
  const open = $derived(offered(told().chooser));
  const answers = $derived(asked(told().chooser));
  const done = $derived(taken(told().chooser));
  return {
    pick: (thing) => open.get(thing) ?? null,
    asked: (thing) => answers.has(thing),
    picked: (thing) => done.has(thing),
    pointed: (thing) => {
      const { pointed, chooser } = told();
      return pointed !== null && chooser.thingOf(pointed) === thing;
    },
    wrong: (thing) => told().faults.includes(thing),
    lit: (thing) => told().lit.includes(thing),
    label: (thing) => told().labels[thing] ?? told().words.name(thing),
    choose: (thing) => {
      if (open.has(thing) || done.has(thing)) told().onthing(thing);
      else choose(thing, told());
    },
    point: (pick) => told().onpoint(pick),
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
