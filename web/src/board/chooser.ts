import type { Option, Role } from '../net/wire.gen';

/** What the prompt says of roles (`villager`) or of single picks (`do:go`). */
export type Roles = Readonly<Record<string, Role>>;

/** In sequence as they stand in the option, in any order, or only saying that nothing is to be added. */
export type Form = 'sequence' | 'set' | 'confirms';

const NO_ROLES: Roles = {};

/**
 * Narrows the options of a prompt by any pick that is still possible, for any input device; the
 * same as the terminal's, and both are held to `tests/vectors/chooser.json`.
 *
 * An option remains while it contains everything that was picked: sets in any order, the picks of
 * any other role in their sequence, one role before another as one likes. Whoever picks in the order
 * of the options is asked step by step; the only answer to a question is taken by itself, except for
 * the very last confirmation. A chooser never changes: each pick gives a new one.
 */
export class Chooser {
  /** The options that contain what was picked. */
  readonly remaining: readonly Option[];
  /** What is asked next: the earliest open step, in the order of the options. */
  readonly choices: readonly string[];
  /** The option that a confirmation would take now, if one is complete. */
  readonly option: Option | null;
  /** The move that a confirmation would send now, if one is complete. */
  readonly move: string | null;

  private readonly index: Index;
  private readonly taken: ReadonlySet<string>;
  private everything: ReadonlySet<string> | undefined;

  constructor(
    readonly options: readonly Option[],
    readonly picked: readonly string[] = [],
    readonly roles: Roles = NO_ROLES,
  ) {
    this.index = indexed(options, roles);
    this.taken = new Set(picked);
    this.remaining = this.index.containing(picked);
    const direct = this.remaining.filter((option) => this.inOrder(option));
    const asked = direct.length > 0 ? direct : this.remaining;
    const choices = new Set<string>();
    for (const option of asked) for (const pick of this.first(option)) choices.add(pick);
    this.choices = [...choices];
    this.option = this.complete(asked);
    this.move = this.option?.move ?? null;
  }

  // -- Questions -----------------------------------------------------------------------------

  /** Everything that can be picked now, whichever end comes first. */
  get possible(): readonly string[] {
    return [...this.open];
  }

  /** Whether the complete move is the only one left, so that nothing could be added. */
  get settled(): boolean {
    return this.option !== null && this.remaining.length === 1;
  }

  /** What larger options add to the complete one: a claim, a change of territory. */
  get tags(): readonly string[] {
    if (this.option === null) return [];
    const whole = new Set(this.index.substance(this.option));
    const found = new Set<string>();
    for (const option of this.remaining) {
      const picks = this.index.substance(option);
      if (picks.filter((pick) => whole.has(pick)).length < whole.size) continue;
      for (const pick of picks) {
        const added = !whole.has(pick) && this.index.form(pick) === 'sequence';
        if (added && this.open.has(pick)) found.add(pick);
      }
    }
    return [...found];
  }

  /** The picks of sets that can be ticked or unticked now, in the order of the options. */
  get ticks(): readonly string[] {
    return this.index.picks.filter(
      (pick) => this.index.form(pick) === 'set' && (this.open.has(pick) || this.taken.has(pick)),
    );
  }

  /** The tags that were added to what was complete without them, and can be taken back. */
  get tagged(): readonly string[] {
    return this.picked.filter((pick) => this.index.form(pick) === 'sequence' && this.isTag(pick));
  }

  /** How a pick belongs to the others of its role. */
  formOf(pick: string): Form {
    return this.index.form(pick);
  }

  /** What a pick points at: `from:A1` means `territory:A1`. */
  thingOf(pick: string): string {
    return this.index.thingOf(pick);
  }

  /**
   * The picks with which a thing could be meant: those that are possible now or would untick it, or
   * else those of a new start.
   */
  byThing(thing: string): readonly string[] {
    const meant = this.index.picks.filter((pick) => this.index.thingOf(pick) === thing);
    const now = meant.filter(
      (pick) => this.open.has(pick) || (this.index.form(pick) === 'set' && this.taken.has(pick)),
    );
    return now.length > 0 ? now : meant;
  }

  // -- Picking -------------------------------------------------------------------------------

