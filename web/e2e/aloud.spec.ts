/** The book of Above and Below read aloud: only where somebody asks for it, in the language of the text. */

import { position, replayed } from './support/tables';
import { expect, keep, type Page, test } from './support/test';

interface Spoken {
  readonly text: string;
  readonly lang: string;
}

declare global {
  interface Window {
    /** What the browser's voice was asked to say, and how often it was silenced. */
    voice: { spoken: Spoken[]; silenced: number };
  }
}

/** Runs in the page: a voice that only writes down. */
function listen(): void {
  window.voice = { spoken: [], silenced: 0 };
  const voice = {
    speak: ({ text, lang }: SpeechSynthesisUtterance) => window.voice.spoken.push({ text, lang }),
    cancel: () => (window.voice.silenced += 1),
  };
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
}

/** Somebody whose party has just reached a cave: the book lies open. */
async function atTheBook(
  page: Page,
  server: Parameters<typeof replayed>[0],
  language: 'en' | 'de',
): Promise<void> {
  const match = await replayed(server, position('above-and-below-caves'), 1);
  await match.guests[0]?.enter(page.context());
  await keep(page, { language });
  await page.addInitScript(listen);
  await page.goto(`/table/${match.table.id}`);
  await expect(page.locator('.book .scene')).toBeVisible();
}

for (const [language, aloud, quiet] of [
  ['en', 'Read aloud', 'Quiet'],
  ['de', 'Vorlesen', 'Still'],
] as const) {
  test(`the book is read aloud when asked for, in ${language}`, async ({ page, server }) => {
    await atTheBook(page, server, language);
    const said = () => page.evaluate(() => window.voice.spoken);
    expect(await said(), 'nobody hears anything before').toEqual([]);

    const button = page.getByRole('button', { name: aloud, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    const [first, ...more] = await said();
    expect(more).toEqual([]);
    expect(first?.lang).toMatch(new RegExp(`^${language}`));
    const read = squeezed(first?.text ?? '');
    expect(read).toContain(squeezed(await page.locator('.book h2').innerText()));
    const scene = squeezed(await page.locator('.book .scene').innerText());
    expect(read, 'the whole scene').toContain(scene);

    // The same button ends it, and the next page is silent until it is asked for again.
    const before = await page.evaluate(() => window.voice.silenced);
    await page.getByRole('button', { name: quiet, exact: true }).click();
    expect(await page.evaluate(() => window.voice.silenced)).toBeGreaterThan(before);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await said()).toHaveLength(1);
  });
}

test('whoever puts the book away or leaves the table hears no more of it', async ({
  page,
  server,
}) => {
  await atTheBook(page, server, 'en');
  const silenced = () => page.evaluate(() => window.voice.silenced);
  const button = page.getByRole('button', { name: 'Read aloud', exact: true });
  await button.click();
  let before = await silenced();
  await page.locator('[data-do="close-book"]').click();
  await expect.poll(silenced).toBeGreaterThan(before);

  await page.locator('[data-do="open-book"]').click();
  await expect(button, 'it does not go on by itself').toHaveAttribute('aria-pressed', 'false');
  await button.click();
  expect(await page.evaluate(() => window.voice.spoken.length)).toBe(2);
  before = await silenced();
  await page.getByRole('link', { name: 'Dorfplatz' }).first().click();
  await expect(page.locator('.book')).toHaveCount(0);
  await expect.poll(silenced).toBeGreaterThan(before);
});

/** A text without the breaks of its lines and what the eye needs besides. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase();
}
