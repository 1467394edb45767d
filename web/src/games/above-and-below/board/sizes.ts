/** How large things are drawn where there is so much room. */

export interface Sizes {
  readonly card: number;
  readonly folk: number;
  readonly plot: number;
}

const NARROW = { card: 84, folk: 54 };

/** From this width on two rows of four cards lie beside each other. */
const TWO_ROWS = 640;

/** How wide a card may be for that, with the gaps between cards and rows. */
function rowed(room: number): number {
  return Math.min(NARROW.card, Math.floor(((room - 28) / 2 - 18) / 4));
}

function between(least: number, wanted: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, wanted)));
}

/** Cards and people fit the width; plots shrink as the village grows, and then it is moved sideways. */
export function sizes(room: number, narrow: boolean, plots: number): Sizes {
  const plot = between(84, (room - 24) / Math.max(plots, 4), narrow ? 96 : 136);
  if (narrow) return { ...NARROW, card: room < TWO_ROWS ? NARROW.card : rowed(room), plot };
  return { card: between(58, room * 0.0705, 92), folk: between(42, room * 0.047, 62), plot };
}

/** How many plots the longer of the two rows has, the first house among them. */
export function plotsIn(
  built: readonly { readonly cave: string | null }[],
  free: readonly string[],
): number {
  const below = built.filter(({ cave }) => cave !== null).length;
  return Math.max(1 + built.length - below, below + free.length);
}
