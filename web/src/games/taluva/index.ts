import type { GameFolder } from '../../board/contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { describe, markOfSeat, seatLine } from './saying';
import type { View } from './view.gen';

const taluva: GameFolder<View> = { Board, Panel, seat: seatLine, describe, mark: markOfSeat };

export default taluva;
