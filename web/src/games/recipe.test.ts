import { describe, expect, it } from 'vitest';

/** Every file of the pages as text, by its path from here. */
const sources = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!../**/*.gen.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const paths = Object.keys(sources).map((path) => path.replace(/^\.\.\/games\//, './'));
const folders = [...new Set(paths.flatMap((path) => /^\.\/([^/]+)\//.exec(path)?.[1] ?? []))];
const boards = folders.filter((game) => paths.includes(`./${game}/index.ts`));

const RECIPE = [
  'board/Board.svelte',
  'board/Ground.svelte',
  'board/Offers.svelte',
  'board/Pieces.svelte',
  'board/Signs.svelte',
  'panel/Panel.svelte',
  'story.ts',
  'words.ts',
  'look.css',
  'help/de.ts',
  'help/en.ts',
  'help/Figure.svelte',
  'Picture.svelte',
];

describe('the folder of a game', () => {
  it.each(boards)('%s follows the recipe', (game) => {
    const missing = RECIPE.filter((file) => !paths.includes(`./${game}/${file}`));
    expect(missing).toEqual([]);
  });

  it.each(folders)('%s has a picture, whether it has a board or not', (game) => {
    expect(paths).toContain(`./${game}/Picture.svelte`);
  });

  it('has no file of a board that is larger than its subject', () => {
    const large = Object.entries(sources)
      .filter(([path]) => /^(\.\.\/games|\.)\/[^/]+\/board\//.test(path))
      .filter(([, text]) => text.split('\n').length > 301)
      .map(([path]) => path);
    expect(large).toEqual([]);
  });

  it('is the only place where its game is named', () => {
    expect(folders.length).toBeGreaterThan(4);
    const named = new RegExp(`['"\`/](${folders.join('|')})\\b`);
    const wrong = Object.entries(sources)
      .filter(([path]) => path.startsWith('../') && !path.startsWith('../games/'))
      .filter(([path]) => !path.endsWith('.test.ts'))
      .filter(([, text]) => named.test(text))
      .map(([path]) => path);
    expect(wrong).toEqual([]);
  });
});
