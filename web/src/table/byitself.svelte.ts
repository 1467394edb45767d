/** What happens at a table without anybody doing it: moves that are the only way, sounds, the next at the device. */

import { untrack } from 'svelte';

import { settings } from '../app/settings.svelte';
import type { Playing } from './playing.svelte';
import { told } from './said';
import type { Sound } from './sound';

const BREATH = { full: 1000, slow: 2400, reduced: 700 };
const PAUSE = { full: 400, slow: 1100, reduced: 0 };
const PASSING = { full: 900, slow: 2500, reduced: 900 };
/** How long the end is looked at before the sheet of a phone shows the result. */
const MOMENT = 1200;
/** What every place is called is asked for as soon as nothing more happens for so long. */
const QUIET = 150;

/** Let the table go on by itself; called while its page is set up. */
export function goesOn(playing: Playing): void {
  const { session } = playing;

  $effect(() => {
    session.pause = PAUSE[settings.moving];
  });

  $effect(() => {
    if (playing.chatShown) playing.chatRead = session.chat.length;
  });

  // Several people at one device: whoever is to move is shown, behind a curtain if hands are hidden.
  $effect(() => {
    const next = session.turnOf;
    if (next === null) return;
    if (!session.hidden) {
      untrack(() => session.show(next));
      return;
    }
    const timer = setTimeout(() => (session.passing = next), PASSING[settings.moving]);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    void session.preview(session.chooser.move);
  });

  // Whoever wishes plays a move as soon as it is complete.
  $effect(() => {
    const { settled, picked } = session.chooser;
    if (settings.instant && settled && picked.length > 0 && session.hint === null) {
      untrack(() => void session.confirm());
    }
  });

  $effect(() => {
    const reads = playing.folder?.reads;
    session.reads = (view) => view !== null && reads?.(view) === true;
  });

  // What is the only way is taken by itself, after a breath.
  $effect(() => {
    if (!session.forced || playing.curtain !== null) return;
    const timer = setTimeout(() => void session.confirm(), BREATH[settings.moving]);
    return () => clearTimeout(timer);
  });

  // On a phone the board shows what a complete move leads to, and the sheet begins with the choices.
  $effect(() => {
    if (session.chooser.move !== null && !playing.wide) playing.sheetOpen = false;
  });

  $effect(() => {
    if (session.mine) playing.tab = 'choices';
  });

  // A list calls places by their names, so the board shows these meanwhile.
  $effect(() => {
    const names = playing.folder?.names;
    if (names === undefined) return;
    const inSheet = playing.sheetOpen && playing.tab === 'choices';
    names.listed = session.mine && (playing.wide ? playing.unfolded : inSheet);
    return () => (names.listed = false);
  });

  $effect(() => {
    if (session.now === null) return;
    const timer = setTimeout(() => void session.describe(playing.folder === null), QUIET);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    if (!session.over) return;
    playing.tab = 'choices';
    const timer = setTimeout(() => (playing.sheetOpen = true), MOMENT);
    return () => clearTimeout(timer);
  });
}

/** Tell those who hear the table what happens, and knock for those who want it to. */
export function isHeard(playing: Playing, hear: (sentences: string) => void): void {
  const { session } = playing;

  $effect(() => {
    const { news } = session;
    untrack(() => {
      if (news.length === 0) return;
      const { spoken, update } = playing;
      const sentences = news.slice(-6).map((line) => told(line, spoken));
      if (session.mine && update !== null) sentences.push(spoken.phrase(update.prompt.sentence));
      hear(sentences.join(' '));
      knock(session.over ? 'end' : session.mine ? 'turn' : 'move');
    });
  });

  $effect(() => {
    if (session.chooser.picked.length > 0) untrack(() => knock('pick'));
  });
}

/** Sounds are for those who want them, and fetched for them alone. */
function knock(sound: Sound): void {
  if (!settings.sound) return;
  void import('./sound').then(({ play }) => play(sound)).catch(() => undefined);
}
