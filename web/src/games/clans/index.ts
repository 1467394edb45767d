import type { GameFolder } from '../../board/contract';
import { NO_MARK } from '../../board/marks';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import Panel from './panel/Panel.svelte';
import type { View } from './view.gen';
import { describe, seatText } from './words';

/** Clans in the browser. Colours belong to the clans, and whose clan is whose is secret: seats have none. */
const folder: GameFolder<View> = {
  Board,
  Panel,
  Hand,
  seat: seatText,
  describe,
  mark: () => NO_MARK,
};

export default folder;