  /** Take one of `possible`; forced picks after it follow by themselves. */
  pick(choice: string): Chooser {
    if (!this.open.has(choice)) throw new RangeError(choice);
    let chooser = this.with([...this.picked, choice]);
    while (chooser.forces) chooser = this.with([...chooser.picked, ...chooser.choices]);
    return chooser;
  }

  /**
   * Take a pick that may belong to an earlier step: what was picked there is replaced and what came
   * after it is forgotten, except for sets as far as they still fit. A tick or a tag that is picked
   * again is taken back. The same chooser if it was never offered.
   */
  replace(choice: string): Chooser {
    if (this.taken.has(choice) && (this.index.form(choice) === 'set' || this.isTag(choice))) {
      return this.drop(choice);
    }
    for (let depth = this.picked.length; depth >= 0; depth -= 1) {
      const chooser = this.with(this.picked.slice(0, depth));
      if (!chooser.open.has(choice)) continue;
      const later = this.picked.slice(depth).filter((pick) => this.index.form(pick) === 'set');
      return chooser.pick(choice).takeAll(later);
    }
    return this;
  }

  /** Take one pick back, wherever it stands; the same chooser if it was not picked. */
  drop(pick: string): Chooser {
    if (!this.taken.has(pick)) return this;
    return this.restart().takeAll(this.real().filter((one) => one !== pick));
  }

  /** Pick everything that means a move; the same chooser if there is no such option. */
  take(move: string): Chooser {
    const option = this.options.find((one) => one.move === move);
    return option === undefined ? this : this.with(option.picks);
  }

  /** Undo the last real pick; the same chooser if there was none. */
  back(): Chooser {
    if (this.picked.length === 0) return this;
    let chooser = this.with(this.picked.slice(0, -1));
    while (chooser.picked.length > 0 && chooser.forces) {
      chooser = this.with(chooser.picked.slice(0, -1));
    }
    return chooser;
  }

  /** Undo everything that was picked. */
  restart(): Chooser {
    return this.with([]);
  }

  // -- How it works --------------------------------------------------------------------------

  private with(picked: readonly string[]): Chooser {
    return new Chooser(this.options, picked, this.roles);
  }

  /** Whether there is a single answer to what is asked next. */
  private get forces(): boolean {
    return this.option === null && this.choices.length === 1;
  }

  /** `possible`, worked out when somebody asks. */
  private get open(): ReadonlySet<string> {
    if (this.everything === undefined) {
      const found = new Set<string>();
      for (const option of this.remaining) for (const pick of this.next(option)) found.add(pick);
      this.everything = found;
    }
    return this.everything;
  }

  /** As many of some picks as are possible, one after the other. */
  private takeAll(picks: readonly string[]): Chooser {
    return picks.reduce<Chooser>(
      (chooser, pick) => (chooser.open.has(pick) ? chooser.pick(pick) : chooser),
      this,
    );
  }

  /** What was picked, without what followed by itself. */
  private real(): readonly string[] {
    return this.picked.filter(
      (_, depth) => depth === 0 || !this.with(this.picked.slice(0, depth)).forces,
    );
  }

  /** Whether an option was complete without a pick that was taken. */
  private isTag(pick: string): boolean {
    const rest = new Set(
      this.picked.filter((one) => one !== pick && this.index.form(one) !== 'confirms'),
    );
    return this.options.some((option) => {
      const picks = this.index.substance(option);
      return picks.length === rest.size && picks.every((one) => rest.has(one));
    });
  }

  /** Whether nothing but sets was left open before something that was picked. */
  private inOrder(option: Option): boolean {
    let skipped = false;
    for (const pick of option.picks) {
      const form = this.index.form(pick);
      if (this.taken.has(pick)) {
        if (skipped && form !== 'confirms') return false;
      } else if (form === 'sequence') skipped = true;
    }
    return true;
  }

  /** What could be picked next of an option, at any end. */
  private next(option: Option): readonly string[] {
    const found: string[] = [];
    const confirming: string[] = [];
    const begun = new Set<string>();
    for (const pick of option.picks) {
      if (this.taken.has(pick)) continue;
      const form = this.index.form(pick);
      if (form === 'confirms') confirming.push(pick);
      else if (form === 'set') found.push(pick);
      else if (!begun.has(roleOf(pick))) {
        begun.add(roleOf(pick));
        found.push(pick);
      }
    }
    return found.length > 0 ? found : confirming;
  }

