/** Höyük by hand: what somebody could point at in vain, and the page they point on. */

import type { Facts, View } from '../../src/games/hoyuk/view.gen';
import type { Option, Update } from '../../src/net/wire.gen';
import type { Server } from './server';
import { type Guest, type Position, replayed } from './tables';
import { expect, type Page } from './test';

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
export function kindOf(move: string): string {
  return move
    .replaceAll(/[a-l]\d+/g, '')
    .replaceAll(/\d+/g, '')
    .replace(/^(@|=)(.).*$/, '$1')
    .replace(/^(\*?P).*/, '$1')
    .replace(/^(>>?).*/, '$1');
}

const BOARD_IS_LATE = 1500;

/** Whoever plays all seats at one device, and the page they play on when there is something to see. */
export class Table {
  private here = false;

  private constructor(
    readonly page: Page,
    readonly anna: Guest,
    readonly id: string,
  ) {}

  static async begin(page: Page, server: Server, from: Position): Promise<Table> {
    const { table, guests } = await replayed(server, from, 0, 'Anna');
    const [anna] = guests;
    if (anna === undefined) throw new Error('nobody is there');
    await anna.enter(page.context());
    return new Table(page, anna, table.id);
  }

  /** Whose turn it is, and what they see. */
  async turn(): Promise<{ seat: number; update: Update }> {
    const update = await this.anna.see(this.id, 0);
    const seat = update.waiting[0];
    if (seat === undefined) throw new Error('nobody is to move');
    return { seat, update: seat === 0 ? update : await this.anna.see(this.id, seat) };
  }

  /** Play a move without looking: nobody has to draw it. */
  async pass(seat: number, move: string): Promise<void> {
    if (this.here) await this.page.goto('about:blank');
    this.here = false;
    await this.anna.play(this.id, seat, move);
  }

  /** Every move that was played at this table. */
  async played(): Promise<string[]> {
    const { lines } = await this.anna.see(this.id, 0);
    return lines.filter((line) => line.seat >= 0).map((line) => line.text);
  }

  /** The page shows the position, and asks the seat whose turn it is. */
  async ready(update: Update): Promise<void> {
    if (!this.here) await this.page.goto(`/table/${this.id}`);
    this.here = true;
    const table = this.page.locator('[data-turn]');
    await expect(table).toHaveAttribute('data-version', String(update.version));
    await expect(table).toHaveAttribute('data-turn', 'mine');
  }

  /** Point at everything that means an option; what is the only way is taken by itself. */
  async point(option: Option): Promise<void> {
    const confirm = this.page.locator('[data-do="confirm"]');
    for (const pick of option.picks) {
      const spot = this.page.locator(`.board [data-pick="${pick}"]`).first();
      // The board may be drawn a moment later.
      await spot.waitFor({ state: 'attached', timeout: BOARD_IS_LATE }).catch(() => undefined);
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
    await expect(slip.locator('.rule button'), key).toHaveAttribute('title', /HOY-|RULING-/);
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0);
  }
}

/** Something that cannot be done: what is pointed at, after what, and the key of the reason. */
export interface Forbidden {
  readonly key: string;
  readonly first: string | null;
  readonly then: string;
}

const ROWS = 12;

/** What a seat could point at in vain now, as far as the view and its facts tell. */
export function forbidden({ view, facts, prompt }: Update, seat: number): Forbidden[] {
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
