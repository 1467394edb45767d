/** What these pages ask the server for. */

import { ask, part } from '../net/api';
import type { ReviewState } from '../net/wire.gen';

/** The review of a finished match, or how far it is; the first question begins it. */
export const review = (id: string, key: string | null) =>
  ask<ReviewState>(`/api/tables/${part(id)}/review`, { method: 'POST', key });

/** The review of a record that somebody brings along, or how far it is. */
export const reviewRecord = (record: string) =>
  ask<ReviewState>('/api/review', { method: 'POST', body: { record } });
