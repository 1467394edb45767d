/** A table that is only heard. */

import type { Page } from '@playwright/test';

import { Ear } from './ear';
import type { Server } from './server';
import { Guest } from './tables';

/** What the fields of each board begin with. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  clans: /^[A-L]\d, /,
  taluva: /^(Field|Empty place|A settlement of) /,
};

/** Sit down at a new table and wait for the first turn. */
export async function hearing(
  game: string,
  seats: string,
  page: Page,
  server: Server,
): Promise<Ear> {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open(game, seats);
  await page.goto(`/table/${table.id}`);
  const ear = await Ear.at(page, FIELDS[game] ?? /./);
  await ear.turn();
  return ear;
}
