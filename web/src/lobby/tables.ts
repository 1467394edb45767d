/** What the square needs to know about a table, worked out from what everybody may know of it. */

import type { Chair, GameInfo, NewTable, TableInfo, User } from '../net/wire.gen';
import type { Words } from '../words/words';

/** The level a newcomer meets first, where the server has it. */
const USUAL_LEVEL = 'casual';

/** The seats somebody has at a table. */
export function seatsOf(table: TableInfo, user: User | null): number[] {
  if (user === null) return [];
  return table.chairs.flatMap((chair, seat) => (chair.user === user.id ? [seat] : []));
}

/** Whether somebody is to decide at a table, and no bot does it for them. */
export function yourTurn(table: TableInfo, user: User | null): boolean {
  if (table.status !== 'live') return false;
  return seatsOf(table, user).some(
    (seat) => table.waiting.includes(seat) && table.chairs[seat]?.stand_in == null,
  );
}

/** How many chairs are free for whoever comes along. */
export function freeChairs(table: TableInfo): number {
  return table.chairs.filter((chair) => chair.kind === 'open').length;
}

/** What a chair is called in a list: the name of a person or a bot, or that it is free. */
export function chairName(chair: Chair, seat: number, words: Words): string {
  if (chair.kind === 'open') return words.say('chair-open');
  if (chair.kind === 'friend') return words.say('chair-friend');
  if (chair.kind === 'bot') {
    return words.say('chair-bot', { name: words.say(`table-bot-name-${String(seat)}`) });
  }
  return chair.name;
}

/** What a level of the bots is called. */
export function levelName(level: string | null, words: Words): string {
  const key = `level-${level ?? ''}`;
  return words.has(key) ? words.say(key) : (level ?? '');
}

/** The level a bot has if nobody chooses: friendly, if the server has it. */
export function usualLevel(levels: readonly string[]): string {
  return levels.find((level) => level === USUAL_LEVEL) ?? levels[0] ?? 'greedy';
}

/** A table for one person against two bots, or as many as the game takes. */
export function againstBots(game: GameInfo, levels: readonly string[]): NewTable {
  const seats = Math.min(Math.max(3, game.seats[0]), game.seats[1]);
  const bot = { who: 'bot', bot: usualLevel(levels) } as const;
  return {
    game: game.id,
    seats: [{ who: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
    public: false,
  };
}

/** One's tables in the order they matter: one's turn, still open, running, over. */
export function inOrder(tables: readonly TableInfo[], user: User | null): TableInfo[] {
  const weight = (table: TableInfo): number => {
    if (table.status === 'live') return yourTurn(table, user) ? 0 : 2;
    return table.status === 'open' ? 1 : 3;
  };
  return tables
    .filter((table) => table.status !== 'gone')
    .map((table, place) => ({ table, place }))
    .sort((a, b) => weight(a.table) - weight(b.table) || a.place - b.place)
    .map(({ table }) => table);
}

/** Where a link or the id of a table leads; null if that is neither. */
export function addressOf(text: string): string | null {
  const trimmed = text.trim();
  const found = /(?:^|\/)table\/([\w-]{4,32})(#key=[\w-]+)?$/.exec(trimmed);
  if (found !== null) return `/table/${found[1] ?? ''}${found[2] ?? ''}`;
  return /^[\w-]{8,32}$/.test(trimmed) ? `/table/${trimmed}` : null;
}
