/** Höyük's own settings: tribes by seat, houses for five, and hands that lie face down or open. */

import type { View } from '../src/games/hoyuk/view.gen';
import { Guest, position, replayed } from './support/tables';
import { expect, test } from './support/test';

test('tribes are chosen by seat, and five seats play with 20 houses, as the form says', async ({
  page,
  server,
}) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  await page.goto('/new/hoyuk');
  const houses = page.getByLabel('Houses for each player');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect(houses.locator('option:checked')).toHaveText('25');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await expect(houses.locator('option:checked')).toHaveText(
    '20 (shorter; usual with five players)',
  );

  const tribes = page.getByRole('group', { name: 'Tribes' }).getByRole('combobox');
  await expect(tribes).toHaveCount(5);
  // Whoever takes a tribe that somebody has swaps with them.
  await tribes.first().selectOption({ label: 'Blue (Lebu)' });
  await expect(tribes.last().locator('option:checked')).toHaveText('Red (Ders)');
  await page.getByRole('button', { name: /Start|Open the table/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  const id = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const view = (await anna.see(id, 0)).view as View;
  expect(view.players.map(({ tribe }) => tribe)).toEqual([
    'blue',
    'green',
    'yellow',
    'purple',
    'red',
  ]);
  expect(view.house_limit).toBe(20);
});

/** A moment at which Anna is asked for cards, and Bo has won one, too. */
const HELD = 41;

for (const open of [false, true]) {
  test(`the others' hands lie ${open ? 'open where a table wants it' : 'face down'}`, async ({
    page,
    server,
  }) => {
    const from = position('hoyuk-abilities');
    const options = { ...from.options, ...(open ? { open_hands: true } : {}) };
    const { table, mover } = await replayed(server, { ...from, options }, HELD);
    await mover.enter(page.context());
    await page.goto(`/table/${table.id}`);
    const row = page.locator('.seats tbody tr', { hasText: 'Bo' });
    await expect(row).toBeVisible();
    const hand = row.getByRole('cell').nth(3);
    const card = /card/; // their kinds are named only where they can be seen
    if (open) await expect(hand).toHaveText(card);
    else await expect(hand).toHaveText(/^\s*\d+\s*$/);
    await expect(page.getByText('Every card was seen when it was won.')).toHaveCount(open ? 0 : 1);
    // What is read out tells no more.
    await page.getByRole('button', { name: 'In words' }).click();
    const words = page.getByRole('dialog');
    await expect(words).toContainText(open ? /Bo, .*× .*card/ : /Bo, .*cards?, face down/);
  });
}
