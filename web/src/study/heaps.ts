/** Numbers in heaps, to be drawn as bars: all between 0 and 1. */

export interface Heap {
  readonly at: number;
  readonly wide: number;
  readonly high: number;
}

const MOST = 16;

/** How the numbers are spread between the least and the most of all. */
export function heaps(
  numbers: readonly number[],
  [least, most]: readonly [number, number],
): readonly Heap[] {
  const span = most - least + 1;
  const each = Math.max(1, Math.ceil(span / MOST));
  const count = Math.ceil(span / each);
  const counts = new Array<number>(count).fill(0);
  for (const one of numbers) {
    const at = Math.min(count - 1, Math.max(0, Math.floor((one - least) / each)));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const highest = Math.max(1, ...counts);
  return counts.map((high, at) => ({ at: at / count, wide: 1 / count, high: high / highest }));
}
