import type { Component } from 'svelte';

import type { Language } from '../words/words';
import type { Help, Rules } from './contract';

const texts = import.meta.glob<{ default: Help }>([
  '../games/*/help/en.ts',
  '../games/*/help/de.ts',
]);
const figures = import.meta.glob<{ default: Component<{ name: string }> }>(
  '../games/*/help/Figure.svelte',
);

/** The help of a game in a language; null for a game that has none of its own yet. */
export async function loadHelp(game: string, language: Language): Promise<Help | null> {
  const load = texts[`../games/${game}/help/${language}.ts`];
  return load === undefined ? null : (await load()).default;
}

const places = import.meta.glob<{ default: Rules }>('../games/*/help/rules.ts');

/** Where the help of a game says what its rules are about. */
export async function loadRules(game: string): Promise<Rules> {
  const load = places[`../games/${game}/help/rules.ts`];
  return load === undefined ? {} : (await load()).default;
}

/** The drawings in the help of a game. */
export async function loadFigure(game: string): Promise<Component<{ name: string }> | null> {
  const load = figures[`../games/${game}/help/Figure.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** Every game and language with a help, for checks. */
export function helpNames(): { game: string; language: string }[] {
  return Object.keys(texts).map((path) => {
    const [, , game = '', , file = ''] = path.split('/');
    return { game, language: file.replace('.ts', '') };
  });
}
