/** Which page of the book lies open on the board, and what the last exploration changed. */

import type { Chair, Line, Phrase } from '../../../net/wire.gen';
import { changesIn } from '../story';
import type { View } from '../view.gen';

/** The name of the page a view is at; null before the first section is read. */
export function pageOf(view: View): string | null {
  const below = view.exploration;
  if (below !== null) return below.section === null ? null : `${view.current}:${below.section}`;
  return view.told === null ? null : `${view.told.seat}:${view.told.section}:end`;
}

/** Six sections belong to a cave; what follows from them is drawn like the last. */
export function caveOf(section: number): string {
  return `C${String(Math.min(25, Math.ceil(section / 6))).padStart(2, '0')}`;
}

/** The own encounters open by themselves, those of others at the bookmark; both can be put away. */
export class Reading {
  changes = $state.raw<readonly Phrase[]>([]);
  cave = $state('C01');
  /** The pages that were opened and put away by hand, and the ending that was told just now. */
  private opened = $state<string | null>(null);
  private closed = $state<string | null>(null);
  private fresh = $state<string | null>(null);
  /** What was changed before somebody had to decide about the rest. */
  private before: readonly Phrase[] | null = null;

  readonly page = $derived.by(() => pageOf(this.view()));

  readonly open = $derived.by(() => {
    const { exploration, told, current, viewer } = this.view();
    if (this.page === null) return false;
    if (this.opened === this.page) return true;
    const own = this.isOwn(exploration === null ? (told?.seat ?? null) : current, viewer);
    const now = exploration !== null || this.fresh === this.page;
    return own && now && this.closed !== this.page;
  });

  constructor(
    private readonly view: () => View,
    private readonly news: () => readonly Line[],
    private readonly chairs: () => readonly Chair[],
  ) {}

  /** Whether the one who looks sits there, too: several villages may be played at one device. */
  private isOwn(seat: number | null, viewer: number | null): boolean {
    if (seat === null || viewer === null) return false;
    const user = this.chairs()[viewer]?.user ?? null;
    return seat === viewer || (user !== null && user === this.chairs()[seat]?.user);
  }

  /** Keep up with the board; called while it is set up. */
  follow(): void {
    let below = false;
    $effect.pre(() => {
      // At one device the next village may be shown at once, and nothing is news to it.
      const ended = below && this.view().exploration === null && this.view().told !== null;
      below = this.view().exploration !== null;
      if (!ended) return;
      this.fresh = this.page;
      if (this.news().length === 0) this.changes = [];
    });
    $effect.pre(() => {
      const { exploration, told } = this.view();
      if (exploration !== null) this.cave = exploration.cave;
      else if (told !== null && this.fresh !== this.page) this.cave = caveOf(told.section);
    });
    $effect.pre(() => {
      const news = this.news();
      if (news.length === 0) return;
      const found = changesIn(news, this.before);
      const ended = this.view().exploration === null;
      this.before = ended ? null : found;
      if (found === null) return;
      this.changes = found;
      if (ended) this.fresh = this.page;
    });
  }

  read(): void {
    this.opened = this.page;
    this.closed = null;
  }

  close(): void {
    this.closed = this.page;
    this.opened = null;
  }
}
