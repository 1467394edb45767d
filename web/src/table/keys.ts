/** The keys of a table. */

import type { Playing } from './playing.svelte';

const DEEDS: Record<string, (playing: Playing) => void> = {
  Escape: (playing) => playing.leave(),
  u: ({ session }) => void session.undo(),
  h: ({ session }) => {
    if (session.mine) void session.advise();
  },
  '?': (playing) => (playing.panel = 'help'),
  d: (playing) => (playing.panel = 'words'),
  c: (playing) => void playing.showChoices(),
  l: (playing) => void playing.showLog(),
  n: ({ session }) => session.toNow(),
};

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}

/** Do what a key means at the table, unless somebody writes or something lies over it. */
export function pressed(playing: Playing, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (playing.panel !== null || playing.curtain !== null || typing(event.target)) return;
  if (event.key === 'Enter') {
    const prompt = document.querySelector<HTMLElement>('section.prompt');
    const at = document.activeElement;
    const idle = at === null || at === document.body || at === prompt;
    if (!idle || !playing.session.ready) return;
    prompt?.focus({ preventScroll: true });
    void playing.session.confirm();
  } else {
    const deed = DEEDS[event.key];
    if (deed === undefined) return;
    deed(playing);
  }
  event.preventDefault();
}
