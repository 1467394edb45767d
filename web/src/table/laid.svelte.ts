/** What lies on the table whatever is shown there: the drawings of the game and its words. */

import { later } from '../app/later';
import { gameWords, say } from '../app/settings.svelte';
import type { GameFolder } from '../board/contract';
import { type Chosen, lookOf } from '../board/looks';
import { hasBoard, loadGame } from '../games';
import type { Problem } from '../net/api';
import type { Chair } from '../net/wire.gen';
import type { Naming, Words } from '../words/words';
import { named } from './match';
import { asProblem } from './problem';

export class Laid {
  /** The drawings; null for a game that is not drawn yet. */
  folder = $state.raw<GameFolder<unknown> | null>(null);
  /** Why drawings or words cannot be fetched: then nothing can be shown until the page is loaded anew. */
  failure = $state.raw<Problem | null>(null);
  private loaded = $state<string | null>(null);
  private readonly book: { readonly current: Words | null };

  /** Made while a component is set up. */
  constructor(
    private readonly game: () => string,
    private readonly chairs: () => readonly Chair[],
    private readonly view: () => unknown = () => null,
    private readonly options: () => Chosen = () => ({}),
  ) {
    const miss = (): void => {
      this.failure = asProblem(null);
    };
    this.book = gameWords(game, miss);
    // Styles follow what a table chose for its looks.
    $effect(() => {
      document.documentElement.dataset['options'] = lookOf(options());
      return () => delete document.documentElement.dataset['options'];
    });
    $effect(() => {
      const wanted = game();
      if (wanted !== '') this.load(wanted).catch(miss);
    });
  }

  /** What the game calls things at this table. */
  private readonly naming = $derived.by<Naming | null>(() => {
    const name = this.folder?.name;
    const options = this.options();
    return name === undefined ? null : (reference, words) => name(reference, words, options);
  });

  /** The words of those who hear the table: everything has its name. Null unless all is there. */
  readonly spoken = $derived.by<Words | null>(() => {
    const book = this.book.current;
    if (
      book === null ||
      this.failure !== null ||
      this.loaded === null ||
      this.loaded !== this.game()
    )
      return null;
    const chairs = named(this.chairs(), (seat) => say(`table-bot-name-${seat}`));
    return book.at(chairs, this.naming);
  });

  /** The words of those who see the board, which shows what has no name there. */
  readonly words = $derived.by<Words | null>(() => {
    const { spoken, folder } = this;
    if (spoken === null || folder?.names === undefined || folder.names.shown) return spoken;
    const chairs = named(this.chairs(), (seat) => say(`table-bot-name-${seat}`));
    return spoken.at(chairs, this.naming, true);
  });

  /** What a seat is drawn with. */
  readonly mark = $derived.by(() => {
    const { folder } = this;
    const view = this.view();
    const chairs = this.chairs();
    return (seat: number): number => {
      const whose = chairs[seat]?.people ?? seat;
      return folder?.mark(whose, view) ?? whose;
    };
  });

  private async load(game: string): Promise<void> {
    const folder = hasBoard(game) ? await loadGame(game) : null;
    // The table is laid in a task of its own, not in the one in which the browser took in the drawings.
    await new Promise<void>(later);
    if (game !== this.game()) return;
    this.folder = folder;
    this.loaded = game;
  }
}
