import { describe, expect, it } from 'vitest';

import tableDe from './de.ftl?raw';
import tableEn from './en.ftl?raw';
import lobbyDe from './lobby/de.ftl?raw';
import lobbyEn from './lobby/en.ftl?raw';

const de = tableDe + lobbyDe;
const en = tableEn + lobbyEn;

/** The names of all messages of a file, in its order. */
function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
}

/** The values a message expects. */
function values(source: string): Map<string, string[]> {
  const messages = source.split(/^(?=[a-z][\w-]* =)/m).slice(1);
  return new Map(
    messages.map((message) => [
      /^[\w-]+/.exec(message)?.[0] ?? '',
      [...new Set([...message.matchAll(/\{ \$(\w+)/g)].map((found) => found[1] ?? ''))].sort(),
    ]),
  );
}

describe('the words of the pages', () => {
  it.each([
    ['en', en],
    ['de', de],
  ])('say everything once in %s', (_, source) => {
    const all = keys(source);
    expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  it('say the same things in both languages, with the same values', () => {
    expect(keys(de).sort()).toEqual(keys(en).sort());
    expect(values(de)).toEqual(values(en));
  });
});
