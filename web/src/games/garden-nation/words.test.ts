import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Chair } from '../../net/wire.gen';
import { Words } from '../../words/words';
import { DIRECTIONS } from './board/geometry';
import type { Facts, View } from './view.gen';
import {
  afterText,
  bedText,
  cardText,
  fieldText,
  naming,
  readText,
  seatLine,
  thenText,
} from './words';

const PYTHON = new URL('../../../../src/dorfplatz/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, PYTHON), 'utf8');
const CHAIRS = ['Anna', 'Bo', 'Carla'].map((name) => ({ name }) as Chair);

function words(language: 'en' | 'de'): Words {
  const sources = [
    read(`words/${language}.ftl`),
    read(`games/garden_nation/words/${language}.ftl`),
  ];
  return new Words(language, sources).at(CHAIRS, naming);
}

const view = {
  active: 0,
  viewer: 0,
  left: 2,
  fields: [
    { id: '1NE', leads: 2, owner: null },
    { id: '1E', leads: 5, owner: 0 },
    { id: '1W', leads: 3, owner: 1 },
  ],
  players: [{ population: 35, points: 1, floors: 17, ruses: 4 }],
} as unknown as View;
const facts = {
  following: 0,
  choices: [],
  fields: [
    { price: 4, value: 0 },
    { price: 5, value: 8 },
    { price: null, value: 14 },
  ],
  seats: [{ growth: 0, track: 9, secrets: null }],
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

  it('call beds and fields by what is seen on the board, never by the letters of the notation', () => {
    const [en, de] = [words('en'), words('de')];
    expect(en.name('territory:3')).toBe('pea bed 3');
    expect(de.name('territory:3')).toBe('Erbsenbeet 3');
    expect(en.name('field:3NW')).toBe('top left field of pea bed 3');
    expect(de.name('from:7C')).toBe('Feld mitten im Auberginenbeet 7');
    expect(en.name('crane:2')).toBe('tortoise to carrot bed 2');
    for (const bed of [1, 2, 3, 4, 5, 6, 7]) {
      for (const direction of DIRECTIONS) {
        for (const spoken of [en, de]) {
          expect(spoken.name(`to:${bed}${direction}`)).toMatch(/^[\p{L} ]+ \d$/u);
          expect(spoken.name(`to:${bed}${direction}`)).not.toMatch(/named|[A-Z]{2}/);
        }
      }
    }
  });

  it('call cards as they are called, without numbers of records', () => {
    expect(words('de').name('project:P07')).toBe('Häuschen');
    expect(words('en').name('claim:P07')).toBe('House');
    expect(words('en').name('card:P07')).toMatch(/^House, 3 points: 2\+ floors/);
    expect(cardText('keep:CAB', words('en'))).toMatch(/^1 point per floor/);
  });

  it('say who acts where the tortoise goes, and what they could complete there', () => {
    const en = words('en');
    expect(thenText('1NE', view, facts, en)).toBe(
      'You act again, in carrot bed 2. Could complete there: House.',
    );
    const bo = { ...facts, following: 1 };
    expect(thenText('1NE', view, bo, en)).toBe('Then Bo acts in carrot bed 2.');
    const named = { ...facts, following: null, choices: [1, 2] };
    expect(thenText('1NE', view, named, en)).toBe('Then whoever is named acts in carrot bed 2.');
    const each = { ...named, projects: [{ project: 'P07', points: 3, fields: [[], ['2C'], []] }] };
    expect(thenText('1NE', view, each as unknown as Facts, en)).toBe(
      'Then whoever is named acts in carrot bed 2. Bo could complete there: House.',
    );
    expect(thenText('1NE', view, { ...facts, following: null }, en)).toBe('');
  });

  it('say how the action comes to a bed, and why nothing can be built there', () => {
    expect(bedText(1, facts, {}, words('en'))).toBe(
      'strawberry bed 1 Nothing can be built here: too few people.',
    );
    expect(bedText(2, facts, { 'territory:2': 'This is it.' }, words('en'))).toBe(
      'This is it. Only the ruse “change territory” leads here.',
    );
  });

  it('say what a building brings: to whoever demolishes it, or to its owner in a raid', () => {
    const en = words('en');
    expect(fieldText('1E', view, facts, en)).toMatch(/^Demolishing it brings 8 people\./);
    expect(fieldText('1W', view, facts, en)).toMatch(/^A raid pays 14 people to Bo\./);
    expect(fieldText('1NE', view, facts, en)).not.toMatch(/people/);
    expect(fieldText('1E', view, facts, en, 'build')).not.toMatch(/people/);
    expect(fieldText('1W', view, facts, en, 'raid')).toMatch(/^A raid pays 14 people to Bo\./);
  });

  it('explain a public project to whoever taps it, and call grounds by a short name', () => {
    const near = { ...facts, projects: [{ project: 'P03', fields: [[], ['1E']] }] } as unknown;
    expect(readText('P03', near as Facts, words('en'))).toMatch(
      /^Infirmary, 4 points: 2\+ floors on straw .* at least so many floors\. .* by Bo\.$/,
    );
    expect(readText('P10', near as Facts, words('de'))).toMatch(/mindestens so .* Laub\.$/);
    expect(words('de').name('ground:meadow')).toBe('Wiese');
  });

  it('say how many people a move leaves, and what they score', () => {
    const own = { ...view, players: [{ population: 35 }] } as unknown as View;
    const option = { move: 'B1NE', picks: [], cost: { population: 4, track: 2 } };
    expect(afterText(option, own, facts, words('de'))).toBe(
      'Nach diesem Zug: 31 Leute, am Ende 7 Punkte.',
    );
    const poor = { ...option, cost: { population: 34, track: 39 } };
    expect(afterText(poor, own, facts, words('en'))).toBe(
      'After this move: 1 person, worth −30 points at the end.',
    );
    const roof = { ...option, cost: { 'secret-MAR': 3 }, gain: { 'secret-T35': 4 } };
    expect(afterText(roof, own, facts, words('en'))).toMatch(
      / Territory Control 3\+5 \+4\. Market −3\.$/,
    );
    expect(afterText(option, { ...own, viewer: null }, facts, words('de'))).toBe('');
  });
});
