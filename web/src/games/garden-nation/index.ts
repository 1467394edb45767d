import type { GameFolder } from '../../board/contract';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import Panel from './panel/Panel.svelte';
import Symbol from './Symbol.svelte';
import type { Facts, View } from './view.gen';
import { seatLine } from './words';

/** Garden Nation in the browser. Seats have the five players' marks, from the first on. */
const folder: GameFolder<View, Facts> = {
  Board,
  Panel,
  Hand,
  Symbol,
  seat: seatLine,
  verbs: ['do', 'ground', 'ruse', 'pass'],
  mark: (seat) => seat,
};

export default folder;
