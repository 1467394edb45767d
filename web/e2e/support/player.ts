/** Somebody who plays at a table of the pages with one input device, as a person would. */

import { expect, type Locator, type Page } from '@playwright/test';

export type Device = 'mouse' | 'keyboard' | 'touch';

const BOARD_IS_LATE = 400;
const MOST_PICKS = 24;
const MOST_STEPS = 80;

export class Player {
  readonly page: Page;
  readonly table: Locator;
  readonly confirm: Locator;
  private readonly device: Device;
  private number = 0;

  constructor(page: Page, device: Device) {
    this.page = page;
    this.device = device;
    this.table = page.locator('[data-turn]');
    this.confirm = page.locator('[data-do="confirm"]');
  }

  /** Wait until something is to be done, or nothing will be any more. */
  async turn(): Promise<'mine' | 'over'> {
    await expect(this.table).toHaveAttribute('data-turn', /mine|over/, { timeout: 60_000 });
    return (await this.table.getAttribute('data-turn')) === 'over' ? 'over' : 'mine';
  }

  /** Play until the end, each time one of the choices that are offered. */
  async playOn(most = Number.POSITIVE_INFINITY): Promise<number> {
    let moves = 0;
    while (moves < most && (await this.turn()) === 'mine') {
      await this.move();
      moves += 1;
    }
    return moves;
  }

  /** Pick what is offered until a move is complete, and confirm it. */
  async move(): Promise<void> {
    const { version } = await this.now();
    for (let picks = 0; picks <= MOST_PICKS; picks += 1) {
      const now = await this.now();
      // The rest of a plan that was confirmed, or the only way, is taken by itself.
      if (now.turn !== 'mine' || now.version !== version) return;
      if (now.forced || now.ready) {
        if (now.ready && !now.forced) await this.press(this.confirm);
        await expect(this.table).not.toHaveAttribute('data-version', version);
        return;
      }
      await this.pick();
    }
    throw new Error('the picks do not come to an end');
  }

  /** How the table stands, seen in one look: between two questions it may go on. */
  private async now(): Promise<Now> {
    return this.table.evaluate(({ dataset }: HTMLElement) => {
      const { turn = '', version = '', forced } = dataset;
      const ready = document.querySelector('[data-do="confirm"]:enabled') !== null;
      return { turn, version, forced: forced !== undefined, ready };
    });
  }

  /** Take one of the choices: on the board or beside the mouse, from the list with keys. */
  async pick(): Promise<void> {
    if (this.device === 'keyboard') {
      // What is ticked already would be unticked.
      await this.step('[data-pick]:not([aria-pressed="true"])');
      await this.page.keyboard.press('ArrowDown');
      await this.page.keyboard.press('Enter');
      return;
    }
    this.number += 1;
    // Beside a mouse what can be done with a thing is asked; on a phone the shelf offers it meanwhile.
    // Sometimes another thing is tapped instead, but not every second time: that would only take back.
    const touch = this.device === 'touch';
    const acts = this.page.locator(touch ? '.shelf [data-act]' : '.ring [data-act]');
    const open = await acts.count();
    if (open > 0 && !(touch && this.number % 3 === 1)) {
      await this.press(acts.nth((this.number * 7) % open));
      return;
    }
    const spot = await this.onBoard();
    if (spot === null) await this.fromList();
    else if (touch) await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }

  /** Where something can be picked on the board that is not covered by anything else. */
  async onBoard(): Promise<Spot | null> {
    const shapes = this.page.locator('.board [data-pick]');
    const look = () => shapes.evaluateAll(visibleSpot, this.number * 7);
    const spot = await look();
    if (spot !== null) return spot;
    // The board may be drawn a moment later.
    await this.page.waitForTimeout(BOARD_IS_LATE);
    return look();
  }

  /** Take what is listed, and unfold the list if it is folded. */
  private async fromList(): Promise<void> {
    const list = this.page.locator('.choices [data-pick]');
    const folded = this.page.locator('.unfold, .sheet button[aria-expanded="false"]');
    const gone = this.page.locator(
      '[data-do="confirm"]:enabled, [data-turn]:not([data-turn="mine"])',
    );
    await expect(list.or(folded).or(gone).first()).toBeVisible();
    if ((await gone.count()) > 0) return;
    if ((await list.count()) === 0 || this.device === 'touch') {
      for (const one of await folded.all()) await this.press(one);
    }
    // What is ticked already would only be unticked.
    const open = list.and(this.page.locator(':not([aria-pressed="true"])'));
    await this.press((await open.count()) > 0 ? open.first() : list.first());
  }

  /** Press a button. */
  async press(button: Locator): Promise<void> {
    if (this.device === 'touch') await button.tap();
    else if (this.device === 'mouse') await button.click();
    else {
      await button.focus();
      await this.page.keyboard.press('Enter');
    }
  }

  /** Walk with the tabulator to the next element of a kind. */
  async step(selector: string): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (await this.page.evaluate(isFocused, selector)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the tabulator does not reach ${selector}`);
  }
}

interface Now {
  readonly turn: string;
  readonly version: string;
  /** Whether there is only one way, which is taken by itself. */
  readonly forced: boolean;
  /** Whether something is complete and can be confirmed. */
  readonly ready: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: a place where one of the shapes is not covered by another one. */
function visibleSpot(shapes: Element[], from: number): Spot | null {
  // From the middle outwards.
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  for (let turn = 0; turn < shapes.length; turn += 1) {
    const shape = shapes[(from + turn) % shapes.length];
    if (shape === undefined) continue;
    const { left, top, width, height } = shape.getBoundingClientRect();
    for (const down of parts) {
      for (const across of parts) {
        const x = left + width * across;
        const y = top + height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && (shape === hit || shape.contains(hit))) return { x, y };
      }
    }
  }
  return null;
}

function isFocused(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}
