/** What if: from a moment of a match one moves for everybody, chance included, and a link keeps it. */

import { Server } from './support/server';
import { Guest, position, replayed } from './support/tables';
import { expect, keep, reachable, test as base } from './support/test';

/** A server that plays out briefly. */
const test = base.extend<object, { brief: Server }>({
  brief: [
    async ({}, use) => {
      const server = await new Server({ DORFPLATZ_REVIEW: '4' }).start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('two ways are tried from a moment of a replay, and a link keeps both', async ({
  page,
  brief,
  another,
}) => {
  const { table, mover } = await replayed(brief, position('clans'));
  await mover.enter(page.context());
  await page.goto(`${brief.url}/replay/${table.id}?at=20`);
  await page.getByRole('link', { name: 'What if?' }).click();
  const tree = page.getByTestId('tree');
  await expect(tree.locator('[data-node]')).toHaveCount(1);
  await expect(page.getByTestId('mover')).toContainText('You move for');
  const first = await page.getByTestId('mover').textContent();

  // A bot moves; the match as it was is another way from the same moment.
  await page.locator('[data-do="bot"]').click();
  await expect(tree.locator('[data-node]')).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByTestId('mover')).not.toHaveText(first ?? '');
  await page.locator('[data-do="step-back"]').click();
  await expect(page.getByTestId('mover')).toHaveText(first ?? '');
  // By hand, with the list that stands beside every board.
  await page.locator('body').press('c');
  const choices = page.locator('.offer ul button');
  for (let picks = 0; picks < 4 && (await choices.count()) > 0; picks += 1) {
    await choices.last().click();
  }
  await page.locator('[data-do="confirm"]').click();
  await expect(tree.locator('[data-node]')).toHaveCount(3);
  await reachable(page);

  await expect.poll(() => page.url()).toMatch(/#(.*&)?t=[\w-]+&n=\d/);
  const friend = await another({ language: 'de' });
  await friend.goto(page.url());
  await expect(friend.getByTestId('tree').locator('[data-node]')).toHaveCount(3);
  await expect(friend.getByTestId('mover')).toContainText('Du ziehst für');
  // Both ways are told in words, though only one of them is shown.
  await expect(friend.getByTestId('tree')).not.toContainText('>');
});

test('chance draws, or what it draws is chosen, on a phone in German', async ({ page, brief }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keep(page, { language: 'de' });
  const { table, mover } = await replayed(brief, position('taluva'));
  await mover.enter(page.context());
  await page.goto(`${brief.url}/what-if/${table.id}?at=0`);
  const chance = page.getByTestId('chance');
  await expect(chance).toBeVisible();
  await expect(chance.locator('li').first()).toContainText('%');
  await chance.locator('li button').last().click();
  await expect(chance).toHaveCount(0);
  await expect(page.getByTestId('tree').locator('[data-node]')).toHaveCount(2);
  await page.locator('[data-do="step-back"]').click();
  await chance.locator('[data-do="draw"]').click();
  await expect(chance).toHaveCount(0);
  await reachable(page);
});

test('bots play a position out', async ({ page, brief }) => {
  const { table, mover } = await replayed(brief, position('clans'));
  await mover.enter(page.context());
  await page.goto(`${brief.url}/what-if/${table.id}?at=20`);
  await page.locator('[data-do="play-out"]').click();
  const list = page.getByTestId('played-out').locator('ul');
  await expect(list).toHaveAttribute('data-ready', 'true', { timeout: 90_000 });
  await expect(list.locator('li')).toHaveCount(4);
  await reachable(page);
});

test('a position text is laid out, and nonsense is refused in a sentence', async ({
  page,
  brief,
  faults,
}) => {
  const guest = await Guest.arrive(brief, 'Anna');
  await guest.enter(page.context());
  await page.goto(`${brief.url}/what-if`);
  await page.locator('textarea').fill('nonsense');
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(faults.splice(0)).toHaveLength(1); // the browser tells that it was refused
});

test('a replay shows what a seat could know, with bars', async ({ page, brief }) => {
  const { table, mover } = await replayed(brief, position('clans'));
  await mover.enter(page.context());
  await page.goto(`${brief.url}/replay/${table.id}?at=40`);
  await page.locator('.column select').last().selectOption('0');
  await page.locator('[data-do="fog"]').check();
  const fog = page.getByTestId('fog');
  await expect(fog.locator('h3')).toHaveCount(3);
  await expect(fog.locator('li.true')).toHaveCount(3);
  await expect(fog.locator('li').first()).toContainText('%');
  await reachable(page);
});

test('the better move of a review is tried at once', async ({ page, brief }) => {
  const { table, mover } = await replayed(brief, position('clans'));
  await mover.enter(page.context());
  await page.goto(`${brief.url}/review/${table.id}`);
  await expect(page.getByTestId('review')).toBeVisible({ timeout: 150_000 });
  const moment = page.locator('li[data-moment]').first();
  const number = Number(await moment.getAttribute('data-moment'));
  await moment.locator('[data-do="try"]').click();
  await expect(page.locator('.what-if')).toBeVisible();
  await expect.poll(() => page.url()).toContain(`at=${number - 1}`);
  await page.locator('[data-do="confirm"]').click();
  await expect(page.getByTestId('tree').locator('[data-node]')).toHaveCount(2);
});

test('a match that goes on has no what if, and says so', async ({ page, brief, faults }) => {
  const anna = await Guest.arrive(brief, 'Anna');
  await anna.enter(page.context());
  const { id } = await anna.open('clans', 'me me');
  await page.goto(`${brief.url}/what-if/${id}?at=3`);
  await expect(page.getByText('The game is not over yet.')).toBeVisible();
  await expect(page.locator('.what-if')).toHaveCount(0);
  expect(faults.splice(0)).toHaveLength(1);
});
