/** German and English everywhere. */

import { Guest, position, replayed } from './support/tables';
import { expect, keep, type Page, test } from './support/test';

/** No page shows the name of a sentence instead of the sentence. */
async function spoken(page: Page): Promise<void> {
  const seen = await page.locator('body').innerText();
  expect(seen).not.toMatch(/\b(table|square|new|me|help|replay|shell|ask|web)(-[a-z]+)+\b/);
  expect(seen).not.toContain('{ $');
  expect(seen).not.toContain('???');
}

const SCREENS = {
  square: '/',
  'new table': '/new/clans',
  help: '/help/taluva',
  account: '/me',
  nowhere: '/nonsense',
} as const;

for (const [name, path] of Object.entries(SCREENS)) {
  test(`the ${name} page speaks both languages`, async ({ page, server }) => {
    const guest = await Guest.arrive(server, 'Anna');
    await guest.enter(page.context());
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('');
    const english = await page.getByRole('main').innerText();
    await spoken(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => page.getByRole('main').innerText()).not.toBe(english);
    await spoken(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  });
}

for (const game of ['clans', 'taluva'] as const) {
  test(`a table of ${game} changes its language while it is played`, async ({ page, server }) => {
    const { table, mover } = await replayed(server, position(game), 12);
    await mover.enter(page.context());
    await keep(page, { language: 'de' });
    await page.goto(`/table/${table.id}`);
    await expect(page.locator('[data-do="confirm"]')).toHaveText('Bestätigen');
    await expect(page).toHaveTitle(/Du bist am Zug/);
    await spoken(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('[data-do="confirm"]')).toHaveText('Confirm');
    await expect(page).toHaveTitle(/Your turn/);
    await spoken(page);
  });
}

/** Runs in the page: the buttons below the prompt whose word needs more room than they have. */
function cutShort(): string[] {
  const cut = (button: HTMLElement): boolean => {
    const { paddingLeft, paddingRight } = getComputedStyle(button);
    const range = document.createRange();
    range.selectNodeContents(button);
    const room = button.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return range.getBoundingClientRect().width > room + 0.5;
  };
  return [...document.querySelectorAll<HTMLElement>('.prompt .actions button')]
    .filter(cut)
    .map((button) => button.innerText);
}

for (const language of ['de', 'en'] as const) {
  test(`every button of the prompt shows its whole word, ${language}`, async ({ page, server }) => {
    const { table, mover } = await replayed(server, position('taluva'), 12);
    await mover.enter(page.context());
    await keep(page, { language });
    for (const width of [1024, 1152, 1280, 1366, 1440, 390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/table/${table.id}`);
      await expect(page.locator('[data-turn="mine"]')).toBeVisible();
      await expect(page.locator('.prompt .hint')).toBeVisible();
      expect(await page.evaluate(cutShort), `at ${width}, asked`).toEqual([]);
      await page.locator('.board [data-pick]').first().press('Enter');
      await expect(page.locator('.prompt .second')).toBeVisible();
      expect(await page.evaluate(cutShort), `at ${width}, picked`).toEqual([]);
      // What is picked would be picked still when the page is opened again.
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}
