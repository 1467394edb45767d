/** Several losses are ticked on the board in any order, laid as one plan and confirmed once. */

import type { Chooser } from '../../../board/chooser';
import type { Option } from '../../../net/wire.gen';
import type { View } from '../view.gen';

/** Cells with one more or one less; where there are enough already, the newest takes the oldest's place. */
export function toggled(cells: readonly string[], cell: string, most: number): readonly string[] {
  if (cells.includes(cell)) return cells.filter((one) => one !== cell);
  return [...cells, cell].slice(-most);
}

/** The moves that cells mean where pointing at one is all there is to it. */
export function movesOf(cells: readonly string[], options: readonly Option[]): string[] {
  return cells.flatMap((cell) => {
    const option = options.find(({ picks }) => picks.length === 1 && picks[0] === `cell:${cell}`);
    return option === undefined ? [] : [option.move];
  });
}

export class Losing {
  private laid = $state.raw<{ readonly view: View | null; readonly cells: readonly string[] }>({
    view: null,
    cells: [],
  });

  constructor(
    private readonly now: () => { readonly view: View; readonly chooser: Chooser },
    private readonly lay: (moves: readonly string[]) => void,
  ) {}

  /** How many are to be lost; 0 while somebody else is asked, or something else. */
  readonly most = $derived.by(() => {
    const { step, number } = this.now().view;
    return step === 'loss' && this.now().chooser.options.length > 0 ? number : 0;
  });

  readonly ticked = $derived.by(() => (this.laid.view === this.now().view ? this.laid.cells : []));

  tick(cell: string): void {
    const cells = toggled(this.ticked, cell, this.most);
    this.laid = { view: this.now().view, cells };
    this.lay(cells.length === this.most ? movesOf(cells, this.now().chooser.options) : []);
  }

  /** What was laid for another position is put away. */
  follow(): void {
    if (this.laid.view === null || this.laid.view === this.now().view) return;
    this.laid = { view: null, cells: [] };
    this.lay([]);
  }
}
