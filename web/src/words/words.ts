import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import { wordsOf } from '../net/api';
import type { Chair, Phrase } from '../net/wire.gen';
import { read } from './numbers';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value in a sentence: a number, a reference, a phrase, or several of them. */
export type Arg = Phrase['args'][string];

const REFERENCE = /^[a-z][a-z_]*:\S+$/;

const games = import.meta.glob<string>('$python/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
// With what belongs to them (spoken.ts).
const own = import.meta.glob<string>('./*.ftl', { query: '?said', import: 'default' });
const lobby = import.meta.glob<string>('./lobby/*.ftl', { query: '?said', import: 'default' });

/** What a reference is called by somebody who knows better than the messages; null: they say it. */
export type Naming = (reference: string, words: Words) => string | null;

/** From here on a number is written in groups of digits, as its language does it. */
const GROUPED = 1000;

/**
 * A number that is read with a minus sign, not with a hyphen. One that every language writes alike is written here: what
 * the browser keeps for numbers is large, and the first to ask for it waits until it is read.
 */
class Read extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return plain ? read(this.value) : super.toString(scope).replace('-', '−');
  }
}

const parsed = new Map<string, FluentResource>();

/** The messages of a file; what was read once is not read again. */
function messagesOf(source: string): FluentResource {
  let messages = parsed.get(source);
  if (messages === undefined) {
    messages = new FluentResource(source);
    parsed.set(source, messages);
  }
  return messages;
}

/** Everything that is said in one language, about one game or none; like `dorfplatz.words`. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly chairs: readonly Chair[] = [],
    private readonly naming: Naming | null = null,
    /** Whether places have no names where these words are read: the board shows them instead. */
    readonly unnamed = false,
    /** The game whose words are among these; null: none. */
    readonly game: string | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(messagesOf(source), { allowOverrides: true });
    }
    this.sources = sources;
  }

  private readonly sources: readonly string[];

  /** The same words, with seats called by the names of those who sit there, and things as a game calls them. */
  at(chairs: readonly Chair[], naming: Naming | null = null, unnamed = false): Words {
    return new Words(this.language, this.sources, chairs, naming, unnamed, this.game);
  }

  /** The same words, and some more. */
  with(source: string): Words {
    const sources = [...this.sources, source];
    return new Words(this.language, sources, this.chairs, this.naming, this.unnamed, this.game);
  }

  /** Whether there is a message of that name. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message with its values put in; the key itself where there is none. */
  say(key: string, args: Phrase['args'] = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) values[name] = this.value(arg);
    return this.bundle.formatPattern(pattern, values, []);
  }

  /** A phrase as a sentence; where places have no names, as a game says it without them (`seen-…`). */
  phrase({ key, args }: Phrase): string {
    const seen = `seen-${key}`;
    return this.say(this.unnamed && this.has(seen) ? seen : key, args);
  }

  /** What a reference such as `clan:red` is called. */
  name(reference: string): string {
    if (!REFERENCE.test(reference)) return reference;
    const named = this.naming?.(reference, this) ?? null;
    if (named !== null) return named;
    const split = reference.indexOf(':');
    const kind = reference.slice(0, split);
    const name = reference.slice(split + 1);
    if (kind === 'seat') {
      const chair = this.chairs[Number(name)];
      if (chair !== undefined && chair.name !== '') return chair.name;
    }
    if (this.has(`${kind}-${name}`)) return this.say(`${kind}-${name}`);
    if (this.has(kind)) {
      return this.say(kind, { id: kind === 'seat' ? Number(name) + 1 : name });
    }
    return name;
  }

  private value(arg: Arg): FluentVariable {
    if (typeof arg === 'number') return new Read(arg);
    if (typeof arg === 'string') return this.name(arg);
    if (!Array.isArray(arg)) return this.phrase(arg as Phrase);
    const names = (arg as readonly (string | Phrase)[]).map((part) => String(this.value(part)));
    if (names.length === 0) return this.say('nobody');
    if (names.length === 1) return names[0] ?? '';
    return this.say('list-and', {
      first: names.slice(0, -1).join(', '),
      last: names[names.length - 1] ?? '',
    });
  }
}

/**
 * Load the words of a language, with those of a game if one is named; one that lives in another
 * package brings its words to the server.
 */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const folder = game?.replaceAll('-', '_');
  const wanted = [
    find(own, `./${language}.ftl`),
    game === undefined
      ? undefined
      : (find(games, `/games/${folder}/words/${language}.ftl`) ?? (() => wordsOf(game, language))),
  ];
  const sources = await Promise.all(wanted.map(async (load) => (load ? load() : '')));
  return new Words(language, sources, [], null, false, game ?? null);
}

/** What the square and the pages around it say besides. */
export async function lobbyWords(language: Language): Promise<string> {
  return (await find(lobby, `./lobby/${language}.ftl`)?.()) ?? '';
}

/** What is loaded by a path that ends so. */
export function find(
  modules: Record<string, () => Promise<string>>,
  ending: string,
): (() => Promise<string>) | undefined {
  const key = Object.keys(modules).find((path) => path.endsWith(ending));
  return key === undefined ? undefined : modules[key];
}
