/** What the pages of the puzzles say. */

import { apart } from '../words/apart';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

/** A sentence of these pages in the reader's language. */
export const riddle = apart(en, de);
