/** High contrast and forced colours: what is chosen, what is possible and where the keys stand can still be told. */

import { position, replayed } from './support/tables';
import { expect, type Page, reachable, test } from './support/test';

const GAMES = ['clans', 'taluva', 'garden-nation', 'hoyuk', 'above-and-below'] as const;

/** Runs in the page: how a thing is lined. */
function lines(thing: Element): { outline: string; width: number; border: string } {
  const style = getComputedStyle(thing);
  return {
    outline: style.outlineStyle,
    width: parseFloat(style.outlineWidth),
    border: `${style.borderTopWidth} ${style.borderTopStyle}`,
  };
}

/** What has the focus has a thick line around it, whatever it is. */
async function focusIsSeen(page: Page): Promise<void> {
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return null;
      const style = getComputedStyle(at);
      const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 3;
      const drawn = at instanceof SVGElement && parseFloat(style.strokeWidth) >= 3;
      return { what: at.outerHTML.slice(0, 90), seen: ring || (drawn && style.stroke !== 'none') };
    });
    if (seen !== null) expect(seen.seen, seen.what).toBe(true);
  }
}

test.describe('with forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  });

  for (const game of GAMES) {
    test(`a table of ${game} keeps its marks`, async ({ page, server }) => {
      const { table, mover } = await replayed(server, position(game), 12);
      await mover.enter(page.context());
      await page.goto(`/table/${table.id}`);
      await expect(page.locator('[data-turn="mine"]')).toBeVisible();
      await expect(page.locator('.board').first()).toBeVisible();

      // Whose turn it is, and which of two leaves lies above, is told by a line and not by a colour.
      const prompt = await page.locator('.prompt').evaluate(lines);
      expect(prompt.outline).toBe('solid');
      expect(prompt.width).toBeGreaterThanOrEqual(3);
      const active = await page.locator('.players li.active').first().evaluate(lines);
      expect(active.width).toBeGreaterThanOrEqual(3);
      const confirm = page.locator('[data-do="confirm"]');
      await expect(confirm).toBeDisabled();
      expect((await confirm.evaluate(lines)).border).toMatch(/dashed$/);

      // The drawings keep their colours: not everything on the board has become the same.
      const paints = await page
        .locator('.board svg :is(path, circle, rect, polygon, ellipse)')
        .evaluateAll(
          (shapes) => [...new Set(shapes.map((shape) => getComputedStyle(shape).fill))].length,
        );
      expect(paints).toBeGreaterThan(6);
      // Whoever is there has a full dot, whoever is away a ring that is no less different.
      const there = page.locator('.players .here.there').first();
      const away = page.locator('.players .here:not(.there)').first();
      await expect(there).toBeVisible();
      expect((await there.evaluate(lines)).border).toBe('6px solid');
      expect((await away.evaluate(lines)).border).toMatch(/dotted$/);
      if (game === 'clans') {
        // The frame of the epoch that is played is the only one.
        const now = page.locator('.epochs li.now');
        expect((await now.evaluate(lines)).border).toBe('3px solid');
        expect((await page.locator('.epochs li.next').first().evaluate(lines)).border).toMatch(
          /none$/,
        );
      }
      if (game === 'taluva') {
        // The sea is no page.
        const [sea, canvas] = await page
          .locator('.board')
          .last()
          .evaluate((board) => {
            const probe = document.createElement('i');
            probe.style.backgroundColor = 'Canvas';
            document.body.append(probe);
            return [board, probe].map((one) => getComputedStyle(one).backgroundColor);
          });
        expect(sea).not.toBe(canvas);
      }
      // Letters with a rim are no blots: rim and letter differ.
      const blots = await page.locator('.board svg text').evaluateAll(
        (texts) =>
          texts.filter((text) => {
            const { fill, stroke, strokeWidth } = getComputedStyle(text);
            return stroke !== 'none' && parseFloat(strokeWidth) > 0 && stroke === fill;
          }).length,
      );
      expect(blots).toBe(0);
      await focusIsSeen(page);
      await page.screenshot({ path: `test-results/forced-${game}.png` });
    });
  }

  test('square, form and dialog keep their marks', async ({ page, server }) => {
    const { table, mover } = await replayed(server, position('clans'));
    await mover.enter(page.context());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await focusIsSeen(page);
    await page.screenshot({ path: 'test-results/forced-square.png' });

    await page.goto('/new/taluva');
    const chosen = page.locator('label.chosen').first();
    const other = page.locator('label:has(> input[type="radio"]):not(.chosen)').first();
    expect((await chosen.evaluate(lines)).width).toBeGreaterThanOrEqual(3);
    expect((await other.evaluate(lines)).outline).toBe('none');
    await page.screenshot({ path: 'test-results/forced-new.png' });

    await page.goto(`/replay/${table.id}`);
    await page.getByRole('button', { name: 'Check fairness' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect((await dialog.evaluate(lines)).border).toMatch(/^[1-9].* solid$/);
    await page.screenshot({ path: 'test-results/forced-dialog.png' });
  });
});

test.describe('with more contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`quiet words are as strong as the others, ${colorScheme}`, async ({ page, server }) => {
      await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
      const { table, mover } = await replayed(server, position('clans'), 12);
      await mover.enter(page.context());
      await page.goto(`/table/${table.id}`);
      await expect(page.locator('[data-turn="mine"]')).toBeVisible();
      const [quiet, ink, line] = await page.evaluate(() => {
        const probe = document.createElement('span');
        document.body.append(probe);
        return ['--quiet', '--ink', '--line'].map((name) => {
          probe.style.color = `var(${name})`;
          return getComputedStyle(probe).color;
        });
      });
      expect(quiet).toBe(ink);
      expect(line).toBe(ink);
      await reachable(page);
      await page.screenshot({ path: `test-results/contrast-${colorScheme}.png` });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await reachable(page);
      await page.screenshot({ path: `test-results/contrast-square-${colorScheme}.png` });
    });
  }
});
