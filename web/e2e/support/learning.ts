/** Somebody who plays through an introduction, and asks for a hint wherever a move is wanted. */

import { expect, type Page } from './test';

export interface Learned {
  readonly steps: number;
  readonly kinds: readonly string[];
}

/** Play an introduction from where the page stands to its end, with the keyboard alone. */
export async function learn(
  page: Page,
  game: string,
  lesson: string | null = null,
  look: (step: number, done: boolean) => Promise<void> = async () => undefined,
): Promise<Learned> {
  await page.goto(`/learn/${game}${lesson === null ? '' : `?lesson=${lesson}`}`);
  const kinds: string[] = [];
  const learned = page.getByTestId('learned');
  for (let step = 0; ; step += 1) {
    const coach = page.locator(`.coach[data-step="${step}"]`);
    await expect(coach.or(learned)).toBeVisible();
    if (await learned.isVisible()) return { steps: step, kinds };
    const kind = (await coach.getAttribute('data-kind')) ?? '';
    kinds.push(kind);
    await look(step, false);
    const next = coach.locator('[data-do="next"]');
    if (kind === 'try') await tryAll(page);
    else if (kind === 'ask') await coach.locator('[data-answer="right"]').press('Enter');
    else if (kind === 'move') {
      await expect(async () => {
        // On a busy machine the answer to the first try may come while one tries again.
        if (!(await next.isVisible())) await move(page);
        await expect(next).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 60_000 });
    }
    await expect(next).toBeVisible();
    await look(step, true);
    await next.press('Enter');
  }
}

async function tryAll(page: Page): Promise<void> {
  const wanted = await page.locator('[data-try]').count();
  for (let index = 0; index < wanted; index += 1) {
    await page.locator('[data-try]').nth(index).press('Enter');
    await expect(page.locator('.slip.trouble')).toBeVisible();
    if (index < wanted - 1) await expect(page.locator('[data-try].tried')).toHaveCount(index + 1);
  }
}

/** Take the hint and confirm it, on the page of an encounter where there is one. */
async function move(page: Page): Promise<void> {
  const story = page.getByRole('dialog');
  await page.keyboard.press('h');
  const confirm = (await story.isVisible())
    ? story.locator('button.primary')
    : page.locator('.prompt [data-do="confirm"]');
  await expect(confirm).toBeEnabled({ timeout: 3000 });
  await confirm.press('Enter');
}
