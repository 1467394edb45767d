import type { Option } from '../net/wire.gen';

/**
 * Narrows the options of a prompt pick by pick, for any input device; the same as the terminal's.
 *
 * Picks that are the same in every remaining option are taken by themselves, so nobody is asked a
 * question with one answer, except for the very last confirmation. A chooser never changes: each
 * pick gives a new one.
 */
export class Chooser {
  /** The options that begin with what was picked. */
  readonly remaining: readonly Option[];
  /** What can be picked next, in the order of the options. */
  readonly choices: readonly string[];
  /** The move that is complete now, if one is. */
  readonly move: string | null;

  constructor(
    readonly options: readonly Option[],
    readonly picked: readonly string[] = [],
  ) {
    const depth = picked.length;
    this.remaining = options.filter((option) =>
      picked.every((pick, at) => option.picks[at] === pick),
    );
    this.choices = next(this.remaining, depth);
    this.move = complete(this.remaining, depth);
  }

  /** Take one of `choices`; forced picks after it follow by themselves. */
  pick(choice: string): Chooser {
    if (!this.choices.includes(choice)) throw new RangeError(choice);
    let chooser = new Chooser(this.options, [...this.picked, choice]);
    while (chooser.move === null && chooser.choices.length === 1) {
      chooser = new Chooser(this.options, [...chooser.picked, ...chooser.choices]);
    }
    return chooser;
  }

  /**
   * Take something that may belong to an earlier step: what was picked there is replaced, and what
   * came after it is forgotten. The same chooser if it was never offered.
   */
  replace(choice: string): Chooser {
    for (let depth = this.picked.length; depth >= 0; depth -= 1) {
      const chooser = new Chooser(this.options, this.picked.slice(0, depth));
      if (chooser.choices.includes(choice)) return chooser.pick(choice);
    }
    return this;
  }

  /** Undo the last real pick; the same chooser if there was none. */
  back(): Chooser {
    if (this.picked.length === 0) return this;
    let chooser = new Chooser(this.options, this.picked.slice(0, -1));
    while (chooser.picked.length > 0 && chooser.choices.length === 1) {
      chooser = new Chooser(this.options, chooser.picked.slice(0, -1));
    }
    return chooser;
  }

  /** Undo everything that was picked. */
  restart(): Chooser {
    return new Chooser(this.options);
  }
}

function next(remaining: readonly Option[], depth: number): string[] {
  const found = new Set<string>();
  for (const { picks } of remaining) {
    const pick = picks[depth];
    if (pick !== undefined) found.add(pick);
  }
  return [...found];
}

function complete(remaining: readonly Option[], depth: number): string | null {
  const exact = remaining.find((option) => option.picks.length === depth);
  if (exact !== undefined) return exact.move;
  return remaining.length === 1 && depth > 0 ? (remaining[0]?.move ?? null) : null;
}
