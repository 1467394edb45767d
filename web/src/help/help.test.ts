import { describe, expect, it } from 'vitest';

import {
  placeFor,
  searched,
  sectionFor,
  textAt,
  type Block,
  type Help,
  type Rules,
} from './contract';
import { helpNames, loadHelp, loadRules } from './load';

/** The rules of the games as they are written on the server. */
const sources = import.meta.glob<string>('../../../src/dorfplatz/games/*/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every rule by which the server may refuse something in a game. */
function refusing(game: string): string[] {
  const folder = `/games/${game.replaceAll('-', '_')}/`;
  const texts = Object.entries(sources).filter(([path]) => path.includes(folder));
  const ids = texts.flatMap(([, text]) =>
    [...text.matchAll(/Refusal\(\s*"([A-Z]{3}-[\d.]+)"/g)].map(([, id]) => id ?? ''),
  );
  return [...new Set(ids)];
}

const games = [...new Set(helpNames().map(({ game }) => game))];

async function both(game: string): Promise<{ en: Help; de: Help }> {
  const [en, de] = await Promise.all([loadHelp(game, 'en'), loadHelp(game, 'de')]);
  if (en === null || de === null) throw new Error(`${game} lacks a language`);
  return { en, de };
}

/** What a block is made of, without its words. */
function shape(block: Block): string {
  if (typeof block === 'string') return 'text';
  if ('list' in block) return `list ${String(block.list.length)}`;
  if ('terms' in block) return `terms ${String(block.terms.length)}`;
  if ('rows' in block) {
    return `table ${String(block.head.length)} ${block.rows.map((row) => row.length).join(',')}`;
  }
  return `figure ${block.figure}`;
}

describe.each(games)('the help of %s', (game) => {
  it('says the same in both languages', async () => {
    const { en, de } = await both(game);
    const outline = (help: Help) =>
      help.map(({ id, phases, body }) => [id, phases, body.map(shape)]);
    expect(outline(de)).toEqual(outline(en));
  });

  it('has an aim, an end and marks, each anchor once', async () => {
    const { en } = await both(game);
    const ids = en.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['aim', 'over', 'marks']));
  });

  it('has a paragraph for every rule by which something is refused', async () => {
    const [{ en, de }, rules] = await Promise.all([both(game), loadRules(game)]);
    const ids = refusing(game);
    expect(ids.length).toBeGreaterThan(9);
    expect(ids.filter((id) => rules[id] === undefined)).toEqual([]);
    expect(Object.keys(rules).filter((id) => !ids.includes(id))).toEqual([]);
    for (const help of [en, de]) {
      const lost = ids.filter((id) => {
        const place = placeFor(rules, id);
        return place === null || (textAt(help, place) ?? '').length < 10;
      });
      expect(lost).toEqual([]);
    }
  });

  it('has drawings', async () => {
    const { en } = await both(game);
    const drawn = en.flatMap(({ body }) => body).filter((block) => shape(block).startsWith('fig'));
    expect(drawn.length).toBeGreaterThan(1);
  });

  it('opens at the question that is asked', async () => {
    const { en } = await both(game);
    expect(sectionFor(en, 'over')?.id).toBe('over');
    expect(sectionFor(en, 'wait')).toBeDefined();
    expect(sectionFor(en, 'no-such-question')).toBeUndefined();
    expect(sectionFor(en, undefined)).toBeUndefined();
  });
});

describe('looking for something', () => {
  const help: Help = [
    { id: 'a', title: 'Große Öfen', body: ['One.', { list: ['Two huts.', 'Three.'] }] },
    { id: 'b', title: 'Other', body: ['Höfe und Hütten.', 'Nothing.'] },
  ];
  const rules: Rules = { 'CLA-4.2': 'a.1.1', 'CLA-5.1': 'b.0' };

  it('finds words whatever their case and dots, a title with all of its section', () => {
    expect(searched(help, '')).toBe(help);
    expect(searched(help, 'offen')).toEqual([]);
    expect(searched(help, 'OFEN')).toEqual([help[0]]);
    expect(searched(help, 'hutten hofe')).toEqual([{ ...help[1], body: ['Höfe und Hütten.'] }]);
    expect(searched(help, 'huts').map(({ id }) => id)).toEqual(['a']);
  });

  it('leads a rule to its paragraph, or to one of its chapter', () => {
    const place = placeFor(rules, 'CLA-4.2');
    expect(place).toEqual({ section: 'a', block: 1, line: 1 });
    expect(place === null ? '' : textAt(help, place)).toBe('Three.');
    expect(placeFor(rules, 'CLA-5.9')?.section).toBe('b');
    expect(placeFor(rules, 'CLA-6.1')).toBeNull();
  });
});

describe('the help', () => {
  it('exists for the games with a board', () => {
    const boards = Object.keys(import.meta.glob('../games/*/index.ts')).map(
      (path) => path.split('/')[2],
    );
    expect(boards.length).toBeGreaterThan(1);
    expect(games).toEqual(expect.arrayContaining(boards));
  });
});
