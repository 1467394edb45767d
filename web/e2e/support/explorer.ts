/** Somebody who plays the moves of a written match by hand, as the board offers them. */

import { expect, type Locator, type Page } from '@playwright/test';

const VERBS: Readonly<Record<string, string>> = {
  E: 'explore',
  W: 'work',
  P: 'pass',
  B: 'build',
  T: 'train',
  H: 'harvest',
  R: 'renew',
  $: 'sale',
  '?': 'offer',
  '^': 'place',
};

export class Explorer {
  readonly book: Locator;
  private readonly table: Locator;
  private readonly confirm: Locator;

  constructor(readonly page: Page) {
    this.table = page.locator('[data-turn]');
    this.confirm = page.locator('[data-do="confirm"]');
    this.book = page.locator('.book');
  }

  /** Whether this one can play a move of the notation by hand. */
  static knows(move: string): boolean {
    return /^([EWBTH]:|P$|[R$?^#!/]|yes|no)/.test(move);
  }

  /** Put a move together on the board and confirm it. */
  async play(move: string): Promise<void> {
    await expect(this.table).toHaveAttribute('data-turn', 'mine');
    const version = (await this.table.getAttribute('data-version')) ?? '';
    // Whoever has read to the end closes the book before going on.
    if (!/^[#!/]/.test(move) && (await this.book.count()) > 0) {
      await this.page.locator('[data-do="close-book"]').click();
      await expect(this.book).toHaveCount(0);
    }
    for (const pick of picksOf(move)) await this.pick(pick);
    await expect(this.confirm).toBeEnabled();
    await this.confirm.click();
    await expect(this.table).not.toHaveAttribute('data-version', version);
  }

  /** Take one thing on the board; people that go everywhere together need no tick. */
  private async pick(pick: string): Promise<void> {
    const where = (await this.book.count()) > 0 ? '.book' : '.board';
    const offered = this.page.locator(`${where} [data-pick="${pick}"]`).first();
    const taken = this.page.locator(`${where} [data-thing="${pick}"][aria-pressed="true"]`).first();
    await expect(offered.or(taken).first()).toBeVisible();
    if ((await offered.count()) > 0) await offered.click();
  }
}

/** What is picked for a move, in the order in which a person does it. */
function picksOf(move: string): string[] {
  const people = (list: string): string[] => list.split(',').map((one) => `villager:${one}`);
  if (move === 'yes' || move === 'no') return [`answer:${move}`];
  if (move.startsWith('#')) return [`option:${move.slice(-1)}`];
  if (move === '!-') return ['number:keep'];
  if (move.startsWith('!')) {
    const [who = '', number = ''] = move.slice(1).split('>');
    return [`number:${number}`, ...people(who)];
  }
  const verb = VERBS[move.charAt(0)];
  if (verb !== undefined) return [`do:${verb}`, ...thingsOf(verb, move)];
  const what = move.slice(1);
  return /^\d+$/.test(what) ? [`alternative:${what}`] : people(what.replace(/[()]/g, ''));
}

/** The things of a move of a turn. */
function thingsOf(verb: string, move: string): string[] {
  const people = (list = ''): string[] => list.split(',').map((one) => `villager:${one}`);
  const [, who, what = ''] = move.split(':');
  switch (verb) {
    case 'pass':
      return [];
    case 'build':
      return [...people(who), `building:${what}`];
    case 'train':
      return [...people(who), `recruit:${what}`];
    case 'harvest':
      return [...people(who), ...what.split(',').map((one) => `token:${one.replace('.', '-')}`)];
    case 'renew':
      return [`row:${move.slice(1)}`];
    case 'offer':
      return [`price:${move.slice(2)}`];
    case 'sale':
    case 'place':
      return [`item:${move.slice(1)}`];
    default:
      return people(who);
  }
}
