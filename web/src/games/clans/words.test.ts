import { beforeAll, describe, expect, it } from 'vitest';

import { loadWords, type Words } from '../../words/words';
import { EPOCHS, TERRITORIES, territoryIn, territoryOf, type Territory } from './material';
import { meantMove } from './meaning';
import type { View } from './view.gen';
import { describe as inSentences, ranked, seatText, territoryLabel } from './words';

function view(groups: Readonly<Record<string, readonly number[]>>, more: Partial<View> = {}): View {
  return {
    viewer: 0,
    seats: 2,
    large_merge: 'must',
    huts: TERRITORIES.map(({ id }) => groups[id] ?? [0, 0, 0, 0, 0]),
    scores: [3, 0, 5, 0, 5],
    removed: [0, 0, 0, 0, 0],
    chips: [1, 0],
    cards: ['r', null],
    dealt: 15,
    active: 0,
    epoch: 'I',
    chips_left: 3,
    villages: 1,
    over: null,
    ...more,
  };
}

function territory(id: string): Territory {
  const found = territoryOf(id);
  if (found === null) throw new RangeError(id);
  return found;
}

let english: Words;
let german: Words;

beforeAll(async () => {
  english = await loadWords('en', 'clans');
  german = await loadWords('de', 'clans');
});

describe('the material', () => {
  it('is the map of sixty territories and the table of five epochs', () => {
    expect(TERRITORIES).toHaveLength(60);
    expect(EPOCHS.map(({ chips }) => chips)).toEqual([4, 3, 2, 2, 1]);
    expect(territoryIn('from:K3')?.id).toBe('K3');
    expect(territoryIn('clan:red')).toBeNull();
  });
});

describe('a territory', () => {
  const now = view({ K3: [0, 1, 1, 0, 0], K4: [1, 0, 0, 0, 0], A1: [0, 0, 0, 2, 0] });

  it('says its terrain and its huts', () => {
    expect(territoryLabel(territory('K3'), now, english)).toBe('K3, forest, 2 huts: 1 Red, 1 Blue');
    expect(territoryLabel(territory('K3'), now, german)).toBe('K3, Wald, 2 Hütten: 1 Rot, 1 Blau');
    expect(territoryLabel(territory('L5'), now, german)).toBe('L5, Steppe, leer');
  });

  it('says that it is a village once it stands alone, but not while huts are dealt', () => {
    expect(territoryLabel(territory('A1'), now, german)).toBe(
      'A1, Grasland, Dorf mit 2 Hütten: 2 Grün',
    );
    const early = view({ A1: [0, 0, 0, 1, 0] }, { dealt: 3 });
    expect(territoryLabel(territory('A1'), early, english)).toBe('A1, grassland, one hut: 1 Green');
  });
});

describe('a click on what cannot be chosen', () => {
  const now = view({ A1: [1, 0, 0, 0, 0], A3: [0, 1, 0, 0, 0], L1: [1, 0, 0, 0, 0] });

  it('means a move from there to an occupied neighbour', () => {
    expect(meantMove(territory('A1'), now, [])).toBe('A1-A3');
  });

  it('means a move to the nearest neighbour where all are empty', () => {
    const [source, destination] = meantMove(territory('L1'), now, []).split('-');
    expect(source).toBe('L1');
    expect(territory('L1').neighbours).toContain(destination);
  });

  it('means a move from what was picked', () => {
    expect(meantMove(territory('L5'), now, ['from:A1'])).toBe('A1-L5');
    expect(meantMove(territory('L5'), now, ['from:A1', 'to:A3'])).toBe('A1-L5');
    expect(meantMove(territory('L5'), now, ['from:A1', 'to:A3', 'village:A3'])).toBe('A1-A3/A3,L5');
  });
});

describe('the clans', () => {
  it('stand in the order of their points', () => {
    expect(ranked([3, 0, 5, 0, 5]).map(({ clan }) => clan.letter)).toEqual([
      'b',
      'y',
      'k',
      'r',
      'g',
    ]);
  });

  it('are named beside a seat only after the end', () => {
    expect(seatText(view({}), 0, english)).toBe('1 chip');
    expect(seatText(view({}), 1, german)).toBe('noch keine Chips');
    const over = view({}, { over: 'twelve', epoch: null, cards: ['b', 'r'] });
    expect(seatText(over, 0, german)).toBe('Blau 5 + 1 Chip = 6');
  });
});

describe('the position in sentences', () => {
  it('says epoch, points, villages and every region', () => {
    const said = inSentences(view({ A1: [0, 0, 0, 2, 0], K3: [7, 1, 1, 0, 0] }), german);
    expect(said[0]).toBe('Epoche I, noch 3 Chips. Eins von 12 Dörfern ist gegründet.');
    expect(said[1]).toBe('Punkte der Clans: Blau 5, Gelb 5, Schwarz 3, Rot 0, Grün 0.');
    expect(said).toContain('Große Gruppen, die bleiben, wo sie sind: K3.');
    expect(said).toContain('Auerochsenland: A1, Grasland, Dorf mit 2 Hütten: 2 Grün.');
    expect(said).toContain('Luchsland ist leer.');
    expect(said.filter((line) => /land/.test(line)).length).toBeGreaterThanOrEqual(12);
  });
});
