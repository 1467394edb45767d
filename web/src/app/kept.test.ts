import { describe, expect, it } from 'vitest';

import { firstVisit, keptFrom } from './kept';

describe('the choices of a reader', () => {
  it('begin with the first language of the reader that is spoken here', () => {
    expect(firstVisit(['fr-FR', 'de-AT', 'en']).language).toBe('de');
    expect(firstVisit(['en-GB', 'de']).language).toBe('en');
    expect(firstVisit(['fr']).language).toBe('en');
    expect(firstVisit([]).sound).toBe(false);
  });

  it('come back as they were kept', () => {
    const kept = { ...firstVisit(['en']), theme: 'dark' as const, sound: true, instant: true };
    expect(keptFrom(JSON.stringify(kept), firstVisit(['de']))).toEqual(kept);
  });

  it('are as at a first visit where what was kept makes no sense', () => {
    const usual = firstVisit(['de']);
    expect(keptFrom(null, usual)).toEqual(usual);
    expect(keptFrom('{', usual)).toEqual(usual);
    expect(keptFrom('7', usual)).toEqual(usual);
    expect(keptFrom('{"language":"xx","theme":"pink","motion":3,"sound":"yes"}', usual)).toEqual(
      usual,
    );
  });
});
