/** What lies on the table whatever is shown there: the drawings of the game and its words. */

import { gameWords, say } from '../app/settings.svelte';
import type { GameFolder } from '../board/contract';
import { hasBoard, loadGame } from '../games';
import type { Chair } from '../net/wire.gen';
import type { Words } from '../words/words';
import { named } from './match';

export class Laid {
  /** The drawings; null for a game that is not drawn yet. */
  folder = $state.raw<GameFolder<unknown> | null>(null);
  private loaded = $state<string | null>(null);
  private readonly book: { readonly current: Words | null };

  /** Made while a component is set up; `failed` is told when the drawings cannot be fetched. */
  constructor(
    private readonly game: () => string,
    private readonly chairs: () => readonly Chair[],
    failed: () => void,
    private readonly view: () => unknown = () => null,
  ) {
    this.book = gameWords(game);
    $effect(() => {
      const wanted = game();
      if (wanted !== '') this.load(wanted).catch(failed);
    });
  }

  /** The words of those who hear the table: everything has its name. Null until all is there. */
  readonly spoken = $derived.by<Words | null>(() => {
    const book = this.book.current;
    if (book === null || this.loaded === null || this.loaded !== this.game()) return null;
    const chairs = named(this.chairs(), (seat) => say(`table-bot-name-${seat}`));
    return book.at(chairs, this.folder?.name);
  });

  /** The words of those who see the board, which shows what has no name there. */
  readonly words = $derived.by<Words | null>(() => {
    const { spoken, folder } = this;
    if (spoken === null || folder?.names === undefined || folder.names.shown) return spoken;
    const chairs = named(this.chairs(), (seat) => say(`table-bot-name-${seat}`));
    return spoken.at(chairs, folder.name, true);
  });

  /** What a seat is drawn with. */
  readonly mark = $derived.by(() => {
    const { folder } = this;
    const view = this.view();
    return (seat: number): number => folder?.mark(seat, view) ?? seat;
  });

  private async load(game: string): Promise<void> {
    const folder = hasBoard(game) ? await loadGame(game) : null;
    if (game !== this.game()) return;
    this.folder = folder;
    this.loaded = game;
  }
}
