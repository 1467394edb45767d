import type { GameFolder } from '../../board/contract';
import Board from './board/Board.svelte';
import Panel from './panel/Panel.svelte';
import Symbol from './Symbol.svelte';
import type { Facts, View } from './view.gen';
import { seatText } from './words';

/** Above and Below in the browser. */
const folder: GameFolder<View, Facts> = {
  Board,
  Panel,
  Symbol,
  rail: true,
  seat: seatText,
  reads: (view) => view.exploration?.section != null && view.exploration.chosen === null,
  story: () => import('./book/Evening.svelte'),
  mark: (seat) => seat,
};

export default folder;
