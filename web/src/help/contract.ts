/** How the help of a game is written: sections of short blocks, the same in every language. */

export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [name: string, meaning: string])[] }
  | {
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly figure: string; readonly told: string };

export interface Section {
  /** The anchor of the section: `/help/<game>#move`. */
  readonly id: string;
  /** The questions of the game (`ask-…`) at which the help opens here. */
  readonly phases?: readonly string[];
  readonly title: string;
  readonly body: readonly Block[];
  /** The rules behind it, by their ids in the specification. */
  readonly rules?: string;
}

export type Help = readonly Section[];

/** The section for an anchor or a question of the game; undefined: the top. */
export function sectionFor(help: Help, wanted: string | undefined): Section | undefined {
  if (wanted === undefined || wanted === '') return undefined;
  return (
    help.find((section) => section.id === wanted) ??
    help.find((section) => section.phases?.includes(wanted) === true)
  );
}
