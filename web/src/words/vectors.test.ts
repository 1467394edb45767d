import { describe, expect, it } from 'vitest';

import source from '../../../tests/vectors/words.json?raw';
import type { Phrase } from '../net/wire.gen';
import { LANGUAGES, loadWords } from './words';

/** A vector: the terminal's words are held to the same ones. */
interface Case {
  readonly game: string | null;
  readonly say?: string;
  readonly name?: string;
  readonly args?: Phrase['args'];
  readonly en: string;
  readonly de: string;
}

const { cases } = JSON.parse(source) as { readonly cases: readonly Case[] };

describe.each(LANGUAGES)('the words in %s', (language) => {
  it.each(cases)('are those of the vectors: $en', async ({ game, say, name, args, ...told }) => {
    const words = await loadWords(language, game ?? undefined);
    const said = name === undefined ? words.say(say ?? '', args) : words.name(name);
    expect(said).toBe(told[language]);
  });
});

describe.each(LANGUAGES)('numbers in %s', (language) => {
  it('below zero are read with a minus sign', async () => {
    const words = await loadWords(language, 'above-and-below');
    const said = words.say('reputation-changed', { seat: 'Anna', change: -1, position: -12 });
    expect(said).toMatch(/−1\b.*−12\b/);
    expect(said).not.toContain('-');
  });
});
