import type { GameFolder } from '../../board/contract';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import Panel from './panel/Panel.svelte';
import Symbol from './Symbol.svelte';
import type { Facts, View } from './view.gen';
import { markOfPeople } from './peoples';
import { naming, seatLine } from './words';

/** Garden Nation in the browser. Seats have the marks of their peoples. */
const folder: GameFolder<View, Facts> = {
  Board,
  Panel,
  Hand,
  Symbol,
  seat: seatLine,
  name: naming,
  verbs: ['do', 'ground'],
  rail: true,
  mark: markOfPeople,
};

export default folder;
