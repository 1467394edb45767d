/** Who begins: one question in the form, the lot or a seat, and the table does as was asked. */

import type { TableInfo } from '../src/net/wire.gen';
import { Guest } from './support/tables';
import { expect, type Page, test } from './support/test';

/** Fill in the form of Taluva against two bots, and open the table. */
async function opened(page: Page, begins: string): Promise<TableInfo> {
  await page.goto('/new/taluva');
  const question = page.getByLabel('Who begins');
  await expect(question, 'the lot is proposed').toHaveValue('lot');
  await question.selectOption({ label: begins });
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/table/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.locator('[data-turn]')).toBeVisible();
  const told = await page.request.get(`/api/tables/${id}`);
  return (await told.json()) as TableInfo;
}

test.beforeEach(async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
});

test('the lot shuffles the chairs, and the log says who sits where', async ({ page }) => {
  const orders = new Set<string>();
  // Of six orders one is as before: within nine tables another one comes all but surely.
  for (let tables = 0; tables < 9 && orders.size < 2; tables += 1) {
    const { places, shuffle, options } = await opened(page, 'The lot');
    expect(shuffle).toBe(true);
    expect(options['start'] ?? 0, 'the first seat begins, whoever gets it').toBe(0);
    expect([...(places ?? [])].sort()).toEqual([0, 1, 2]);
    orders.add(String(places));
    const told = await page
      .getByText(/The chairs were shuffled: /)
      .first()
      .innerText();
    const names = told.replace(/^.*: |\.$/g, '').split(', ');
    expect(names.indexOf('Anna')).toBe(places?.indexOf(0));
  }
  expect(orders.size).toBe(2);
});

test('whoever is named begins, and nobody changes chairs', async ({ page }) => {
  const { id, places, shuffle } = await opened(page, 'Yellow');
  expect(shuffle).toBe(false);
  expect(places).toBeNull();
  const first = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/tables/${id}/see`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seat: 0 }),
    });
    const { lines } = (await answer.json()) as { lines: readonly { seat: number }[] };
    return lines.find(({ seat }) => seat >= 0)?.seat;
  }, id);
  expect(first).toBe(2);
});
