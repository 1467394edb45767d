import type { GameFolder, Invitation } from '../board/contract';

const folders = import.meta.glob<{ default: GameFolder<never, never> }>('./*/index.ts');

/** Whether a game can be played in the browser; the others are played at the terminal. */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

const invitations = Object.entries(
  import.meta.glob<{ default: Invitation }>('./*/invitation.ts', { eager: true }),
);

/** The game that is offered to newcomers, known before the server has said anything. */
export const first: { readonly id: string; readonly title: string } | undefined = invitations.map(
  ([path, { default: invitation }]) => ({ id: path.split('/')[1] ?? '', title: invitation.title }),
)[0];

/** Games as they are shown to those who know none: the first, those with a board, the others. */
export function onSquare<G extends { readonly id: string }>(games: readonly G[]): G[] {
  const rank = ({ id }: G): number => (id === first?.id ? 2 : Number(hasBoard(id)));
  return [...games].sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1));
}

/** Load the folder of a game. Its views come from the server, so nobody else looks into them. */
export async function loadGame(game: string): Promise<GameFolder<unknown>> {
  const load = folders[`./${game}/index.ts`];
  if (load === undefined) throw new RangeError(game);
  return (await load()).default as GameFolder<unknown>;
}
