import type { Invitation } from '../../board/contract';

/** Few rules, and a game is over in half an hour: whoever comes for the first time begins here. */
const invitation: Invitation = { title: 'Clans' };

export default invitation;
