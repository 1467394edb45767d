import type { GameFolder } from '../board/contract';

const folders = import.meta.glob<{ default: GameFolder<never> }>('./*/index.ts');

/** Whether a game can be played in the browser; the others are played at the terminal. */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

/** Load the folder of a game. Its views come from the server, so nobody else looks into them. */
export async function loadGame(game: string): Promise<GameFolder<unknown>> {
  const load = folders[`./${game}/index.ts`];
  if (load === undefined) throw new RangeError(game);
  return (await load()).default as GameFolder<unknown>;
}
