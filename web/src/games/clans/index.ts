import type { GameFolder } from '../../board/contract';
import { NO_MARK } from '../../board/marks';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { describe, seatText } from './speech';
import type { View } from './view.gen';

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
