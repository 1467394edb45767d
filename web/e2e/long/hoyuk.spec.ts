/** Höyük by hand: every kind of move, every reason why not, and whole games with each device. */

import type { Facts, View } from '../../src/games/hoyuk/view.gen';
import type { Option, Update } from '../../src/net/wire.gen';
import { Player } from '../support/player';
import { Guest, position, replayed, type Position } from '../support/tables';
import { expect, type Page, test } from '../support/test';

test.describe.configure({ timeout: 900_000 });

/** Two matches in which everything is done that can be done, and what that is. */
const WALKED = {
  'hoyuk-advanced': {
    what: 'tiles, cards and losses',
    kinds: ['#', '=', '>', '>>', '@', 'H', 'H^', 'Hx', 'O', 'P', 'S', 'x'],
  },
  'hoyuk-abilities': {
    what: 'the shaman and the abilities of the tribes',
    kinds: [
      ...['#', '*C', '*H', '*P', '*S>', '*V', '*V>', '*x', '-', '=', '>', '>>'],
      ...['C', 'H', 'H^', 'M', 'O', 'P', 'S', 'V'],
    ],
  },
};

/** What kind of move a text is: cells and numbers do not matter, abilities do. */
function kindOf(move: string): string {
  return move
    .replaceAll(/[a-l]\d+/g, '')
    .replaceAll(/\d+/g, '')
    .replace(/^(@|=)(.).*$/, '$1')
    .replace(/^(\*?P).*/, '$1')
    .replace(/^(>>?).*/, '$1');
}

/** Whoever plays all seats at one device, and the page they play on. */
class Table {
  private constructor(
    readonly page: Page,
    readonly anna: Guest,
    readonly id: string,
  ) {}

  static async begin(page: Page, server: Parameters<typeof replayed>[0], from: Position) {
    const { table, guests } = await replayed(server, from, 0, 'Anna');
    const [anna] = guests;
    if (anna === undefined) throw new Error('nobody is there');
    await anna.enter(page.context());
    await page.goto(`/table/${table.id}`);
    return new Table(page, anna, table.id);
  }

  async seat(): Promise<number> {
    const seat = (await this.anna.see(this.id, 0)).waiting[0];
    if (seat === undefined) throw new Error('nobody is to move');
    return seat;
  }

  see(seat: number): Promise<Update> {
    return this.anna.see(this.id, seat);
  }

  /** The page shows the position, and asks the seat whose turn it is. */
  async ready(update: Update): Promise<void> {
    const table = this.page.locator('[data-turn]');
    await expect(table).toHaveAttribute('data-version', String(update.version));
    await expect(table).toHaveAttribute('data-turn', 'mine');
  }

  /** Point at everything that means an option; what is the only way is taken by itself. */
  async point(option: Option): Promise<void> {
    const confirm = this.page.locator('[data-do="confirm"]');
    for (const pick of option.picks) {
      const spot = this.page.locator(`.board [data-pick="${pick}"]`).first();
      if ((await spot.count()) > 0) await spot.click();
    }
    await expect(confirm).toBeEnabled();
  }

  async confirm(): Promise<void> {
    await this.page.locator('[data-do="confirm"]').click();
  }
}

