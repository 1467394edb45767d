/** What of a tile can be placed: the stamps before somebody, and the slots without a place. */

import type { Chooser } from '../../../board/chooser';
import { kindOf } from '../../../board/references';
import { ELEMENTS, shownBy } from '../material';

/** The elements that can be placed, or were chosen; another one may always be chosen instead. */
export function stampsOf(chooser: Chooser): string[] {
  const { options, picked, possible } = chooser;
  const offered = new Set(options.flatMap((option) => option.picks));
  const cards = options.some(({ picks }) => kindOf(picks[0] ?? '') === 'card');
  if (cards && !picked.some((pick) => kindOf(pick) === 'card')) return [];
  return ELEMENTS.map((element) => `element:${element}`).filter((pick) =>
    cards ? possible.includes(pick) || picked.includes(pick) : offered.has(pick),
  );
}

/** The elements of open slots for which there is no place now. */
export function waitingSlots(open: string, stamps: readonly string[]): string[] {
  return ELEMENTS.filter(
    (element) =>
      [...open].some((letter) => letter !== 'W' && shownBy(letter) === element) &&
      !stamps.includes(`element:${element}`),
  );
}

/** How many open slots are for an element. */
export function slotsFor(pick: string, open: string): number {
  return [...open].filter((letter) => `element:${shownBy(letter)}` === pick).length;
}

/** The cards with which something can be built. */
export function buildersOf(chooser: Chooser): string[] {
  const picks = new Set(chooser.options.flatMap((option) => option.picks));
  return [...picks].filter((pick) => kindOf(pick) === 'card');
}
