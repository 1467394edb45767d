import { describe, expect, it } from 'vitest';

import source from '../../../tests/vectors/words.json?raw';
import type { Phrase } from '../net/wire.gen';
import { decimal } from './numbers';
import { LANGUAGES, loadWords, Words } from './words';

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

  it('are written as the language writes them', () => {
    const words = new Words(language, ['count = { $count }']);
    const by = new Intl.NumberFormat(language);
    for (const count of [0, 1, 7, 42, 999, 1000, 12_345, 0.5, -0.5, -3, -999, -1000]) {
      expect(words.say('count', { count })).toBe(by.format(count).replace('-', '−'));
    }
    for (const speed of [0.5, 1, 2.25, -1.5]) {
      expect(decimal(speed, language)).toBe(by.format(speed).replace('-', '−'));
    }
  });
});
