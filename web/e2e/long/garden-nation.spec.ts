/** The garden: every kind of move done by hand, and whole games with every device, by ear, and watched. */

import { askedByName, playByName, pressOne } from '../support/named';
import { Player } from '../support/player';
import type { Server } from '../support/server';
import { Guest, position, replayed } from '../support/tables';
import { expect, type Page, test } from '../support/test';

test.describe.configure({ timeout: 900_000 });

/** Sit down where somebody is to decide, so many moves into a match. */
async function sit(page: Page, server: Server, plies: number, match = 'garden-nation') {
  const { table, mover, guests } = await replayed(server, position(match), plies);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  await expect(page.locator('[data-turn="mine"]')).toBeVisible();
  return { table, guests };
}

const spot = (page: Page, field: string) => page.locator(`.hits [data-spot="${field}"]`);
const pick = (page: Page, name: string) => page.locator(`.board [data-pick="${name}"]`);
const act = (page: Page, name: string) => page.locator(`.ring [data-act="${name}"]`);
const card = (page: Page, place: string) => page.locator('.board .project').nth(Number(place));
const WAYS: Readonly<Record<string, typeof spot>> = { spot, pick, act, card };

/** Do one thing: `spot 1NE` is a click on a field, `act do:build` one beside the mouse. */
async function by(page: Page, step: string): Promise<void> {
  const [how = '', name = ''] = step.split(' ');
  const thing = WAYS[how]?.(page, name) ?? page.locator('nothing');
  await expect(thing).toBeInViewport();
  // What cannot be picked can be clicked nevertheless, and says why.
  await thing.click({ force: true });
}

const confirm = (page: Page) => page.locator('[data-do="confirm"]');
const heard = (page: Page) => page.getByTestId('heard');

/** No code of the notation is read or heard anywhere on the page. */
async function plain(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    return [document.body.textContent, ...names].join('\n');
  });
  expect(said).not.toMatch(/\b[1-7](?:NW|NE|SE|SW|E|W|C)\b|\bP[0-2]\d\b/);
}

// -- Every kind of move ---------------------------------------------------------------------------

const MOVES = [
  {
    kind: 'a floor on a free field',
    plies: 3,
    by: ['spot 1NE'],
    said: /pays \d and builds on the top right field of strawberry bed 1 \(leaf\)/,
  },
  {
    kind: 'brambles, with a ground tile',
    plies: 5,
    by: ['spot 4NE', 'act ground:leaf'],
    said: /builds on the top right field of pumpkin bed 4 \(leaf\)/,
  },
  {
    kind: 'a demolition',
    plies: 13,
    by: ['spot 4NE', 'act do:demolish'],
    said: /demolishes the building on the top right field of pumpkin bed 4 .* gains \d+ population/,
  },
  {
    kind: 'a raid',
    plies: 25,
    by: ['spot 1NE'],
    said: /raids the building on the top right field of strawberry bed 1 .* population to Anna/,
  },
  {
    kind: 'a change of territory, the ruse first',
    plies: 15,
    by: ['pick ruse:change', 'spot 4NW'],
    said: /changes to pumpkin bed 4/,
  },
  {
    kind: 'a change of territory, the field first',
    plies: 15,
    by: ['spot 4NW'],
    said: /changes to pumpkin bed 4/,
  },
  {
    kind: 'a roof that moves, before a floor',
    plies: 54,
    by: ['pick ruse:roof', 'spot 7E', 'spot 5W', 'act do:build'],
    said: /moves the roof from the left field of radish bed 5 to the right field of aubergine bed 7/,
  },
  {
    kind: 'who is next, by face, after another one',
    plies: 4,
    by: ['pick seat:1', 'pick seat:2'],
    said: /Anna makes Carla the next player/,
  },
  {
    kind: 'a bed that the action moved on to',
    plies: 22,
    match: 'garden-nation-poor',
    by: ['spot 7SE'],
    said: /builds on the bottom right field of aubergine bed 7/,
  },
  {
    kind: 'a pass, where nothing can be built anywhere',
    plies: 29,
    match: 'garden-nation-poor',
    by: ['pick pass:action'],
    said: /can build nowhere and passes/,
  },
] as const;

for (const move of MOVES) {
  test(`by hand: ${move.kind}`, async ({ page, server }) => {
    await sit(page, server, move.plies, 'match' in move ? move.match : 'garden-nation');
    for (const step of move.by) await by(page, step);
    await expect(confirm(page)).toBeEnabled();
    await plain(page);
    await confirm(page).click();
    await expect(heard(page)).toContainText(move.said);
    await plain(page);
  });
}

