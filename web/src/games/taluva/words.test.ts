import { readFileSync } from 'node:fs';

import { describe as suite, expect, it } from 'vitest';

import { LANGUAGES, Words } from '../../words/words';
import { tileFields } from './material';
import type { View } from './view.gen';
import { describe, fieldName, nearness, seatLine } from './words';

const python = new URL('../../../../src/dorfplatz/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, python), 'utf8');
const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Words(language, [
      read(`words/${language}.ftl`),
      read(`games/taluva/words/${language}.ftl`),
    ]),
  ]),
) as Record<'en' | 'de', Words>;

const fields = tileFields('JR', { q: 0, r: 0 }, 0, []).map((field) =>
  field.terrain === 'J' ? { ...field, owner: 1, kind: 'H' } : field,
);
const player = {
  supply: [3, 1, 20],
  built: [0, 1, 0],
  covered: 0,
  status: 'active',
  order: 0,
} as const;
const view: View = {
  viewer: 0,
  seats: 2,
  mode: 'standard',
  hut_placement: 'free',
  fields,
  players: [player, { ...player, status: 'eliminated', order: 1 }],
  stack: [['JC', 1]],
  tiles_left: 1,
  active: 0,
  phase: 'place',
  hand: 'SL',
  over: null,
};

suite('Taluva in words', () => {
  it('names fields', () => {
    const jungle = fields.find(({ terrain }) => terrain === 'J');
    const rock = fields.find(({ terrain }) => terrain === 'R');
    expect(fieldName(words.en, { q: 0, r: 1 }, rock)).toBe('Field 0.1: rock, level 1');
    expect(fieldName(words.de, { q: -1, r: 1 }, jungle)).toBe(
      'Feld -1.1: Dschungel, Ebene 1, Hütte von Weiß',
    );
    expect(fieldName(words.de, { q: 9, r: 9 }, undefined)).toBe('Leerer Platz 9.9');
  });

  it('says what is left', () => {
    expect(seatLine(view, 0, words.en)).toBe('3 temples, 1 tower, 20 huts left');
    expect(seatLine(view, 1, words.de)).toBe('ausgeschieden: noch 3 Tempel, 1 Turm, 20 Hütten');
    expect(seatLine(view, 7, words.de)).toBe('');
  });

  it('counts what is missing to an early victory', () => {
    expect(nearness([3, 2, 20])).toEqual({ usedUp: 0, missing: 5 });
    expect(nearness([0, 2, 4])).toEqual({ usedUp: 1, missing: 2 });
    expect(nearness([0, 0, 4])).toEqual({ usedUp: 2, missing: 0 });
  });

  it('describes the position in whole sentences, with no key left over', () => {
    for (const language of LANGUAGES) {
      const said = describe(view, words[language]);
      expect(said).toHaveLength(5);
      for (const sentence of said) {
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/\{|\$|tell-|[a-z]:[a-z0-9]/);
      }
    }
    expect(describe(view, words.en)[0]).toBe(
      'The island has 3 fields and reaches level 1. One tile is left.',
    );
  });
});
