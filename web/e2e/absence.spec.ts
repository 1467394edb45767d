/** Nobody is left waiting: clocks that run out, people who are not there, leaving, once more. */

import { Guest, position, replayed } from './support/tables';
import { expect, type Page, test } from './support/test';

/** A bank that is gone soon, and enough for whoever comes back. */
const SHORT = { kind: 'live', bank: 3, bonus: 900, days: 0 } as const;

/** The page of a guest at a table. */
async function sitting(page: Page, guest: Guest, table: string): Promise<Page> {
  await guest.enter(page.context());
  await page.goto(`/table/${table}`);
  return page;
}

test('out of time: a bot stands in, and gives the seat back', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  const bo = await Guest.arrive(server, 'Bo');
  // Long enough for the page to come, and for the seat to be taken back before the other bank is gone.
  const clock = { ...SHORT, bank: 12 };
  const table = await anna.open('clans', 'me open', { public: true, clock });
  await bo.sit(table, 1);
  const [first = 0] = (await anna.see(table.id, 0)).waiting;
  await sitting(page, [anna, bo][first] ?? anna, table.id);
  const notice = page.getByText(/^Your time is up: a bot plays for/);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Play again myself' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Players' })).not.toContainText('a bot stands in');
});

test('out of time: the others decide by vote', async ({ page, another, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  const bo = await Guest.arrive(server, 'Bo');
  const carla = await Guest.arrive(server, 'Carla');
  const table = await anna.open('clans', 'me open open', {
    public: true,
    clock: SHORT,
    timeout: 'others',
  });
  await bo.sit(table, 1);
  await carla.sit(table, 2);
  const guests = [anna, bo, carla];
  const [late = 0] = (await anna.see(table.id, 0)).waiting;
  const [one, two] = guests.filter((_, seat) => seat !== late);
  const name = guests[late]?.user.name ?? '';
  await sitting(page, guests[late] ?? anna, table.id);
  await expect(page.getByText(/^Your time is up. You can still move/)).toBeVisible();

  const theirs = await sitting(await another(), one ?? anna, table.id);
  const others = await sitting(await another(), two ?? anna, table.id);
  const voting = theirs.getByRole('group', { name, exact: true });
  await expect(voting).toContainText(`${name} is out of time.`);
  const forBot = voting.getByRole('button', { name: /^A bot stands in/ });
  await forBot.click();
  await expect(forBot).toHaveAttribute('aria-pressed', 'true');
  await expect(forBot).toContainText('1 vote');
  await others
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: /^A bot stands in/ })
    .click();
  for (const each of [theirs, others]) {
    await expect(each.getByRole('list', { name: 'Players' })).toContainText('a bot stands in');
  }
  await expect(voting).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play again myself' })).toBeVisible();
});

test('out of time: the others put somebody out of the game', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  const bo = await Guest.arrive(server, 'Bo');
  const table = await anna.open('taluva', 'me open', {
    public: true,
    clock: SHORT,
    timeout: 'others',
  });
  await bo.sit(table, 1);
  const [late = 0] = (await anna.see(table.id, 0)).waiting;
  const [waiting, slow] = late === 0 ? [bo, anna] : [anna, bo];
  await sitting(page, waiting, table.id);
  const voting = page.getByRole('group', { name: slow.user.name, exact: true });
  await voting.getByRole('button', { name: 'Out of the game' }).click();
  await expect(voting).toHaveCount(0);
  // With nobody left to play against, that is the end.
  await expect(page.getByRole('region', { name: 'How it ended' })).toContainText(
    `${waiting.user.name} wins`,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a bot is put in for somebody who is not there', async ({ page, server }) => {
    const anna = await Guest.arrive(server, 'Anna');
    const bo = await Guest.arrive(server, 'Bo');
    const table = await anna.open('taluva', 'me open', { public: true });
    await bo.sit(table, 1);
    const [gone = 0] = (await anna.see(table.id, 0)).waiting;
    const [waiting, absent] = gone === 0 ? [bo, anna] : [anna, bo];
    await sitting(page, waiting, table.id);
    const voting = page.getByRole('group', { name: absent.user.name, exact: true });
    await expect(voting).toContainText(`${absent.user.name} is not here.`);
    // Nobody is put out of a game without being out of time.
    await expect(voting.getByRole('button', { name: 'Out of the game' })).toHaveCount(0);
    await voting.getByRole('button', { name: /^A bot stands in/ }).tap();
    await expect(voting).toHaveCount(0);
    const { chairs } = await waiting.see(table.id, 1 - gone);
    expect(chairs[gone]?.stand_in).not.toBeNull();
  });
});

test('a bot stands in for a while; whoever leaves for good stays in the list', async ({
  page,
  server,
}) => {
  const { table, mover } = await replayed(server, position('clans'), 4);
  await sitting(page, mover, table.id);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Table' });
  await menu.getByRole('button', { name: 'Let a bot stand in for me' }).click();
  // It asks first, and whoever stays has lost nothing.
  await menu.getByRole('button', { name: 'I stay' }).click();
  await menu.getByRole('button', { name: 'Let a bot stand in for me' }).click();
  await menu.getByRole('button', { name: 'Let it play' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.locator('[data-turn]')).toHaveAttribute('data-turn', 'other');
  const back = page.getByRole('button', { name: 'Play again myself' });
  await back.click();
  await expect(back).toHaveCount(0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await menu.getByRole('button', { name: 'Leave the game' }).click();
  await menu.getByRole('button', { name: 'Stay' }).click();
  await menu.getByRole('button', { name: 'Leave the game' }).click();
  await menu.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('has left');
  await expect(back).toHaveCount(0);
});

test('once more: the same people meet at the next table', async ({ page, another, server }) => {
  const { table, guests } = await replayed(server, position('clans'));
  const [anna, bo] = guests;
  if (anna === undefined || bo === undefined) throw new Error('two people are needed');
  await sitting(page, anna, table.id);
  const theirs = await sitting(await another(), bo, table.id);
  await page.getByRole('button', { name: 'Play once more' }).click();
  await expect(page).not.toHaveURL(new RegExp(table.id));
  const join = theirs.getByRole('button', { name: 'Join the next game' });
  await join.click();
  await expect(theirs).toHaveURL(page.url());
  await expect(theirs.getByRole('list', { name: 'Players' })).toContainText('Anna');
  await expect(theirs.getByRole('list', { name: 'Players' })).toContainText('Bo');
});
