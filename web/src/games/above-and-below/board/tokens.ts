/** The goods lying on a building, each with the reference by which it is picked. */

export interface Token {
  readonly reference: string;
  readonly item: string;
}

/** Of equal goods the second has a name of its own. */
export function tokensOn(
  building: string,
  tokens: readonly { readonly item: string; readonly number: number }[],
): Token[] {
  return tokens.flatMap(({ item, number }) =>
    Array.from({ length: number }, (_, at) => ({
      reference: `token:${building}-${item}${at === 0 ? '' : `-${at + 1}`}`,
      item,
    })),
  );
}