test('by hand: two secret projects, in any order', async ({ page, server }) => {
  await sit(page, server, 0);
  const cards = page.locator('.board .secrets button');
  await cards.nth(2).click();
  await cards.nth(0).click();
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await confirm(page).click();
  await expect(page.locator('[data-turn="other"]')).toBeVisible();
  await expect(page.getByTestId('prompt')).toContainText('still thinking: Bo and Carla');
  await expect(page.locator('.garden-hand')).toBeVisible();
});

test('by hand: the best claim is preset, can be dropped and taken again', async ({
  page,
  server,
}) => {
  await sit(page, server, 45);
  await spot(page, '3NW').click();
  await act(page, 'do:build').click();
  const tag = page.locator('[data-tag="claim:P01"]');
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  // The roof takes the building from an own secret: that is said beside it.
  await expect(page.locator('.board .caption')).toContainText('Sculpture −3.');
  await tag.click();
  await expect(tag).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.board .caption')).not.toContainText('Sculpture −3.');
  await pick(page, 'claim:P01').click();
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await confirm(page).click();
  await expect(heard(page)).toContainText(
    'completes Sacred Place on the top left field of pea bed 3',
  );
});

// -- What cannot be done --------------------------------------------------------------------------

const REASONS = [
  {
    why: 'another bed than that of the tortoise',
    plies: 12,
    by: ['spot 5C'],
    said: 'The action happens in strawberry bed 1, not in radish bed 5',
  },
  {
    why: 'a bed that no change of territory reaches',
    plies: 12,
    by: ['pick ruse:change', 'spot 5C'],
    said: 'With a change of territory the action can reach',
  },
  {
    why: 'a bed that the action does not move on to',
    plies: 22,
    match: 'garden-nation-poor',
    by: ['spot 1C'],
    said: /The action can happen in .* but not move on to strawberry bed 1/,
  },
  {
    why: 'a building of somebody else',
    plies: 7,
    by: ['pick ruse:change', 'spot 4NE'],
    said: /The building on the top right field of pumpkin bed 4 belongs to \w+/,
  },
  {
    why: 'a raid without a ruse',
    plies: 39,
    by: ['spot 7E'],
    said: 'You have no ruse left',
  },
  {
    why: 'too few people',
    plies: 22,
    match: 'garden-nation-poor',
    by: ['spot 7C'],
    said: /It costs \d, and of your population of 2 one must stay at home/,
  },
  {
    why: 'no floor left',
    plies: 56,
    match: 'garden-nation-poor',
    by: ['spot 1C'],
    said: 'You have no floor left',
  },
  {
    why: 'too few floors for a raid',
    plies: 44,
    match: 'garden-nation-few',
    by: ['spot 4E'],
    said: /The building has \d floors and your supply only \d/i,
  },
  {
    why: 'a project that the floor does not complete',
    plies: 12,
    by: ['spot 1NE', 'act do:build', 'card 0'],
    said: 'This building does not complete Herbalist',
  },
  {
    why: 'a roof onto what is not the own open building',
    plies: 54,
    by: ['pick ruse:roof', 'spot 1NE'],
    said: 'There is no unfinished building of yours on the top right field of strawberry bed 1',
  },
  {
    why: 'a roof onto another terrain',
    plies: 54,
    by: ['pick ruse:roof', 'spot 1C'],
    said: /The left field of radish bed 5 and the middle field of strawberry bed 1 are different/,
  },
  {
    why: 'another bed after a roof was taken',
    plies: 54,
    by: ['pick ruse:roof', 'spot 7E', 'spot 1NE'],
    said: 'After a roof was taken in radish bed 5 the action must happen there',
  },
] as const;

for (const reason of REASONS) {
  test(`why not: ${reason.why}`, async ({ page, server }) => {
    await sit(page, server, reason.plies, 'match' in reason ? reason.match : 'garden-nation');
    for (const step of reason.by) await by(page, step);
    await expect(page.locator('.answer .trouble')).toContainText(reason.said);
    await plain(page);
  });
}

// -- Whole games ------------------------------------------------------------------------------------

async function ended(page: Page, seats: number): Promise<void> {
  const result = page.getByRole('region', { name: 'How it ended' });
  await expect(result.locator('ol.places').getByRole('listitem')).toHaveCount(seats);
}