  /** The earliest open step of an option; sets beside each other are one step. */
  private first(option: Option): readonly string[] {
    const found: string[] = [];
    const confirming: string[] = [];
    for (const pick of option.picks) {
      if (this.taken.has(pick)) continue;
      const form = this.index.form(pick);
      if (form === 'confirms') confirming.push(pick);
      else if (form === 'set') found.push(pick);
      else return found.length > 0 ? found : [pick];
    }
    return found.length > 0 ? found : confirming;
  }

  /** The option that has nothing left open, or else the only one. */
  private complete(asked: readonly Option[]): Option | null {
    const whole = asked.find((option) =>
      option.picks.every((pick) => this.taken.has(pick) || this.index.form(pick) === 'confirms'),
    );
    if (whole !== undefined) return whole;
    return asked.length === 1 && this.picked.length > 0 ? (asked[0] ?? null) : null;
  }
}

/** Options by what they contain; made once for a prompt. */
class Index {
  readonly picks: readonly string[];
  private readonly having = new Map<string, Option[]>();
  private readonly forms = new Map<string, Form>();

  constructor(
    private readonly options: readonly Option[],
    private readonly roles: Roles,
  ) {
    for (const option of options) {
      for (const pick of option.picks) {
        const found = this.having.get(pick);
        if (found === undefined) this.having.set(pick, [option]);
        else found.push(option);
      }
    }
    this.picks = [...this.having.keys()];
    for (const pick of this.picks) {
      const role = this.declared(pick);
      if (role?.confirms === true) this.forms.set(pick, 'confirms');
      else this.forms.set(pick, role?.many === 'set' ? 'set' : 'sequence');
    }
  }

  form(pick: string): Form {
    return this.forms.get(pick) ?? 'sequence';
  }

  thingOf(pick: string): string {
    const role = roleOf(pick);
    return `${this.declared(pick)?.kind ?? role}${pick.slice(role.length)}`;
  }

  /** The picks of an option without those that only confirm. */
  substance(option: Option): readonly string[] {
    return option.picks.filter((pick) => this.form(pick) !== 'confirms');
  }

  /** The options that contain some picks, the rarest of them looked up. */
  containing(picked: readonly string[]): readonly Option[] {
    if (picked.length === 0) return this.options;
    const sequences = new Map<string, string[]>();
    const sets = new Set<string>();
    let confirmed = 0;
    let fewest = this.options;
    for (const pick of picked) {
      const found = this.having.get(pick) ?? [];
      if (found.length < fewest.length) fewest = found;
      const form = this.form(pick);
      if (form === 'confirms') confirmed += 1;
      else if (form === 'set') sets.add(pick);
      else sequences.set(roleOf(pick), [...(sequences.get(roleOf(pick)) ?? []), pick]);
    }
    const whole = picked.length - confirmed;
    return fewest.filter(
      (option) =>
        this.matched(option, sequences, sets) === whole &&
        (confirmed === 0 || this.substance(option).length === whole),
    );
  }

  /** How many picks an option shares with those taken; none if one of its sequences begins otherwise. */
  private matched(
    option: Option,
    sequences: ReadonlyMap<string, readonly string[]>,
    sets: ReadonlySet<string>,
  ): number {
    let matched = 0;
    const counted = new Map<string, number>();
    for (const pick of option.picks) {
      if (sets.has(pick)) matched += 1;
      else if (this.form(pick) === 'sequence') {
        const role = roleOf(pick);
        const at = counted.get(role) ?? 0;
        counted.set(role, at + 1);
        const taken = sequences.get(role)?.[at];
        if (taken === undefined) continue;
        if (taken !== pick) return -1;
        matched += 1;
      }
    }
    return matched;
  }

  private declared(pick: string): Role | undefined {
    return this.roles[pick] ?? this.roles[roleOf(pick)];
  }
}

const made = new WeakMap<readonly Option[], WeakMap<Roles, Index>>();

function indexed(options: readonly Option[], roles: Roles): Index {
  const known = made.get(options) ?? new WeakMap<Roles, Index>();
  made.set(options, known);
  const index = known.get(roles) ?? new Index(options, roles);
  known.set(roles, index);
  return index;
}

function roleOf(pick: string): string {
  const end = pick.indexOf(':');
  return end < 0 ? pick : pick.slice(0, end);
}
