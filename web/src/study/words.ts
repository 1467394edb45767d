/** What the pages say that look at a match afterwards. */

import { apart } from '../words/apart';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

/** A sentence of these pages in the reader's language. */
export const tell = apart(en, de);
