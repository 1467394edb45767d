/** By ear: every field is told with what matters on it, and a move is made by keys alone. */

import { hearing } from './support/hearing';
import { expect, test } from './support/test';

test('Clans tells every territory, and a turn is played by ear', async ({ page, server }) => {
  const ear = await hearing('clans', 'me bot:random bot:random bot:random', page, server);
  const fields = await ear.fields();
  expect(fields).toHaveLength(60);
  for (const { name } of fields) {
    expect(name).toMatch(/(mountains|forest|steppe|grassland), (empty|one hut|\d+ huts|village)/);
  }
  expect((await ear.move()).length).toBeGreaterThan(1);
});

test('Taluva tells every field, and a turn is played by ear', async ({ page, server }) => {
  const ear = await hearing('taluva', 'me bot:random', page, server);
  await ear.move();
  await ear.turn();
  const land = (await ear.fields()).filter(({ name }) => !name.startsWith('Empty'));
  expect(land.length).toBeGreaterThan(2);
  for (const { name } of land) {
    expect(name).toMatch(/(volcano|jungle|clearing|sand|rock|lake), level \d|settlement/);
  }
});
