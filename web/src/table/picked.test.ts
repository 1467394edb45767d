import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Update } from '../net/wire.gen';
import { keepPicked, pickedBefore } from './picked';

const update = {
  match: 'm',
  seat: 0,
  version: 7,
  prompt: { options: [{ move: 'A1-B1', picks: ['from:A1', 'to:B1'] }] },
} as unknown as Update;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was picked is there again in the same position', () => {
  keepPicked(update, ['from:A1']);
  expect(pickedBefore(update)).toEqual(['from:A1']);
});

test('in any other position nothing is', () => {
  keepPicked(update, ['from:A1']);
  expect(pickedBefore({ ...update, version: 8 })).toEqual([]);
  expect(pickedBefore({ ...update, seat: 1 })).toEqual([]);
  expect(pickedBefore({ ...update, match: 'n' })).toEqual([]);
});

test('what is not offered, or was put back, is not picked', () => {
  keepPicked(update, ['from:Z9']);
  expect(pickedBefore(update)).toEqual([]);
  keepPicked(update, ['from:A1']);
  keepPicked(update, []);
  expect(pickedBefore(update)).toEqual([]);
});

test('a browser that keeps nothing is no harm', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepPicked(update, ['from:A1']);
  expect(pickedBefore(update)).toEqual([]);
});

test('what another seat puts back leaves the pick alone', () => {
  keepPicked(update, ['from:A1']);
  keepPicked({ ...update, seat: 1 }, []);
  expect(pickedBefore(update)).toEqual(['from:A1']);
});
