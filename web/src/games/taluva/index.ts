import type { GameFolder } from '../../board/contract';
import Board from './board/Board.svelte';
import Panel from './panel/Panel.svelte';
import type { View } from './view.gen';
import { describe, markOfSeat, seatLine } from './words';

const taluva: GameFolder<View> = { Board, Panel, seat: seatLine, describe, mark: markOfSeat };

export default taluva;
