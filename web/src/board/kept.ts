/** The same things as before where they are equal, so that only what changed is drawn anew. */
export function kept<T extends { readonly key: string }>(
  before: readonly T[],
  now: readonly T[],
): readonly T[] {
  const known = new Map(before.map((one) => [one.key, one]));
  return now.map((one) => {
    const old = known.get(one.key);
    return old !== undefined && same(old, one) ? old : one;
  });
}

function same<T extends object>(one: T, other: T): boolean {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}
