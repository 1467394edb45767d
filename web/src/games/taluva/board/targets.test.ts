import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { writeHex } from '../../../board/hexes';
import type { Option } from '../../../net/wire.gen';
import { Words } from '../../../words/words';
import { flat, settled } from '../island.fixture';
import { byHex } from '../material';
import type { SettlementFacts } from '../view.gen';
import { naming } from '../words';
import { type Asked, fieldsOf, placesOf, settlementsIn, targetsOf, villagesOf } from './targets';

const source = new URL('../../../../../src/dorfplatz/games/taluva/words/en.ftl', import.meta.url);
const words = new Words('en', [readFileSync(source, 'utf8')]).at([], naming);

const fields = settled(flat, 0, '-1.1', '0.1');
const under = byHex(fields);
const villages = villagesOf(
  [{ id: '-1.1', seat: 0, fields: ['-1.1', '0.1'] } as unknown as SettlementFacts],
  under,
);
const EXPANSION: Option = {
  move: 'X-1.1:J',
  picks: ['build:expand', 'settlement:-1.1', 'terrain:jungle'],
  shows: ['hex:2.-2'],
};

function asked(picked: readonly string[]): Asked {
  return {
    placing: false,
    building: true,
    free: false,
    options: [EXPANSION, { move: 'H2.-2', picks: ['build:hut', 'hex:2.-2'] }],
    choices: [],
    picked,
    fields,
    under,
    villages,
    labels: { 'hex:0.0': 'Field M13: volcano, level 1' },
    words,
  };
}

describe('what can be picked', () => {
  it('is a settlement as the game knows it, and what an expansion takes', () => {
    const found = targetsOf(asked(['build:expand', 'settlement:-1.1']));
    expect(found.map(({ picks, fields }) => [picks.at(-1), fields.map(writeHex)])).toEqual([
      ['terrain:jungle', ['2.-2']],
      ['settlement:-1.1', ['-1.1', '0.1']],
    ]);
  });

  it('is heard among all other fields, each with what the game says of it', () => {
    const here = asked(['build:hut']);
    const places = placesOf(targetsOf(here), here);
    expect(places.map(({ key }) => key).sort()).toEqual(
      fields.map((field) => `hex:${writeHex(field)}`).sort(),
    );
    expect(places.filter(({ pick }) => pick !== null).map(({ key }) => key)).toEqual(['hex:2.-2']);
    const labels = new Map(places.map(({ key, label }) => [key, label]));
    expect(labels.get('hex:0.0')).toBe('Field M13: volcano, level 1');
    expect(labels.get('hex:2.-2')).toBe('N11');
  });
});

describe('references', () => {
  it('light fields and whole settlements', () => {
    expect(fieldsOf(['settlement:0.1', 'hex:9.9'], under, villages).map(writeHex)).toEqual([
      '-1.1',
      '0.1',
      '9.9',
    ]);
    expect(settlementsIn(['hex:0.0', 'settlement:-1.1'], villages)).toHaveLength(1);
  });
});
