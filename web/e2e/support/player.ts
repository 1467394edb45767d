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
    const version = (await this.table.getAttribute('data-version')) ?? '';
    if ((await this.table.getAttribute('data-forced')) !== null) {
      // The only way is taken by itself.
      await expect(this.table).not.toHaveAttribute('data-version', version);
      return;
    }
    for (let picks = 0; !(await this.confirm.isEnabled()); picks += 1) {
      if (picks > MOST_PICKS) throw new Error('the picks do not come to an end');
      await this.pick();
    }
    await this.press(this.confirm);
    await expect(this.table).not.toHaveAttribute('data-version', version);
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
    const touch = this.device === 'touch';
    const acts = this.page.locator(touch ? '.shelf [data-act]' : '.ring [data-act]');
    const open = await acts.count();
    if (open > 0 && !(touch && this.number % 2 === 1)) {
      await this.press(acts.nth((this.number * 7) % open));
      return;
    }
    let spots = await this.onBoard();
    if (spots.length === 0) {
      // The board may be drawn a moment later, and the list is folded away then.
      await this.page.waitForTimeout(BOARD_IS_LATE);
      spots = await this.onBoard();
    }
    const spot = spots[(this.number * 7) % Math.max(spots.length, 1)];
    if (spot === undefined) await this.fromList();
    else if (this.device === 'touch') await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
  }

  /** Where something can be picked on the board that is not covered by anything else. */
  async onBoard(): Promise<Spot[]> {
    const spots = await this.page.locator('.board [data-pick]').evaluateAll(visibleSpots);
    return spots.filter((spot) => spot !== null);
  }

  private async fromList(): Promise<void> {
    const list = this.page.locator('.choices [data-pick]');
    const sheet = this.page.locator('.sheet button[aria-expanded="false"]');
    if ((await sheet.count()) > 0) await this.press(sheet);
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

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: for each shape a place where it is not covered by another one. */
function visibleSpots(shapes: Element[]): (Spot | null)[] {
  // From the middle outwards.
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  return shapes.map((shape) => {
    const { left, top, width, height } = shape.getBoundingClientRect();
    for (const down of parts) {
      for (const across of parts) {
        const x = left + width * across;
        const y = top + height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && (shape === hit || shape.contains(hit))) return { x, y };
      }
    }
    return null;
  });
}

function isFocused(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}
