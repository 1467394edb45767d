/** The keys of a board on which nothing is kept: a step of a lesson, a puzzle, what if. */

import type { Session } from '../table/session.svelte';

interface Deeds {
  /** Whether something is to be chosen now. */
  readonly asked: boolean;
  readonly help: () => void;
  readonly unfold: () => void;
  /** What keys mean only here. */
  readonly own?: Readonly<Record<string, () => void>>;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null;
}

/** Do what a key means, unless somebody writes. */
export function pressed(session: Session, event: KeyboardEvent, deeds: Deeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event.target)) return;
  const { asked, own = {} } = deeds;
  const { chooser } = session;
  const idle = document.activeElement === null || document.activeElement === document.body;
  if (event.key === 'Escape' && chooser.picked.length > 0) session.back();
  else if (event.key === 'Escape') session.forgetAnswers();
  else if (event.key === 'Enter' && idle && asked && chooser.move !== null) void session.confirm();
  else if (event.key === 'h' && asked) void session.advise();
  else if (event.key === '?') deeds.help();
  else if (event.key === 'c') deeds.unfold();
  else if (own[event.key] !== undefined) own[event.key]?.();
  else return;
  event.preventDefault();
}
