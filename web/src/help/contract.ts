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

/** Where the help says what a rule is about: section, block and, in a list or table, the line. */
export type Rules = Readonly<Record<string, string>>;

export interface Place {
  readonly section: string;
  readonly block: number;
  readonly line: number | null;
}

/** The place a rule leads to: its own paragraph, or that of the nearest rule of its chapter. */
export function placeFor(rules: Rules, rule: string): Place | null {
  const [chapter] = rule.split('.');
  const near = Object.keys(rules).find((other) => other.split('.')[0] === chapter);
  const path = rules[rule] ?? rules[near ?? ''];
  if (path === undefined) return null;
  const [section = '', block, line] = path.split('.');
  return { section, block: Number(block), line: line === undefined ? null : Number(line) };
}

/** What stands at a place; undefined where there is nothing. */
export function textAt(help: Help, { section, block, line }: Place): string | undefined {
  const found = help.find(({ id }) => id === section)?.body[block];
  if (found === undefined) return undefined;
  const lines = linesOf(found);
  return line === null ? lines.join(' ') : lines[line];
}

/** The lines of a block as text: one for a paragraph, several for a list or table. */
export function linesOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('terms' in block) return block.terms.map((pair) => pair.join(': '));
  if ('rows' in block) return block.rows.map((row) => row.join(' '));
  return [block.told];
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The sections and blocks in which all words of a search stand; a title counts for its section. */
export function searched(help: Help, wanted: string): Help {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return help;
  const holds = (text: string): boolean => words.every((word) => folded(text).includes(word));
  return help.flatMap((section) => {
    if (holds(section.title)) return [section];
    const body = section.body.filter((block) => {
      const table = typeof block !== 'string' && 'rows' in block;
      const head = table ? `${block.caption} ${block.head.join(' ')}` : '';
      return holds(`${head} ${linesOf(block).join(' ')}`);
    });
    return body.length > 0 ? [{ ...section, body }] : [];
  });
}
