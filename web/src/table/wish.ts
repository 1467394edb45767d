/** What a page asks for, before it has a number and a match of its own. */

import type { live } from '../net/live.svelte';
import type { Request } from '../net/wire.gen';

/** A question or a wish as it is sent, before it has a number of its own. */
export type Asked = Parameters<typeof live.ask>[0];

/** What changes a match. */
export type Act = Extract<
  Request,
  { do: 'move' | 'undo' | 'resign' | 'return' | 'stand_in' | 'order' | 'coach' | 'vote' }
>;
/** The same before it has a number and a match. */
export type Wish = Act extends infer A ? (A extends Act ? Omit<A, 'id' | 'match'> : never) : never;
