import type { GameFolder } from '../../board/contract';
import { NO_MARK } from '../../board/marks';
import Board from './board/Board.svelte';
import Hand from './hand/Hand.svelte';
import Panel from './panel/Panel.svelte';
import Revealed from './panel/Revealed.svelte';
import type { Facts, View } from './view.gen';
import { naming, seatText } from './words';

/** Clans in the browser. Colours belong to the clans, and whose clan is whose is secret: seats have none. */
const folder: GameFolder<View, Facts> = {
  Board,
  Panel,
  Hand,
  seat: seatText,
  name: naming,
  Revealed,
  mark: () => NO_MARK,
};

export default folder;
