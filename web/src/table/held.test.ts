import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Held } from './held.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is held is sent when the moment has passed', async () => {
  const held = new Held();
  const answer = held.wait(3000);
  expect(held.lasts).toBe(3000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe(true);
  expect(held.lasts).toBeNull();
});

test('it is sent at once if somebody says now, and never if they take it back', async () => {
  const held = new Held();
  const now = held.wait(3000);
  held.end(true);
  expect(await now).toBe(true);
  const never = held.wait(3000);
  held.end(false);
  expect(await never).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('what need not be held goes at once', async () => {
  expect(await new Held().wait(0)).toBe(true);
});

test('a new move takes the place of one that is held', async () => {
  const held = new Held();
  const first = held.wait(3000);
  const second = held.wait(3000);
  expect(await first).toBe(false);
  held.end(true);
  expect(await second).toBe(true);
});
