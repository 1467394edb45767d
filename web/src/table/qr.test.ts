import { expect, it } from 'vitest';

import { qr } from './qr';

it('draws the three corners by which a camera finds a code', async () => {
  const { size, path } = await qr('https://square.example/table/abcdefgh#key=secret');
  expect(size).toBeGreaterThanOrEqual(21);
  const dark = (x: number, y: number): boolean => path.includes(`M${x} ${y}h1v1h-1z`);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    const ring = Array.from({ length: 7 }, (_, at) => [dark(x + at, y), dark(x, y + at)]).flat();
    expect(ring.every(Boolean)).toBe(true);
    expect(dark(x + 1, y + 1)).toBe(false);
    expect(dark(x + 3, y + 3)).toBe(true);
  }
});
