/** The window on the island during a game: it stands still from laying a tile to building on it. */

import type { View } from '../view.gen';
import { type Frame, framed, insetFor, type Size, stayed } from './framing';

/** What the window depends on. */
interface Seen {
  readonly view: View;
  readonly window: Size;
}

export class Framing {
  private before: Frame | null = null;

  private readonly frame = $derived.by(() => {
    const { fields, over, phase } = this.seen().view;
    this.before = stayed(this.before, framed(fields, over === null), phase === 'build');
    return this.before;
  });

  readonly box = $derived(this.frame.box);
  readonly inset = $derived.by(() => {
    const { view, window } = this.seen();
    return insetFor(view.over === null, this.frame, window);
  });

  constructor(private readonly seen: () => Seen) {}
}