for (const [name, { what, kinds }] of Object.entries(WALKED)) {
  test(`every kind of move is made by hand: ${what}`, async ({ page, server }) => {
    const from = position(name);
    const table = await Table.begin(page, server, from);
    const done = new Set<string>();
    const refused = new Set<string>();
    for (let ply = 0; ply < from.moves.length; ply += 1) {
      const move = from.moves[ply] ?? '';
      const seat = await table.seat();
      const kind = kindOf(move);
      const update = await table.see(seat);
      const reason = missingReason(update.facts as Facts, refused);
      if (!done.has(kind) || reason !== null) await table.ready(update);
      if (reason !== null) {
        await page.locator(`.board [data-pick="element:${reason.element}"]`).first().click();
        await page.locator(`[data-spot="${reason.cell}"]`).click();
        await expect(page.locator('.slip.trouble p').first()).not.toBeEmpty();
        await expect(page.locator('.slip.trouble .rule')).toHaveText(/HOY-/);
        refused.add(reason.key);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
      if (done.has(kind)) {
        await table.anna.play(table.id, seat, move);
        continue;
      }
      done.add(kind);
      const { number, step } = update.view as View;
      const moves = from.moves.slice(ply, ply + (step === 'loss' ? number : 1));
      for (const text of moves) {
        const option = update.prompt.options.find((one) => one.move === text);
        if (option === undefined) throw new Error(`${text} is not possible`);
        if (moves.length === 1) await table.point(option);
        else
          await page
            .locator(`.board [data-pick="${option.picks[0] ?? ''}"]`)
            .first()
            .click();
      }
      if (moves.length > 1) {
        await expect(page.getByText(`${moves.length} of ${moves.length} losses`)).toBeVisible();
      }
      await table.confirm();
      ply += moves.length - 1;
      await expect(async () => {
        const { lines } = await table.see(0);
        const own = lines.filter((line) => line.seat >= 0).map((line) => line.text);
        expect(own).toEqual(from.moves.slice(0, ply + 1));
      }).toPass();
    }
    expect([...done].toSorted()).toEqual(kinds);
    expect(refused.size).toBeGreaterThan(2);
    await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
  });
}

/** A place where a house or a pen may not stand, for a reason nobody was told yet. */
function missingReason(
  facts: Facts,
  told: ReadonlySet<string>,
): { element: string; cell: string; key: string } | null {
  for (const { element, letters } of facts.places) {
    for (const { letter, key } of facts.reasons) {
      const at = letters.indexOf(letter);
      if (told.has(key) || at < 0 || letter === '.') continue;
      const rows = 12;
      return { element, key, cell: `${'abcdefghijkl'[Math.floor(at / rows)]}${(at % rows) + 1}` };
    }
  }
  return null;
}

test('a standing order closes the windows, and is taken back', async ({ page, server }) => {
  const from = position('hoyuk');
  const ply = from.moves.findIndex((move) => move.startsWith('@'));
  const { table, guests, mover } = await replayed(server, from, ply);
  await mover.enter(page.context());
  await page.goto(`/table/${table.id}`);
  const order = page.locator('[data-do="order"]');
  await order.selectOption('round');
  const seat = guests.indexOf(mover);
  await expect(async () => {
    const { lines } = await mover.see(table.id, seat);
    expect(lines.some((line) => line.events[0]?.key === 'order-answered')).toBe(true);
  }).toPass();
  await expect(page.getByText('left word: not now').first()).toBeVisible();
  if ((await order.count()) > 0) {
    await order.selectOption('');
    await expect(async () => {
      expect((await mover.see(table.id, seat)).order).toBeNull();
    }).toPass();
  }
});

test('an expert game with five seats on a phone, and somebody who watches', async ({
  browser,
  another,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(context);
  const bots = 'bot:random bot:random bot:random bot:random';
  const table = await anna.open('hoyuk', `me ${bots}`, {
    public: true,
    options: { mode: 'expert' },
  });
  const watching = await another({ language: 'de' });
  await watching.goto(`/table/${table.id}`);
  const page = await context.newPage();
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'touch');
  expect(await player.playOn()).toBeGreaterThan(10);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
  await expect(watching.locator('[data-turn="over"]')).toBeVisible();
  await context.close();
});

test('an advanced game with the keyboard alone', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('hoyuk', 'me bot:random bot:random', {
    options: { mode: 'advanced', house_limit: 15 },
  });
  await page.goto(`/table/${table.id}`);
  expect(await new Player(page, 'keyboard').playOn()).toBeGreaterThan(10);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
});

test('a basic game by what a screen reader is told', async ({ page, server }) => {
  const anna = await Guest.arrive(server, 'Anna');
  await anna.enter(page.context());
  const table = await anna.open('hoyuk', 'me bot:random', { options: { house_limit: 15 } });
  await page.goto(`/table/${table.id}`);
  const player = new Player(page, 'keyboard');
  let turns = 0;
  while ((await player.turn()) === 'mine') {
    const version = (await player.table.getAttribute('data-version')) ?? '';
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
    for (let picks = 0; !(await confirm.isEnabled()); picks += 1) {
      expect(picks).toBeLessThan(12);
      await page.keyboard.press('c');
      const choices = page.getByRole('list', { name: 'What you can choose' }).getByRole('button');
      const wanted = choices.nth((turns * 5) % (await choices.count()));
      await expect(wanted).not.toHaveAccessibleName('');
      await wanted.focus();
      await page.keyboard.press('Enter');
    }
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(player.table).not.toHaveAttribute('data-version', version);
    turns += 1;
  }
  expect(turns).toBeGreaterThan(10);
  await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
});
