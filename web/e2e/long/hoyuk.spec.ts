/** Höyük by hand: every kind of move, every reason why not, and whole games with each device. */

import type { Facts, View } from '../../src/games/hoyuk/view.gen';
import type { Option, Update } from '../../src/net/wire.gen';
import { Player } from '../support/player';
import { Guest, position, replayed, type Position } from '../support/tables';
import { expect, type Page, test } from '../support/test';

test.describe.configure({ timeout: 900_000 });

/** Matches in which everything is done that can be done, what that is, and which refusals are met. */
const WALKED = {
  'hoyuk-advanced': {
    what: 'tiles, cards and losses',
    kinds: ['#', '=', '>', '>>', '@', 'H', 'H^', 'Hx', 'O', 'P', 'S', 'x'],
    reasons: [
      ...['not-again', 'not-beside-house', 'not-beside-own', 'not-connecting'],
      ...['not-empty', 'not-free-roof', 'not-host', 'not-inhabited'],
      ...['not-locusts', 'not-on-pen', 'not-own-house', 'not-own-roof'],
      ...['not-third-storey', 'not-to-lose'],
    ],
  },
  'hoyuk-abilities': {
    what: 'the shaman and the abilities of the tribes',
    kinds: [
      ...['#', '*C', '*H', '*P', '*S>', '*V', '*V>', '*x', '-', '=', '>', '>>'],
      ...['C', 'H', 'H^', 'M', 'O', 'P', 'S', 'V'],
    ],
    reasons: [
      ...['not-again', 'not-beside-house', 'not-beside-own', 'not-closed'],
      ...['not-connecting', 'not-empty', 'not-free-pen', 'not-free-roof'],
      ...['not-host', 'not-on-pen', 'not-open-side', 'not-own-house'],
      ...['not-own-pen', 'not-own-roof', 'not-razable', 'not-third-storey'],
      ...['not-to-steal'],
    ],
  },
  'hoyuk-crowded': {
    what: 'a town without room',
    kinds: [] as string[],
    reasons: [
      ...['not-again', 'not-beside-house', 'not-beside-own', 'not-connecting'],
      ...['not-empty', 'not-enclosing', 'not-free-roof', 'not-host'],
      ...['not-inhabited', 'not-locusts', 'not-on-pen', 'not-open-side'],
      ...['not-own-house', 'not-own-roof', 'not-third-storey', 'not-to-lose'],
    ],
  },
};

/** What somebody is told, by the key of the reason. */
const SENTENCES: Readonly<Record<string, RegExp>> = {
  'not-again': /has been evaluated this round/i,
  'not-beside-house': /touches no house of block/i,
  'not-beside-own': /builds beside an own house/i,
  'not-closed': /is closed for good/i,
  'not-connecting': /blocks are never connected/i,
  'not-empty': /is not empty/i,
  'not-enclosed': /would have no open side/i,
  'not-enclosing': /would close the last open side of a pen/i,
  'not-free-pen': /there is cattle in the pen/i,
  'not-free-roof': /has no room for that/i,
  'not-host': /needs an own house on that side/i,
  'not-inhabited': /nobody lives in block/i,
  'not-locusts': /locusts have eaten/i,
  'not-on-pen': /a pen stands on/i,
  'not-open-side': /has no open side/i,
  'not-own-house': /somebody else’s house stands on/i,
  'not-own-pen': /there is no own pen on/i,
  'not-own-roof': /there is no own house on/i,
  'not-razable': /no house of another player beside an own one/i,
  'not-third-storey': /has two storeys already/i,
  'not-to-lose': /nothing of that kind to lose/i,
  'not-to-steal': /nothing of the kind to take/i,
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

  /** Point at what cannot be done: a sentence says why, with the number of its rule. */
  async explained(key: string, first: string | null, then: string): Promise<void> {
    const begun = this.page.locator(`.board [data-pick="${first ?? ''}"]`).first();
    if (first !== null && (await begun.count()) > 0) await begun.click();
    // What cannot be picked counts as disabled, and still answers.
    await this.page.locator(then).click({ force: true });
    const slip = this.page.locator('.slip.trouble');
    await expect(slip.locator('p').first(), key).toContainText(SENTENCES[key] ?? /^$/);
    await expect(slip.locator('.rule'), key).toHaveText(/HOY-|RULING-/);
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0);
  }
}

