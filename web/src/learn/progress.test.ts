import { describe, expect, it } from 'vitest';

import { progressFrom } from './progress';

describe('what is kept of the lessons', () => {
  it('is read as it was written', () => {
    const kept = { 'clans first': { step: 3, finished: true } };
    expect(progressFrom(JSON.stringify(kept))).toEqual(kept);
  });

  it('forgets what cannot be understood', () => {
    expect(progressFrom(null)).toEqual({});
    expect(progressFrom('{')).toEqual({});
    expect(progressFrom('[1]')).toEqual({});
    expect(progressFrom('{"a":{"step":-1},"b":{"step":"2"},"c":null,"d":{"step":2}}')).toEqual({
      d: { step: 2, finished: false },
    });
  });
});
