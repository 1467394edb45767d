/** After the end: luck, decisions and the moments that mattered, of a match and of a dropped record. */

import { readFileSync } from 'node:fs';

import { Server } from './support/server';
import { Guest, position, replayed } from './support/tables';
import { expect, keep, reachable, test as base } from './support/test';

/** A server that judges briefly. */
const test = base.extend<object, { brief: Server }>({
  brief: [
    async ({}, use) => {
      const server = await new Server({ DORFPLATZ_REVIEW: '2' }).start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const RECORD = new URL('../../tests/old/records/clans-2-over.dorf', import.meta.url);

test('the review of a match is found from its replay and leads back to the board', async ({
  page,
  brief,
}) => {
  const { table, mover } = await replayed(brief, position('clans'));
  await mover.enter(page.context());
  const { id } = table;
  await page.goto(`${brief.url}/replay/${id}`);
  await page.locator(`a[href^="/review/${id}"]`).click();
  await expect(page.getByTestId('review')).toBeVisible({ timeout: 150_000 });
  await expect(page.getByTestId('sentence')).toContainText(
    'Chance was fair: all draws fit the seal.',
  );
  await expect(page.locator('path[data-seat]')).toHaveCount(4);
  await expect(page.locator('[data-bar="luck"]')).toHaveCount(4);
  const curve = await page.locator('path[data-seat="0"]').getAttribute('d');
  await page.getByRole('checkbox').check();
  await expect(page.locator('path[data-seat="0"]')).not.toHaveAttribute('d', curve ?? '');
  await reachable(page);
  const moment = page.locator('li[data-moment]').first();
  const number = Number(await moment.getAttribute('data-moment'));
  await moment.locator('a').click();
  await expect(page.locator('.replay')).toHaveAttribute('data-at', String(number - 1));
});

test('a record dropped onto the page is reviewed, in German on a phone', async ({
  page,
  brief,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keep(page, { language: 'de' });
  await page.goto(`${brief.url}/review`);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.dorf',
    mimeType: 'text/plain',
    buffer: readFileSync(RECORD),
  });
  await expect(page.getByTestId('review')).toBeVisible({ timeout: 150_000 });
  await expect(page.getByTestId('sentence')).toContainText(
    'Der Zufall war ehrlich: Alle Ziehungen passen zum Siegel.',
  );
  await expect(page.locator('[data-bar]')).toHaveCount(4);
});

test('a match that goes on has no review, and says so', async ({ page, brief, faults }) => {
  const anna = await Guest.arrive(brief, 'Anna');
  await anna.enter(page.context());
  const { id } = await anna.open('clans', 'me me');
  await page.goto(`${brief.url}/review/${id}`);
  await expect(page.getByText('The game is not over yet.')).toBeVisible();
  await expect(page.getByTestId('review')).toHaveCount(0);
  expect(faults.splice(0)).toHaveLength(1); // the browser tells that it was refused
});
