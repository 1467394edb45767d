/** Puzzles: found from the square, solved, missed and refuted, in both languages on phone and desk. */

import { type Language } from '../src/words/words';
import { type Puzzles, type Update } from '../src/net/wire.gen';
import { expect, keep, type Page, reachable, test } from './support/test';

const GAME = 'clans';
const SAID: Record<Language, { right: string; wrong: string; answer: string }> = {
  en: { right: 'That is it!', wrong: 'There is something better', answer: 'The answer:' },
  de: { right: 'Genau der!', wrong: 'Es gibt etwas Besseres', answer: 'Die Antwort:' },
};
const SCREENS = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

/** The first puzzle of the game, its move, and some other one. */
async function known(page: Page): Promise<{ id: string; right: string; wrong: string }> {
  const { puzzles } = (await (await page.request.get('/api/puzzles')).json()) as Puzzles;
  const id = puzzles.find(({ game }) => game === GAME)?.id ?? '';
  const ask = async <T>(data: object): Promise<T> => {
    const answer = await page.request.post(`/api/puzzles/${GAME}/${id}`, { data });
    return (await answer.json()) as T;
  };
  const { move } = await ask<{ move: string }>({ do: 'hint' });
  const { update } = await ask<{ update: Update }>({ do: 'see' });
  const other = update.prompt?.options.find((option) => option.move !== move)?.move ?? '';
  return { id, right: move, wrong: other };
}

/** Play a move of Clans by the list, with the keyboard alone. */
async function play(page: Page, move: string): Promise<void> {
  await page.keyboard.press('c');
  for (const [index, name] of move.split('-').entries()) {
    const choice = page.locator(`.offer [data-pick="${index === 0 ? 'from' : 'to'}:${name}"]`);
    await expect(choice).toBeVisible();
    await choice.press('Enter');
  }
  const confirm = page.locator('.prompt [data-do="confirm"]');
  await expect(confirm).toBeEnabled();
  await confirm.press('Enter');
}

for (const { name, ...screen } of SCREENS) {
  for (const language of ['en', 'de'] as const) {
    test.describe(`${name}, ${language}`, () => {
      test.use(screen);

      test('a puzzle is missed, refuted and solved', async ({ page }) => {
        await keep(page, { language, theme: language === 'en' ? 'light' : 'dark' });
        const { id, right, wrong } = await known(page);
        await page.goto('/');
        await page.locator('a[href="/puzzles"]').click();
        await expect(page.getByTestId('puzzles')).toBeVisible();
        await expect(page.getByTestId('streak')).not.toBeEmpty();
        await page.goto(`/puzzles?game=${GAME}`);
        await reachable(page);
        const tile = page.locator(`[data-puzzle="${id}"]`);
        await expect(tile).toHaveClass(/open/);
        await tile.click();
        await expect(page.getByTestId('task')).toBeVisible();
        await reachable(page);

        await play(page, wrong);
        const missed = page.getByTestId('missed');
        await expect(missed).toContainText(SAID[language].wrong);
        await expect(missed).toContainText(SAID[language].answer);
        await expect(page.locator('.prompt')).toHaveCount(0);
        await reachable(page);
        await page.locator('[data-do="again"]').press('Enter');
        await expect(page.getByTestId('task')).toBeVisible();

        await play(page, right);
        await expect(page.getByTestId('praise')).toContainText(SAID[language].right);
        await reachable(page);
        await page.locator('[data-do="previous"]').click();
        await expect(page.locator(`[data-puzzle="${id}"]`)).toHaveClass(/later/);
      });
    });
  }
}

test('the move can be shown, and then nothing was solved', async ({ page }) => {
  const { id } = await known(page);
  await page.goto(`/puzzles/${GAME}/${id}`);
  await expect(page.getByTestId('task')).toBeVisible();
  await page.keyboard.press('h');
  const confirm = page.locator('.prompt [data-do="confirm"]');
  await expect(confirm).toBeEnabled(); // once the move has come
  await confirm.press('Enter');
  await expect(page.getByTestId('praise')).toBeVisible();
  await page.locator('[data-do="next"]').click();
  await expect(page.getByTestId('task')).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(`/puzzles/${GAME}/${id}`);
  await page.goto(`/puzzles?game=${GAME}`);
  await expect(page.locator(`[data-puzzle="${id}"]`)).toHaveClass(/shown/);
});

test('the puzzle of the day begins a streak', async ({ page }) => {
  const { daily } = (await (await page.request.get('/api/puzzles')).json()) as Puzzles;
  expect(daily).not.toBeNull();
  await page.goto('/puzzles');
  const link = page.locator('.daily a');
  await expect(link).toHaveAttribute('href', `/puzzles/${daily?.game ?? ''}/${daily?.id ?? ''}`);
  await link.click();
  await expect(page.getByTestId('task')).toBeVisible();
});
