/** What can be done, with what it would cost and bring: for rings, shelves, cards and pages. */

import type { Option } from '../net/wire.gen';
import type { Words } from '../words/words';
import type { Chooser } from './chooser';

/** So much of each: `{ coins: 3 }`. */
export type Amounts = Readonly<Record<string, number>>;

/** A pick with its name and its price. */
export interface Act {
  readonly pick: string;
  readonly name: string;
  /** What it costs and brings at least, and the units of which that still depends on later picks. */
  readonly cost: Amounts;
  readonly gain: Amounts;
  readonly depends: readonly string[];
  readonly picked: boolean;
}

/** Some picks as what can be done. */
export function actsOf(picks: readonly string[], chooser: Chooser, words: Words): Act[] {
  return picks.map((pick) => {
    const picked = chooser.picked.includes(pick);
    const next = picked ? chooser : chooser.replace(pick);
    const options = next.option === null ? next.remaining : [next.option];
    const cost = least(options, 'cost');
    const gain = least(options, 'gain');
    const depends = [...cost.differs, ...gain.differs];
    return {
      pick,
      name: words.name(pick),
      cost: cost.amounts,
      gain: gain.amounts,
      depends,
      picked,
    };
  });
}

/** What all of some options take or bring at least, and of what some take or bring more. */
function least(
  options: readonly Option[],
  side: 'cost' | 'gain',
): { amounts: Amounts; differs: readonly string[] } {
  const units = new Set(options.flatMap((option) => Object.keys(option[side] ?? {})));
  const amounts: Record<string, number> = {};
  const differs: string[] = [];
  for (const unit of units) {
    const found = options.map((option) => option[side]?.[unit] ?? 0);
    const low = Math.min(...found);
    if (low !== 0) amounts[unit] = low;
    if (low !== Math.max(...found)) differs.push(unit);
  }
  return { amounts, differs };
}

/** An amount in words: the message `unit-coins` with its `count`. */
export function amountText(unit: string, count: number, words: Words): string {
  const key = `unit-${unit}`;
  return words.has(key) ? words.say(key, { count }) : `${count} ${unit}`;
}

/** How many things of sets are ticked, and how few or many could be with what is picked besides. */
export interface Tally {
  readonly ticked: number;
  readonly least: number;
  readonly most: number;
}

/** The running total of what is ticked; null where nothing is to be ticked, or something else could be done as well. */
export function tallyOf(chooser: Chooser): Tally | null {
  if (chooser.ticks.length === 0) return null;
  const begun = chooser.picked.some((pick) => chooser.formOf(pick) === 'set');
  if (!begun && chooser.possible.some((pick) => chooser.formOf(pick) === 'sequence')) return null;
  const isTick = (pick: string): boolean => chooser.formOf(pick) === 'set';
  // What follows by itself is ticked, too.
  const ticked = (chooser.option?.picks ?? chooser.picked).filter(isTick).length;
  const bare = chooser.picked.filter((pick) => chooser.formOf(pick) === 'sequence');
  const counts = bare
    .reduce(
      (rest, pick) => (rest.possible.includes(pick) ? rest.pick(pick) : rest),
      chooser.restart(),
    )
    .remaining.map(({ picks }) => picks.filter(isTick).length);
  return { ticked, least: Math.min(...counts), most: Math.max(...counts) };
}

/** A complete move in words: steps after each other, things of a set beside each other. */
export function moveText(picks: readonly string[], chooser: Chooser, words: Words): string {
  const steps: string[] = [];
  let ticking = false;
  for (const pick of picks) {
    const form = chooser.formOf(pick);
    if (form === 'confirms' && picks.length > 1) continue;
    const name = words.name(pick);
    if (name === '') continue;
    const last = steps.length - 1;
    if (form === 'set' && ticking) steps[last] = `${steps[last] ?? ''}, ${name}`;
    else steps.push(name);
    ticking = form === 'set';
  }
  return steps.join(' → ');
}
