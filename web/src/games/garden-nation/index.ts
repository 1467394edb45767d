import type { GameFolder } from '../../board/contract';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import Panel from './panel/Panel.svelte';
import Symbol from './Symbol.svelte';
import type { Facts, View } from './view.gen';
import { naming, seatLine } from './words';

/** Garden Nation in the browser. Seats have the five players' marks, from the first on. */
const folder: GameFolder<View, Facts> = {
  Board,
  Panel,
  Hand,
  Symbol,
  seat: seatLine,
  name: naming,
  verbs: ['do', 'ground', 'ruse', 'pass'],
  rail: true,
  mark: (seat) => seat,
};

export default folder;
