import type { GameFolder } from '../../board/contract';
import Board from './board/Board.svelte';
import Panel from './panel/Panel.svelte';
import type { Facts, View } from './view.gen';
import { names } from './names.svelte';
import { markOfSeat, naming, seatLine } from './words';

const taluva: GameFolder<View, Facts> = {
  Board,
  Panel,
  seat: seatLine,
  name: naming,
  names,
  mark: markOfSeat,
};

export default taluva;
