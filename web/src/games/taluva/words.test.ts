import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LANGUAGES, Words } from '../../words/words';
import { tileFields } from './material';
import type { View } from './view.gen';
import { naming, seatLine } from './words';

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

describe('Taluva in words', () => {
  it('calls fields by column and row, and tiles by their terrains', () => {
    const [en, de] = [words.en.at([], naming), words.de.at([], naming)];
    expect(en.name('hex:0.0')).toBe('M13');
    expect(de.name('settlement:-1.1')).toBe('Siedlung L14');
    expect(de.name('terrain:sand')).toBe('Sand');
    expect(en.say('extended', { seat: 'seat:0', tile: 'tile:CJ', field: 'hex:-1.-1' })).toBe(
      'Red extends the landscape: clearing and jungle, volcano on K12.',
    );
    expect(de.say('ask-place', { tile: 'tile:SL' })).toContain('das Plättchen Sand und See');
  });

  it('says what is left', () => {
    expect(seatLine(view, 0, words.en)).toBe('3 temples, 1 tower, 20 huts left');
    expect(seatLine(view, 1, words.de)).toBe('ausgeschieden: noch 3 Tempel, 1 Turm, 20 Hütten');
    expect(seatLine(view, 7, words.de)).toBe('');
  });
});

describe('where fields have no names on the board', () => {
  it.each(LANGUAGES)('every sentence about a field is said without it in %s', (language) => {
    const source = read(`games/taluva/words/${language}.ftl`);
    const seen = words[language].at([], naming, true);
    const messages = source.split(/^(?=[a-z][\w-]* =)/m).slice(1);
    const about = messages.flatMap((message) => {
      const key = /^[\w-]+/.exec(message)?.[0] ?? '';
      const said = /^(not-(?!wrong)|extended|erupted|covered|built|expanded|ask-)/.test(key);
      return said && /\{ \$(field|fields|settlement) \}/.test(message) ? [key] : [];
    });
    expect(about.length).toBeGreaterThan(15);
    for (const key of about) {
      expect(seen.has(`seen-${key}`), key).toBe(true);
      const args = { seat: 'seat:0', field: 'hex:0.0', fields: ['hex:0.0'], huts: 2, level: 2 };
      const more = {
        tile: 'tile:JC',
        terrain: 'terrain:sand',
        left: 1,
        settlement: 'settlement:0.0',
      };
      const text = seen.phrase({ key, args: { ...args, ...more } });
      expect(text).not.toMatch(/M13|\{| {2}| [.,]/);
    }
  });
});
