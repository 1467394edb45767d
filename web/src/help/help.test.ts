import { describe, expect, it } from 'vitest';

import { sectionFor, type Block, type Help } from './contract';
import { helpNames, loadHelp } from './load';

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

  it('opens at the question that is asked', async () => {
    const { en } = await both(game);
    expect(sectionFor(en, 'over')?.id).toBe('over');
    expect(sectionFor(en, 'wait')).toBeDefined();
    expect(sectionFor(en, 'no-such-question')).toBeUndefined();
    expect(sectionFor(en, undefined)).toBeUndefined();
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
