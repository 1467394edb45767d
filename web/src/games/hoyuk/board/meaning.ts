/** What a cell of the town means while a move is put together. No rules: only what the options say. */

import { amountText } from '../../../board/acts';
import type { Chooser } from '../../../board/chooser';
import { kindOf, nameOf, pickedAs } from '../../../board/references';
import type { Option } from '../../../net/wire.gen';
import type { Words } from '../../../words/words';
import type { Facts, Square, View } from '../view.gen';
import { allCells, beside, nameOf as cellName } from './geometry';

/** What may stand on a roof. */
const ON_ROOF: readonly string[] = ['oven', 'shrine', 'villager', 'shaman'];

/** Roles that say where; what else was picked says what. */
const WHERE: readonly string[] = ['cell', 'side', 'block', 'from'];

/** The chooser without where something is to stand, so that another place can be taken instead. */
export function unplaced(chooser: Chooser): Chooser {
  return chooser.picked
    .filter((pick) => !WHERE.includes(kindOf(pick)))
    .reduce<Chooser>(
      (rest, pick) =>
        rest.possible.includes(pick) && !rest.picked.includes(pick) ? rest.pick(pick) : rest,
      chooser.restart(),
    );
}

/** The kind of card if exactly one is ticked: it may be put onto a cell as well. */
export function singleTick(picked: readonly string[]): string | null {
  const [only] = picked;
  return picked.length === 1 && only !== undefined && kindOf(only) === 'set' ? nameOf(only) : null;
}

/** The cells of every block. */
export function byBlock(squares: readonly Square[]): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (const { block, cell } of squares) found.set(block, [...(found.get(block) ?? []), cell]);
  return found;
}

/** The element that is asked for if there is only one; that it may be declined does not matter. */
export function onlyElement(choices: readonly string[]): string | null {
  const asked = choices.filter((choice) => kindOf(choice) !== 'finish');
  const [only] = asked;
  return asked.length === 1 && only !== undefined && kindOf(only) === 'element'
    ? nameOf(only)
    : null;
}

