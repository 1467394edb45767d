import type { GameFolder } from '../../board/contract';
import Board from './board/Board.svelte';
import Panel from './panel/Panel.svelte';
import Symbol from './Symbol.svelte';
import type { Facts, View } from './view.gen';
import { markOfSeat, naming, seatText } from './words';

/** Höyük in the browser. Cards in hand lie on the strip below the town, so there is no hand beside it. */
const folder: GameFolder<View, Facts> = {
  Board,
  Panel,
  Symbol,
  rail: true,
  seat: seatText,
  name: naming,
  mark: (seat, view) => markOfSeat(view, seat),
};

export default folder;
