/** What a pick does for whoever plays by keyboard. */

import { tick } from 'svelte';

import type { Session } from './session.svelte';

/** Take a pick on the board; where the keys lost their place with it, they go on at the confirmation. */
export async function take(session: Session, choice: string): Promise<void> {
  session.pick(choice);
  await tick();
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && session.chooser.move !== null) {
    document.querySelector<HTMLButtonElement>('[data-do="confirm"]')?.focus();
  }
}
