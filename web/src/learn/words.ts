/** What lessons, guide and help say: words of their own, so that a table loads none of them. */

import { apart } from '../words/apart';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

/** A sentence of lessons, guide or help in the reader's language. */
export const teach = apart(en, de);
