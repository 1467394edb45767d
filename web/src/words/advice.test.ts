import { describe, expect, it } from 'vitest';

import type { Chair, Phrase } from '../net/wire.gen';
import { reasonsOf } from './advice';
import { LANGUAGES, loadWords, type Naming } from './words';

const CHAIRS = [{ name: 'Anna' }, { name: 'Bo' }] as unknown as readonly Chair[];
const NOWHERE: Naming = () => null;

/** What is told of a site on a field of Taluva. */
function site(key: string, who: string): Phrase {
  const at = { key: 'field-name', args: { column: 'J', row: 12 } };
  return { key: 'bot-reason-for', args: { change: { key, args: { who, at } } } };
}

const SITES = ['temple-site-won', 'temple-site-lost', 'tower-site-won', 'tower-site-lost'].map(
  (name) => `change-${name}`,
);

describe('the reasons of a bot', () => {
  it('call players by their names, and fields only where the board does', async () => {
    for (const language of LANGUAGES) {
      const book = await loadWords(language, 'taluva');
      for (const key of SITES) {
        const told = { reasons: ['as the server says it'], why: [site(key, 'seat:1')] };
        const [named = ''] = await reasonsOf(told, book.at(CHAIRS, NOWHERE));
        expect(named).toContain('Bo');
        expect(named).toContain('J12');
        const [seen = ''] = await reasonsOf(told, book.at(CHAIRS, NOWHERE, true));
        expect(seen).toContain('Bo');
        expect(seen).not.toContain('J12');
        expect(seen).not.toContain('change-');
      }
    }
  });

  it('are left as they are where a game comes from another package', async () => {
    const book = (await loadWords('en', 'taluva')).at(CHAIRS);
    const elsewhere = Object.assign(book, { game: 'elsewhere' });
    const told = { reasons: ['It is better.'], why: [site('change-other', 'you')] };
    expect(await reasonsOf(told, elsewhere)).toEqual(['It is better.']);
  });
});
