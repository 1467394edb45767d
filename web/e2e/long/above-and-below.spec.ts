/** Above and Below: an encounter of every kind by hand, whole games by every device, the evening's story. */

import { Explorer } from '../support/explorer';
import { Player } from '../support/player';
import { Guest, position, replayed } from '../support/tables';
import { expect, keep, type Page, reachable, test } from '../support/test';

test.describe.configure({ timeout: 600_000 });

/** Whoever has a seat. */
function at<T>(list: readonly T[], seat: number): T {
  const found = list[seat];
  if (found === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return found;
}

/** Two people read a written match together, each at a browser of their own. */
async function together(
  pages: readonly [Page, Page],
  match: Awaited<ReturnType<typeof replayed>>,
): Promise<readonly [Explorer, Explorer]> {
  for (const [seat, page] of pages.entries()) {
    await match.guests[seat]?.enter(page.context());
    await page.goto(`/table/${match.table.id}`);
  }
  return [new Explorer(pages[0]), new Explorer(pages[1])];
}

test('an encounter of every kind is played by hand, and the others read along', async ({
  page,
  another,
  server,
}) => {
  const caves = position('above-and-below-caves');
  const match = await replayed(server, caves, 0);
  const bo = await another();
  const people = await together([page, bo], match);
  const seen = new Set<string>();
  for (const move of caves.moves.slice(0, 49)) {
    const [seat = 0] = (await at(match.guests, 0).see(match.table.id, 0)).waiting;
    const explorer = at(people, seat);
    const { book } = explorer;
    if (!Explorer.knows(move)) {
      await at(match.guests, seat).play(match.table.id, seat, move);
      continue;
    }
    if (move.startsWith('#')) {
      await expect(book.locator('.scene')).toBeVisible();
      // The only option of a page is chosen already, but waits until it was read.
      await expect(book.locator(`[data-thing="option:${move.slice(-1)}"]`)).toBeEnabled();
      // Whoever is not below is given a bookmark, and may open the same page.
      const other = at(people, 1 - seat);
      await other.page.locator('[data-do="open-book"]').click();
      await expect(other.book.locator('h2')).toHaveText(await book.locator('h2').innerText());
      await other.page.locator('[data-do="close-book"]').click();
      seen.add('choice');
    }
    if (move.startsWith('!')) {
      await expect(book.locator('.die').first()).toBeVisible();
      seen.add('dice');
      await expect(book.locator('[data-pick^="number:"]').first()).toBeVisible();
    }
    if (move === '/2') {
      await expect(book.locator('[data-pick="alternative:1"]')).toBeVisible();
      await expect(book.locator('.line')).toBeVisible(); // the outcome is told before the reward
      seen.add('reward with a choice');
    }
    await explorer.play(move);
    if (move.startsWith('!')) seen.add('exertion');
    if ((await book.locator('.line.failed').count()) > 0) seen.add('failure');
    const changes = (await book.locator('.changes li').allInnerTexts()).join(' ');
    if ((changes.match(/free cave card/g) ?? []).length > 1) seen.add('extra cave');
    if (move === '/NB2') {
      expect(changes).toMatch(/injured/i);
      seen.add('injury');
    }
  }
  expect([...seen].sort()).toEqual([
    'choice',
    'dice',
    'exertion',
    'extra cave',
    'failure',
    'injury',
    'reward with a choice',
  ]);
});

test('a villager of the caves comes home with the party', async ({ page, another, server }) => {
  const guest = position('above-and-below-guest');
  const match = await replayed(server, guest, 0);
  const [anna] = await together([page, await another()], match);
  for (const move of guest.moves.slice(0, 3)) await anna.play(move);
  await expect(anna.book.locator('.changes')).toContainText(/joins/);
  await anna.page.locator('[data-do="close-book"]').click();
  await expect(anna.page.locator('.strip [data-thing="villager:X5"]')).toBeVisible();
});

test('the story of the evening is read while it is played, and shared after its end', async ({
  page,
  server,
}) => {
  const caves = position('above-and-below-caves');
  const match = await replayed(server, caves, 1);
  await at(match.guests, 0).enter(page.context());
  await page.goto(`/story/${match.table.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The story of the evening');
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.locator('article')).toContainText('How this ends is not yet known.');
  await expect(page.getByLabel('Link')).toHaveCount(0);
  await at(match.guests, 0).play(match.table.id, 0, '#122C');
  await page.getByRole('button', { name: 'Read on' }).click();
  await expect(page.locator('article .scene')).toHaveCount(2);
  await reachable(page);
});

test('in German the whole story stands on one page, with a link to share', async ({
  page,
  server,
}) => {
  const caves = position('above-and-below-caves');
  const match = await replayed(server, caves);
  await keep(page, { language: 'de' });
  await page.goto(`/story/${match.table.id}`);
  const explored = caves.moves.filter((move) => move.startsWith('E:')).length;
  await expect(page.locator('article')).toHaveCount(explored);
  await expect(page.locator('.share input')).toHaveValue(new RegExp(`/story/${match.table.id}$`));
  await reachable(page);
});

test('a night is one picture with one confirmation', async ({ page, another, server }) => {
  const guest = position('above-and-below-guest');
  const match = await replayed(server, guest, guest.moves.indexOf('Z:NB1=bc'));
  await together([page, await another()], match);
  const night = page.getByRole('region', { name: 'The night' });
  await expect(night).toBeVisible();
  const confirm = page.locator('[data-do="confirm"]');
  await expect(confirm).toBeEnabled();
  const first = night.locator('[data-night="NB1"]');
  const before = await first.getAttribute('data-use');
  await first.getByRole('button').click();
  await expect(first).not.toHaveAttribute('data-use', before ?? '');
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(night).toHaveCount(0);
});

test('the game is played with the keyboard alone', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('above-and-below', 'me bot:random');
  await page.goto(`/table/${table.id}`);
  expect(await new Player(page, 'keyboard').playOn()).toBeGreaterThan(7);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
});

test('four villages, one of them watched', async ({ page, another, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('above-and-below', 'me bot:random bot:random bot:random', {
    public: true,
  });
  const watcher = await another({ language: 'de', theme: 'dark' });
  await watcher.goto(`/table/${table.id}`);
  await page.goto(`/table/${table.id}`);
  expect(await new Player(page, 'mouse').playOn()).toBeGreaterThan(7);
  await expect(watcher.getByRole('region', { name: 'Wie es ausging' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the game is played with fingers', async ({ page, server }) => {
    const anna = await Guest.arrive(server, 'Anna');
    await anna.enter(page.context());
    const table = await anna.open('above-and-below', 'me bot:random');
    await page.goto(`/table/${table.id}`);
    expect(await new Player(page, 'touch').playOn()).toBeGreaterThan(7);
    await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
  });
});

/** The first section that is read is the longest one there is in a language. */
const LONGEST = {
  en: { seed: 'longest 473', section: 105 },
  de: { seed: 'longest 79', section: 113 },
} as const;

for (const height of [844, 664]) {
  for (const [language, { seed, section }] of Object.entries(LONGEST)) {
    test.describe(`the longest section in ${language}, ${height} high`, () => {
      test.use({ viewport: { width: 390, height }, hasTouch: true, isMobile: true });

      test('is read without scrolling twice', async ({ page, server }) => {
        const moves = ['E:NB1,NT1,NS1'];
        const match = await replayed(server, { game: 'above-and-below', seats: 2, seed, moves });
        const seen = await at(match.guests, 0).see(match.table.id, 0);
        expect((seen.view as { exploration: { section: number } }).exploration.section).toBe(
          section,
        );
        await keep(page, { language: language as 'de' | 'en' });
        await at(match.guests, 0).enter(page.context());
        await page.goto(`/table/${match.table.id}`);
        const leaf = page.locator('.book .leaf');
        await expect(leaf.locator('.scene')).toBeVisible();
        const [whole, shown] = await leaf.evaluate((one) => [one.scrollHeight, one.clientHeight]);
        expect(whole).toBeLessThanOrEqual(2 * (shown ?? 0));
        // All options are in sight beside the text.
        for (const option of await page.locator('.book .choice').all()) {
          await expect(option).toBeInViewport({ ratio: 1 });
        }
      });
    });
  }
}
