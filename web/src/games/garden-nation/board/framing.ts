/** What lies around the garden and is left free for, the same for the whole game: projects, status, own secrets. */

/** The free margins of the stage, in pixels. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The cards of the first choice lie over the garden's foot: it never changes its size. */
export function insetOf(phone: boolean, tall: number): Inset {
  if (!phone) return { top: 0, right: 0, bottom: 0, left: tall > 600 ? 172 : 136 };
  if (tall > 560) return { top: 174, right: 0, bottom: 112, left: 0 };
  // Cards and status above, what can be done below; where it is lower they lie over the garden's edge.
  return { top: tall > 430 ? 92 : 52, right: 0, bottom: tall > 460 ? 54 : 0, left: 0 };
}
