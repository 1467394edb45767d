/** Several people at one table, each with a browser of their own. */

import { Player } from './support/player';
import { Guest, position, replayed } from './support/tables';
import { expect, test } from './support/test';

/** Wait until it is the turn of one of several people. */
async function whoIsToMove(players: readonly Player[]): Promise<Player> {
  let found: Player | undefined;
  await expect(async () => {
    for (const player of players) {
      if ((await player.table.getAttribute('data-turn')) === 'mine') found = player;
    }
    expect(found).toBeDefined();
  }).toPass();
  if (found === undefined) throw new Error('nobody is to move');
  return found;
}

test('two people and somebody who watches see the same match', async ({
  page,
  another,
  server,
}) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('clans', 'me friend', { public: true });
  await page.goto(`/table/${table.id}`);
  await expect(page.getByText('One seat is still free')).toBeVisible();

  // Bo comes with the link, whose key no server sees.
  const theirs = await another();
  await theirs.goto(`/table/${table.id}#key=${table.key ?? ''}`);
  await theirs.getByRole('button', { name: /^Sit/ }).first().click();
  const watching = await another({ language: 'de' });
  await watching.goto(`/table/${table.id}`);

  const players = [new Player(page, 'mouse'), new Player(theirs, 'mouse')];
  const watcher = new Player(watching, 'mouse');
  await expect(watcher.table).toHaveAttribute('data-turn', 'other');
  for (let moves = 0; moves < 4; moves += 1) {
    const mover = await whoIsToMove(players);
    await mover.move();
    const version = (await mover.table.getAttribute('data-version')) ?? '';
    for (const other of [...players, watcher]) {
      await expect(other.table).toHaveAttribute('data-version', version);
    }
  }

  // Whoever watches has nothing to choose and no hand.
  await expect(watcher.confirm).toHaveCount(0);
  await expect(watching.locator('[data-pick]')).toHaveCount(0);
  await expect(watching.getByText('Du schaust zu.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look at your clan card' })).toBeVisible();
  await expect(watching.getByRole('button', { name: /Clankarte/ })).toHaveCount(0);

  // Both see that the other one is there, and can talk.
  await theirs.getByRole('button', { name: 'Chat' }).click();
  await theirs.getByRole('textbox').fill('Good evening!');
  await theirs.keyboard.press('Enter');
  await page.getByRole('button', { name: /Chat/ }).click();
  await expect(page.getByText('Good evening!')).toBeVisible();
});

test('people who share a device pass it on behind a curtain', async ({ page, server }) => {
  const { table, mover } = await replayed(server, position('clans'), 6, 'Anna');
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  const curtain = page.getByRole('dialog');
  await expect(curtain).toContainText('Pass the device');
  const hand = page.getByRole('button', { name: 'Look at your clan card' });
  await expect(hand).toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(hand).toBeVisible();
  const player = new Player(page, 'mouse');
  await player.move();
  await expect(curtain).toBeVisible();
  await expect(hand).toHaveCount(0);
});