/** Which pick each cell means now; cells that mean nothing are missing. */
export function cellPicks(
  chooser: Chooser,
  choices: readonly string[],
  squares: readonly Square[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (choices.length === 0 && chooser.option === null) return found;
  const asks = (kind: string): boolean => choices.some((choice) => kindOf(choice) === kind);
  const cell = pickedAs(chooser.picked, 'cell');
  const card = singleTick(chooser.picked);
  const base = card === null ? unplaced(chooser) : ticked(chooser, card);
  for (const pick of asks('from') ? chooser.possible : [...chooser.possible, ...base.possible]) {
    const kind = kindOf(pick);
    if (kind === 'from' ? asks('from') || !asks('cell') : kind === 'cell' && !asks('from')) {
      if (!found.has(nameOf(pick))) found.set(nameOf(pick), pick);
    }
    if (kind === 'block') {
      for (const square of squares) {
        if (String(square.block) === nameOf(pick)) found.set(square.cell, pick);
      }
    }
  }
  for (const pick of choices) {
    const host = kindOf(pick) === 'side' && cell !== null ? beside(cell, nameOf(pick)) : null;
    if (host !== null) found.set(host, pick);
  }
  return found;
}

/** How cells that accept something are lit: quietly as long as it is open what is built there; null: not at all. */
export function lightOf(
  element: string | null,
  picked: readonly string[],
  choices: readonly string[],
): 'full' | 'quiet' | null {
  const asks = (...kinds: string[]): boolean =>
    choices.some((pick) => kinds.includes(kindOf(pick)));
  if (element !== null || asks('cell', 'from', 'side')) return 'full';
  if (picked.some((pick) => kindOf(pick) === 'card')) return 'full';
  return asks('element') ? 'quiet' : null;
}

/** The cells that can be taken where one is asked for; only hosts where a pen asks for its side. */
export function openCells(targets: ReadonlyMap<string, string>, sides: boolean): string[] {
  return [...targets].flatMap(([cell, pick]) =>
    kindOf(pick) !== 'block' && (!sides || kindOf(pick) === 'side') ? [cell] : [],
  );
}

/** What to ask about somebody who points at a cell that cannot be picked. */
export function questioned(
  picked: readonly string[],
  choices: readonly string[],
  cell: string,
): string[] {
  const from = choices.some((choice) => kindOf(choice) === 'from') ? [`from:${cell}`] : [];
  return [...picked.filter((pick) => kindOf(pick) !== 'cell'), ...from, `cell:${cell}`];
}

/** The chooser as if the ticked card were to build. */
function ticked(chooser: Chooser, card: string): Chooser {
  const start = chooser.restart();
  const pick = `card:${card}`;
  return start.possible.includes(pick) ? start.pick(pick) : start;
}

/** The blocks that can be picked or were, each with its cells. */
export function offeredBlocks(
  { blocks, squares }: Pick<View, 'blocks' | 'squares'>,
  choices: readonly string[],
  picked: readonly string[],
): { readonly key: number; readonly cells: readonly string[]; readonly on: boolean }[] {
  const cells = byBlock(squares);
  return blocks.flatMap(({ number }) => {
    const pick = `block:${number}`;
    const on = picked.includes(pick);
    return on || choices.includes(pick)
      ? [{ key: number, cells: cells.get(number) ?? [], on }]
      : [];
  });
}

/** How many cards each block would bring to whoever chooses it. */
export function prizes(options: readonly Option[]): ReadonlyMap<number, number> {
  return new Map(
    options.flatMap(({ picks, gain }) => {
      const [pick] = picks;
      const cards = gain?.['cards'];
      return pick !== undefined && kindOf(pick) === 'block' && cards !== undefined
        ? [[Number(nameOf(pick)), cards] as const]
        : [];
    }),
  );
}

/** What a new storey would sweep off the roof, as a sentence; null where it sweeps nothing. */
export function sweptBy(option: Option | null, words: Words): string | null {
  const lost = Object.entries(option?.cost ?? {}).filter(([unit]) => ON_ROOF.includes(unit));
  if (lost.length === 0 || option?.picks[0] !== 'element:house') return null;
  const what = lost.map(([unit, count]) => amountText(unit, count, words)).join(', ');
  return words.say('web-swept', { what });
}

/** What stands in the way of an element, by cell: the key of the sentence. */
export function reasons(
  facts: Facts,
  element: string | null,
  rows: number,
): ReadonlyMap<string, string> {
  const letters = facts.places.find((one) => one.element === element)?.letters;
  const found = new Map<string, string>();
  if (letters === undefined) return found;
  for (const [at, letter] of [...letters].entries()) {
    const why = facts.reasons.find((one) => one.letter === letter);
    const cell = cellName({ column: Math.floor(at / rows), row: at % rows });
    if (why !== undefined) found.set(cell, why.key);
  }
  return found;
}

/** Forbidden cells worth shading: free ground or ruins that touch something. */
export function shadedCells(
  why: ReadonlyMap<string, string>,
  squares: readonly Square[],
  columns: number,
  rows: number,
): string[] {
  const kinds = new Map(squares.map(({ cell, kind }) => [cell, kind] as const));
  return allCells(columns, rows).filter((cell) => {
    const key = why.get(cell);
    // That a pen needs a house beside it goes without saying.
    if (key === undefined || key === 'not-host') return false;
    if ((kinds.get(cell) ?? 'ruin') !== 'ruin') return false;
    return kinds.has(cell) || ['n', 'e', 's', 'w'].some((s) => kinds.has(beside(cell, s) ?? ''));
  });
}

/** The town with what a move would change in it, and the cells that differ. */
export function withGhost(
  squares: readonly Square[],
  ghost: readonly Square[] | null,
): { readonly squares: readonly Square[]; readonly changed: ReadonlySet<string> } {
  if (ghost === null) return { squares, changed: new Set() };
  const before = new Map(squares.map((square) => [square.cell, JSON.stringify(square)]));
  const changed = new Set(
    ghost.filter((square) => before.get(square.cell) !== JSON.stringify(square)).map((s) => s.cell),
  );
  return { squares: ghost, changed };
}
