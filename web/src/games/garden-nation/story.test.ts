import { describe, expect, it } from 'vitest';

import type { Line } from '../../net/wire.gen';
import { tell } from './story';
import type { FieldView } from './view.gen';

function field(id: string, more: Partial<FieldView> = {}): FieldView {
  const bare = { id, terrain: 'meadow', tile: false, number: 3, owner: null, floors: 0 };
  return { ...bare, roof: false, leads: 1, ...more };
}

function line(...events: readonly { key: string; args: object }[]): Line {
  return { number: 1, seat: 0, move: '', events } as unknown as Line;
}

const BEFORE = {
  fields: [field('1NE', { terrain: 'bramble' }), field('2C', { owner: 1, floors: 2, roof: true })],
  crane: 1,
};

describe('the story of the garden', () => {
  it('shows what was built and claimed, then the tortoise on its way', () => {
    const beats = tell(BEFORE, [
      line(
        {
          key: 'built',
          args: { seat: 'seat:0', field: 'field:1NE', terrain: 'terrain:leaf', floors: 1, cost: 5 },
        },
        {
          key: 'claimed',
          args: { seat: 'seat:0', project: 'project:P12', field: 'field:1NE', points: 3 },
        },
        { key: 'crane-moved', args: { territory: 'territory:2' } },
      ),
    ]);
    expect(beats).toHaveLength(2);
    expect(beats[0]?.scene?.fields[0]).toMatchObject({
      owner: 0,
      floors: 1,
      tile: true,
      terrain: 'leaf',
      roof: true,
    });
    expect(beats[0]?.signs).toEqual([
      { kind: 'field', field: '1NE', text: '−5  ★ 3', tone: 'good' },
    ]);
    expect(beats[1]?.scene).toMatchObject({ crane: 1, walk: 2 });
    expect(beats[1]?.signs).toEqual([{ kind: 'walk', from: 1, to: 2 }]);
  });

  it('takes a roof away where a building is raided, and everything where it is demolished', () => {
    const raid = { seat: 'seat:0', owner: 'seat:1', field: 'field:2C', floors: 2, price: 14 };
    const [raided] = tell(BEFORE, [line({ key: 'raided', args: raid })]);
    expect(raided?.scene?.fields[1]).toMatchObject({ owner: 0, floors: 2, roof: false });
    const demolition = { seat: 'seat:1', field: 'field:2C', floors: 2, gain: 14 };
    const [demolished] = tell(BEFORE, [line({ key: 'demolished', args: demolition })]);
    expect(demolished?.scene?.fields[1]).toMatchObject({ owner: null, floors: 0, roof: false });
    expect(demolished?.signs).toEqual([{ kind: 'field', field: '2C', text: '+14', tone: 'good' }]);
  });

  it('says who grew in which bed', () => {
    const grown = {
      seat: 'seat:1',
      gain: 3,
      population: 20,
      most: ['territory:2'],
      tied: ['territory:5'],
    };
    const [beat] = tell(BEFORE, [line({ key: 'grown', args: grown })]);
    expect(beat?.signs).toEqual([
      { kind: 'grown', bed: 2, seat: 1, gain: 2 },
      { kind: 'grown', bed: 5, seat: 1, gain: 1 },
    ]);
  });

  it('says what follows an action: a pass, a new project, the last round', () => {
    const beats = tell(BEFORE, [
      line({ key: 'passed', args: { seat: 'seat:0' } }),
      line({ key: 'project-shown', args: { project: 'card:P07' } }),
      line({ key: 'end-triggered', args: { seat: 'seat:0' } }),
    ]);
    expect(beats.map(({ scene }) => scene?.said?.key)).toEqual([
      'passed',
      'project-shown',
      'end-triggered',
    ]);
    expect(beats[1]?.scene?.card).toBe('project:P07');
    expect(beats[0]?.scene?.fields).toBe(BEFORE.fields);
  });

  it('reveals the secrets one by one, all of them, however long the story was', () => {
    const secret = (seat: number, kind: string) => ({
      key: 'secret-scored',
      args: { seat: `seat:${seat}`, secret: `secret:${kind}`, points: 3 },
    });
    const people = (seat: number) => ({
      key: 'population-scored',
      args: { seat: `seat:${seat}`, population: 12, points: 1 },
    });
    const all = [0, 1, 2, 3].flatMap((seat) => [secret(seat, 'MAR'), secret(seat, 'T35')]);
    const beats = tell(BEFORE, [line(...all, ...[0, 1, 2, 3].map(people))]);
    expect(beats).toHaveLength(12);
    expect(beats[1]?.scene?.card).toBe('secret:T35');
    expect(beats[11]?.scene).toMatchObject({ said: { key: 'population-scored' }, card: null });
  });

  it('tells nothing of lines in which nothing moves', () => {
    expect(tell(BEFORE, [line({ key: 'secrets-kept-hidden', args: { seat: 'seat:0' } })])).toEqual(
      [],
    );
  });
});
