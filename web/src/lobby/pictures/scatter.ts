/** Numbers that look thrown and are always the same, so that a drawing stays as it was drawn. */
export function scatter(
  count: number,
  seed: number,
): readonly (readonly [number, number, number])[] {
  let state = seed * 2_654_435_761;
  const next = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return ((state >>> 8) & 0xffff) / 0xffff;
  };
  return Array.from({ length: count }, () => [next(), next(), next()] as const);
}
