/** Words that some pages have for themselves, so that a table loads none of them. */

import { settings } from '../app/settings.svelte';
import type { Phrase } from '../net/wire.gen';
import { Words } from './words';

/** Says sentences of two files in the reader's language. */
export function apart(en: string, de: string): (key: string, args?: Phrase['args']) => string {
  const books = { en: new Words('en', [en]), de: new Words('de', [de]) };
  return (key, args = {}) => books[settings.language].say(key, args);
}
