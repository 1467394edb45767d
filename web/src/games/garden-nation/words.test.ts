import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Chair } from '../../net/wire.gen';
import { Words } from '../../words/words';
import type { Facts, View } from './view.gen';
import { bedText, cardName, cardText, seatLine, thenText } from './words';

const PYTHON = new URL('../../../../src/dorfplatz/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, PYTHON), 'utf8');
const CHAIRS = ['Anna', 'Bo', 'Carla'].map((name) => ({ name }) as Chair);

function words(language: 'en' | 'de'): Words {
  const sources = [
    read(`words/${language}.ftl`),
    read(`games/garden_nation/words/${language}.ftl`),
  ];
  return new Words(language, sources).at(CHAIRS);
}

const view = {
  active: 0,
  viewer: 0,
  left: 2,
  fields: [{ id: '1NE', leads: 2 }],
  players: [{ population: 35, points: 1, floors: 17, ruses: 4 }],
} as unknown as View;
const facts = {
  following: 0,
  choices: [],
  projects: [{ project: 'P07', points: 3, fields: [['2C'], [], ['1C']] }],
  beds: [
    { way: 'crane', hindrance: 'no-people' },
    { way: 'change', hindrance: null },
  ],
} as unknown as Facts;

describe('the words of the garden', () => {
  it('say what a seat has', () => {
    expect(seatLine(view, 0, words('en'))).toBe('35 people, 1 point, 17 floors, 4 ruses');
    expect(seatLine(view, 0, words('de'))).toBe('35 Leute, 1 Punkt, 17 Stockwerke, 4 Listen');
  });

  it('call cards as they are called, without numbers of records', () => {
    expect(cardName('P07', words('de'))).toBe('Häuschen');
    expect(cardText('keep:CAB', words('en'))).toMatch(/^1 point per floor/);
  });

  it('say who acts where the tortoise goes, and what they could complete there', () => {
    const en = words('en');
    expect(thenText('1NE', view, facts, en)).toBe(
      'You act again, in territory 2. Could complete there: House.',
    );
    const bo = { ...facts, following: 1 };
    expect(thenText('1NE', view, bo, en)).toBe('Then Bo acts in territory 2.');
    const named = { ...facts, following: null, choices: [1, 2] };
    expect(thenText('1NE', view, named, en)).toBe('Then whoever is named acts in territory 2.');
    expect(thenText('1NE', view, { ...facts, following: null }, en)).toBe('');
  });

  it('say how the action comes to a bed, and why nothing can be built there', () => {
    expect(bedText(1, facts, {}, words('en'))).toBe(
      'territory 1 Nothing can be built here: too few people.',
    );
    expect(bedText(2, facts, { 'territory:2': 'This is it.' }, words('en'))).toBe(
      'This is it. Only the ruse “change territory” leads here.',
    );
  });
});
