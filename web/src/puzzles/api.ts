/** What these pages ask the server for. */

import { ask, part } from '../net/api';
import type { Puzzles } from '../net/wire.gen';

/** All puzzles without their moves, and the one of the day. */
export const puzzles = () => ask<Puzzles>('/api/puzzles');

/** Where a puzzle is asked about, as a step of a lesson is. */
export const puzzlePath = (game: string, id: string) => `/api/puzzles/${part(game)}/${part(id)}`;
