/** What lessons, guide and help say: words of their own, so that a table loads none of them. */

import { settings } from '../app/settings.svelte';
import type { Phrase } from '../net/wire.gen';
import { Words } from '../words/words';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

const BOOKS = { en: new Words('en', [en]), de: new Words('de', [de]) };

/** A sentence of lessons, guide or help in the reader's language. */
export function teach(key: string, args: Phrase['args'] = {}): string {
  return BOOKS[settings.language].say(key, args);
}
