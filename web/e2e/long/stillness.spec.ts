/** Nothing moves under the finger: over a whole game board and buttons stay where they are. */

import { Player } from '../support/player';
import { Guest } from '../support/tables';
import { expect, test, type Page } from '../support/test';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What must not move, each with its name; a button only while it is there. */
const STILL = {
  board: '.board',
  window: '.board .window',
  prompt: '.prompt',
  confirm: '[data-do="confirm"]',
  second: '.prompt .second',
  hint: '.prompt .hint',
  players: '.column .tools',
  grip: '.sheet .grip',
} as const;

/** Where everything is that is there now. */
async function places(
  page: Page,
  wanted: Readonly<Record<string, string>> = STILL,
): Promise<Record<string, Place>> {
  return page.evaluate((still) => {
    const found: Record<string, Place> = {};
    for (const [name, selector] of Object.entries(still)) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined || box.width === 0) continue;
      const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
      found[name] = { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
    }
    return found;
  }, wanted);
}

/** Compares all places with where they were when they were first seen. */
class Stillness {
  private readonly first: Record<string, Place> = {};

  constructor(
    private readonly page: Page,
    private readonly wanted: Readonly<Record<string, string>>,
  ) {}

  async check(moment: string): Promise<void> {
    for (const [name, place] of Object.entries(await places(this.page, this.wanted))) {
      const before = (this.first[name] ??= place);
      expect(place, `${name}, ${moment}`).toEqual(before);
    }
  }

  /** What was seen at all. */
  get seen(): string[] {
    return Object.keys(this.first);
  }
}

for (const game of ['clans', 'taluva']) {
  for (const device of ['mouse', 'touch'] as const) {
    test.describe(`${game} by ${device}`, () => {
      test.use(device === 'touch' ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {});

      test('board and buttons stay where they are for a whole game', async ({ page, server }) => {
        test.setTimeout(900_000); // a whole game, looked at after every pick
        const anna = await Guest.arrive(server, 'Anna');
        await anna.enter(page.context());
        const table = await anna.open(game, 'me bot:random');
        await page.goto(`/table/${table.id}`);
        const player = new Player(page, device);
        const still = new Stillness(page, STILL);
        const map = new Stillness(page, { map: '.board .window > svg' });
        // The drawing has taken its place once all of it is in the window.
        await expect(async () => {
          const { map: drawn, window } = await places(page, {
            map: '.board .window > svg',
            window: '.board .window',
          });
          expect(drawn?.y).toBeGreaterThanOrEqual(window?.y ?? Infinity);
          expect(drawn?.x).toBeGreaterThanOrEqual(window?.x ?? Infinity);
        }).toPass();

        for (let moves = 0; (await player.turn()) === 'mine'; moves += 1) {
          await still.check(`asked for move ${moves}`);
          // The map of Clans is the same for the whole game; an island grows.
          if (game === 'clans') await map.check(`asked for move ${moves}`);
          if (moves === 1) {
            // A hint is said and shown, and then put away.
            await player.press(page.locator('.prompt .hint'));
            await expect(page.locator('.answer .slip')).toBeVisible({ timeout: 60_000 });
            await still.check('with a hint');
            await player.press(page.locator('.answer .close'));
          }
          if (moves === 2 && device === 'touch') {
            await player.press(page.locator('.sheet .grip'));
            await expect(page.locator('.sheet .body')).toBeVisible();
            const { board, window } = await places(page);
            await player.press(page.locator('.sheet .grip'));
            await expect(page.locator('.sheet .body')).toHaveCount(0);
            expect((await places(page))['board'], 'under the sheet').toEqual(board);
            expect((await places(page))['window'], 'under the sheet').toEqual(window);
          }
          const version = (await player.table.getAttribute('data-version')) ?? '';
          if ((await player.table.getAttribute('data-forced')) !== null) {
            await expect(player.table).not.toHaveAttribute('data-version', version);
            continue;
          }
          for (let picks = 0; !(await player.confirm.isEnabled()); picks += 1) {
            expect(picks).toBeLessThan(24);
            await player.pick();
            if (!(await page.locator('.sheet.open').count())) {
              await still.check(`pick ${picks} of move ${moves}`);
            }
          }
          await player.press(player.confirm);
          await expect(player.table).not.toHaveAttribute('data-version', version);
        }

        const expected = ['board', 'window', 'prompt', 'confirm', 'second', 'hint'];
        expect(still.seen).toEqual(expect.arrayContaining(expected));
      });
    });
  }
}