test('a whole game with the keyboard', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('garden-nation', 'me bot:random bot:random bot:random');
  await page.goto(`/table/${table.id}`);
  expect(await new Player(page, 'keyboard').playOn()).toBeGreaterThan(8);
  await ended(page, 4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const box = (page: Page, what: string) => page.locator(what).first().boundingBox();

  test('nothing grows or slides: cards that are ticked, the garden, the own secrets', async ({
    page,
    server,
  }) => {
    await sit(page, server, 0);
    const cards = page.locator('.board .secrets button');
    await expect(cards).not.toHaveCount(0);
    const places = async () => Promise.all((await cards.all()).map((one) => one.boundingBox()));
    const before = await places();
    const garden = await box(page, '.board .window > svg');
    await cards.nth(0).tap();
    await cards.nth(1).tap();
    expect(await places()).toEqual(before);
    // A third one is refused in words, and throws none out.
    await cards.nth(2).tap();
    await expect(page.locator('.board .full')).toContainText('only two');
    await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.nth(2)).toHaveAttribute('aria-pressed', 'false');
    expect(await places()).toEqual(before);

    await sit(page, server, 12);
    await expect(page.locator('.garden-hand')).toBeVisible();
    await expect(page.locator('.board .ruses')).toContainText('one ruse and');
    expect(await box(page, '.board .window > svg')).toEqual(garden);
    const hand = await box(page, '.garden-hand');
    // A field that is refused foresees nothing.
    await spot(page, '5C').tap({ force: true });
    await expect(page.locator('.answer .trouble')).toContainText('not in radish bed 5');
    await expect(page.locator('.board .caption')).toHaveCount(0);
    await spot(page, '1NE').tap({ force: true });
    await expect(page.locator('.board .caption')).toBeVisible();
    expect(await box(page, '.garden-hand')).toEqual(hand);
    expect(await box(page, '.board .window > svg')).toEqual(garden);
  });

  test('a whole game with fingers', async ({ page, server }) => {
    const anna = await Guest.arrive(server, 'Anna');
    await anna.enter(page.context());
    const table = await anna.open('garden-nation', 'me bot:random');
    await page.goto(`/table/${table.id}`);
    expect(await new Player(page, 'touch').playOn()).toBeGreaterThan(8);
    await ended(page, 2);
  });
});

test('four people at one device, behind the curtain, and somebody who watches', async ({
  page,
  another,
  server,
}) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('garden-nation', 'me me me me', { public: true });
  const watcher = await another({ language: 'de' });
  await page.goto(`/table/${table.id}`);
  await watcher.goto(`/table/${table.id}`);
  const player = new Player(page, 'mouse');
  const curtain = page.getByRole('dialog');
  const unveiled = page.locator('[data-turn="mine"]:not([inert]), [data-turn="over"]');
  let passed = 0;
  for (;;) {
    // The curtain falls a moment after the move, unless the same person goes on.
    await expect(curtain.or(unveiled).first()).toBeVisible();
    if (await curtain.isVisible()) {
      await curtain.locator('button.primary').click();
      await expect(curtain).toHaveCount(0);
      passed += 1;
      continue;
    }
    if ((await player.turn()) === 'over') break;
    // Whoever watches knows nobody's secrets.
    await expect(watcher.locator('.garden-hand, .panel .secrets li, .board .secrets')).toHaveCount(
      0,
    );
    const version = (await player.table.getAttribute('data-version')) ?? '';
    await player.move();
    await expect(player.table).not.toHaveAttribute('data-version', version);
  }
  expect(passed).toBeGreaterThan(8);
  await ended(page, 4);
  await expect(watcher.locator('[data-turn="over"]')).toBeVisible();
  await expect(watcher.locator('.panel .secrets li')).toHaveCount(8);
});

/** Play by names and keys alone, as somebody does who does not see the board. */
test('a whole game by ear and keyboard', async ({ page, server }) => {
  const seats = 'me bot:random bot:random bot:random';
  const game = { game: 'garden-nation', seats, most: 12, take: byEar };
  expect(await playByName(page, server, game)).toBeGreaterThan(8);
  await ended(page, 4);
});

/** Take something that has a name and can be pressed: a field of the garden, else one of the choices. */
async function byEar(page: Page, number: number): Promise<void> {
  const garden = page.getByRole('button', { name: /^In \w+ bed \d, .* goes to \w+ bed \d\.$/ });
  const open = garden.and(page.locator('[aria-disabled="false"]:not([aria-pressed="true"])'));
  const asked = askedByName(page);
  const fields = await open.count();
  const choices = await asked.count();
  if (fields + choices === 0) await page.keyboard.press('c');
  else {
    const listed = choices > 0 && (fields === 0 || number % 3 === 0);
    await pressOne(page, listed ? asked : open, number);
  }
}
