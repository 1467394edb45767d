/** What these pages ask the server for. */

import { ask, part, witnessed } from '../net/api';
import type {
  AskPlayedOut,
  AskTrial,
  Fog,
  PlayedOutState,
  PlayOn,
  ReviewState,
  TableInfo,
  TrialTold,
} from '../net/wire.gen';

/** The review of a finished match, or how far it is; the first question begins it. */
export const review = (id: string, key: string | null) =>
  ask<ReviewState>(`/api/tables/${part(id)}/review`, { method: 'POST', key });

/** The review of a record that somebody brings along, or how far it is. */
export const reviewRecord = (record: string) =>
  ask<ReviewState>('/api/review', { method: 'POST', body: { record } });

/** A question about what might have been. */
export const whatIf = (asked: AskTrial, key: string | null) =>
  ask<TrialTold>('/api/what-if', { method: 'POST', body: asked, key });

/** How often who wins if bots play on from there; the first question begins it. */
export const playedOut = (asked: AskPlayedOut, key: string | null) =>
  ask<PlayedOutState>('/api/what-if/played-out', { method: 'POST', body: asked, key });

/** Open a table at which the match begins there. */
export const playOn = (wanted: PlayOn, key: string | null) =>
  witnessed(ask<TableInfo>('/api/what-if/table', { method: 'POST', body: wanted, key }));

/** What a seat of a finished match could know at a moment of what the others hid. */
export const fog = (id: string, seat: number, at: number, key: string | null) =>
  ask<Fog>(`/api/tables/${part(id)}/fog`, { method: 'POST', body: { seat, at }, key });
