/** What lies around the garden and is left free for: projects, the own secrets, those to choose from. */

import type { View } from '../view.gen';

/** The free margins of the stage, in pixels. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export function insetOf(view: View, phone: boolean, tall: number): Inset {
  const choosing = view.phase === 'SECRETS' && view.viewer !== null;
  const high = tall > 560;
  if (!phone) {
    return { top: 0, right: 0, bottom: choosing ? 100 : 0, left: tall > 600 ? 172 : 136 };
  }
  if (choosing) return { top: high ? 106 : 52, right: 0, bottom: high ? 290 : 206, left: 0 };
  if (high) return { top: 174, right: 0, bottom: 112, left: 0 };
  // Cards and status above, what can be done below; where it is lower they lie over the garden's edge.
  return { top: tall > 430 ? 92 : 52, right: 0, bottom: tall > 460 ? 54 : 0, left: 0 };
}
