/** Options of a table that only change how it looks, for styles: `[data-options~='fifth_clan=white']`. */

/** What was chosen when a table was opened. */
export type Chosen = Readonly<Record<string, string | boolean | number>>;

/** The options as words of an attribute. */
export function lookOf(options: Chosen): string {
  return Object.entries(options)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(' ');
}