for (const [name, { what, kinds, reasons }] of Object.entries(WALKED)) {
  test(`every kind of move is made by hand, and why not: ${what}`, async ({ page, server }) => {
    const from = position(name);
    const table = await Table.begin(page, server, from);
    const done = new Set<string>();
    const told = new Set<string>();
    for (let ply = 0; ply < from.moves.length; ply += 1) {
      const move = from.moves[ply] ?? '';
      const seat = await table.seat();
      const kind = kindOf(move);
      const update = await table.see(seat);
      const wrong = forbidden(update, seat).filter(({ key }) => !told.has(key));
      if ((!done.has(kind) && kinds.length > 0) || wrong.length > 0) await table.ready(update);
      for (const { key, first, then } of wrong) {
        if (told.has(key)) continue;
        told.add(key);
        await table.explained(key, first, then);
      }
      if (done.has(kind) || kinds.length === 0) {
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
    expect([...told].toSorted()).toEqual(reasons);
    await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible();
  });
}

/** Something that cannot be done: what is pointed at, after what, and the key of the reason. */
interface Forbidden {
  readonly key: string;
  readonly first: string | null;
  readonly then: string;
}

const ROWS = 12;

/** What a seat could point at in vain now, as far as the view and its facts tell. */
function forbidden({ view, facts, prompt }: Update, seat: number): Forbidden[] {
  const { step, blocks, squares, stacks, players } = view as View;
  const cellOf = (block: number): string =>
    spot(squares.find((square) => square.block === block)?.cell ?? '');
  const picks = new Set(prompt.options.flatMap((option) => option.picks));
  const own = squares.find((square) => square.kind === 'house' && square.owner === seat);
  if (step === 'block') {
    return blocks.flatMap(({ number, marks, houses }) => {
      const then = cellOf(number);
      if (marks.includes('done')) return [{ key: 'not-again', first: null, then }];
      if (marks.includes('skip')) return [{ key: 'not-locusts', first: null, then }];
      return houses.some((count) => count > 0) ? [] : [{ key: 'not-inhabited', first: null, then }];
    });
  }
  if (step === 'loss') {
    const others = squares.filter(({ cell }) => !picks.has(`cell:${cell}`));
    return others.slice(0, 1).map(({ cell }) => ({
      key: 'not-to-lose',
      first: null,
      then: spot(cell),
    }));
  }
  if (step === 'return') {
    const at = stacks.findIndex(({ closed }) => closed);
    return at < 0
      ? []
      : [{ key: 'not-closed', first: null, then: `.stacks > li:nth-child(${at + 1}) button` }];
  }
  const tribe = players[seat]?.tribe;
  if (step === 'ability' && tribe === 'red') {
    return own === undefined ? [] : [{ key: 'not-razable', first: null, then: spot(own.cell) }];
  }
  if (step === 'ability' && tribe === 'yellow') {
    const element = [...picks].find((pick) => pick.startsWith('element:'));
    return element === undefined || own === undefined
      ? []
      : [{ key: 'not-to-steal', first: element, then: spot(own.cell) }];
  }
  if (step !== 'build' && step !== 'ability') return [];
  const { places, reasons } = facts as Facts;
  return places.flatMap(({ element, letters }) =>
    picks.has(`element:${element}`)
      ? reasons.flatMap(({ letter, key }) => {
          const at = letters.indexOf(letter);
          const cell = `${'abcdefghijkl'[Math.floor(at / ROWS)] ?? ''}${(at % ROWS) + 1}`;
          return at < 0 ? [] : [{ key, first: `element:${element}`, then: spot(cell) }];
        })
      : [],
  );
}

function spot(cell: string): string {
  return `[data-spot="${cell}"]`;
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
