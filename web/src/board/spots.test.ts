import { describe, expect, it } from 'vitest';

import { Layout, readHex } from './hexes';
import { nearest, nextTowards, type Spot, tabStop, walkable } from './spots';

function spot(key: string, x: number, y: number, pick: string | null = `field:${key}`): Spot {
  return { key, x, y, pick, shape: '', label: key };
}

describe('arrow keys', () => {
  const places = [
    { x: 100, y: 10 },
    { x: 60, y: 80 },
    { x: 0, y: 90 },
    { x: -50, y: 5 },
  ];
  const from = { x: 0, y: 0 };

  it('go to the nearest place that lies that way', () => {
    expect(nextTowards(from, places, 'right')).toBe(places[0]);
    expect(nextTowards(from, places, 'down')).toBe(places[2]);
    expect(nextTowards(from, places, 'left')).toBe(places[3]);
  });

  it('stay where nothing lies that way', () => {
    expect(nextTowards(from, places, 'up')).toBeNull();
    expect(nextTowards(from, [{ x: 10, y: 90 }], 'right')).toBeNull();
  });

  it('reach every place by one of them', () => {
    for (let angle = 0; angle < 360; angle += 5) {
      const turn = (angle * Math.PI) / 180;
      const there = { x: Math.cos(turn) * 80, y: Math.sin(turn) * 80 };
      const ways = ['up', 'down', 'left', 'right'] as const;
      expect(ways.some((way) => nextTowards(from, [there], way) === there)).toBe(true);
    }
  });

  it('find hexes: the nearest that way, never one behind or far aside', () => {
    const slant = new Layout(40, 0.6, 18);
    const at = (text: string) => ({ text, ...slant.centre(readHex(text) ?? { q: 0, r: 0 }) });
    const others = ['1.0', '2.0', '-1.0', '0.1', '0.-2', '5.-1'].map(at);
    const from = at('0.0');
    expect(nextTowards(from, others, 'right')?.text).toBe('1.0');
    expect(nextTowards(from, others, 'left')?.text).toBe('-1.0');
    expect(nextTowards(from, others, 'down')?.text).toBe('0.1');
    expect(nextTowards(from, others, 'up')?.text).toBe('0.-2');
    expect(nextTowards(at('2.0'), [at('1.0')], 'right')).toBeNull();
  });

  it('walk over what can be picked; over everything while nothing can', () => {
    const [a, b] = [spot('a', 0, 0, null), spot('b', 9, 0)];
    expect(walkable([a, b])).toEqual([b]);
    expect(walkable([a])).toEqual([a]);
  });
});

describe('the tabulator', () => {
  const spots = [spot('a', 0, 0, null), spot('b', 1, 0), spot('c', 2, 0)];

  it('comes back to where somebody was', () => {
    expect(tabStop(spots, 'c', 'b')).toBe('c');
  });

  it('else comes to where the list points, else to the first that can be picked', () => {
    expect(tabStop(spots, 'a', 'c')).toBe('c');
    expect(tabStop(spots, null)).toBe('b');
    expect(tabStop(spots, null, 'a')).toBe('b');
  });

  it('reaches a board on which nothing can be picked', () => {
    expect(tabStop([spot('a', 0, 0, null)], null)).toBe('a');
    expect(tabStop([], 'a')).toBeNull();
  });
});

describe('a finger', () => {
  const spots = [spot('a', 0, 0, null), spot('b', 10, 0), spot('c', 14, 0)];
  const far = ({ x }: Spot): number => Math.abs(x - 4);

  it('means the nearest spot that can be picked within its reach', () => {
    expect(nearest(spots, far, 8)?.key).toBe('b');
    expect(nearest(spots, far, 5)).toBeNull();
  });
});
