import { say } from '../app/settings.svelte';
import { UNREACHABLE, type Problem } from '../net/api';
import type { Line } from '../net/wire.gen';
import type { Words } from '../words/words';

/** A problem as a sentence, with the names of those who sit at the table. */
export function said(problem: Problem, words: Words | null): string {
  if (problem.code === UNREACHABLE) return say('table-unreachable');
  const phrase = problem.phrase;
  if (phrase !== null && words?.has(phrase.key) === true && problem.code === 'illegal') {
    return sentence(words.phrase(phrase));
  }
  return sentence(problem.message);
}

/** A text that begins and ends like a sentence. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return begun === '' || /[.!?…:”“]$/.test(begun) ? begun : `${begun}.`;
}

/** A line of the log in sentences; the bare move where nothing more may be known. */
export function told(line: Line, words: Words): string {
  if (line.events.length === 0) return line.text;
  return line.events.map((event) => words.phrase(event)).join(' ');
}

/** What a bot is called by its strength. */
export function botLevel(bot: string): string {
  const names = [`level-${bot}`, `table-level-${bot}`].map((key) => ({ key, name: say(key) }));
  return names.find(({ key, name }) => name !== key)?.name ?? bot;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time left as a clock shows it: days and hours, hours and minutes, or minutes and seconds. */
export function clockText(left: number): string {
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  if (days > 0) return say('table-clock-days', { days, hours });
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = String(Math.floor((left % MINUTE) / 1000)).padStart(2, '0');
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`;
  return `${minutes}:${seconds}`;
}
