/** What every test of the pages starts from: a server of its own worker, and people who come to it. */

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

import type { Language } from '../../src/words/words';
import { Server } from './server';

export { expect, type Page };

export interface Settings {
  readonly language?: Language;
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly motion?: 'auto' | 'full' | 'slow' | 'reduced';
}

interface Fixtures {
  /** Somebody else with a browser of their own. */
  readonly another: (settings?: Settings) => Promise<Page>;
  /** Everything that went wrong in any page; a test fails if something did. */
  readonly faults: string[];
}

interface Shared {
  readonly server: Server;
}

export const test = base.extend<Fixtures, Shared>({
  server: [
    async ({}, use) => {
      const server = await new Server().start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      listen(context, faults);
      await use(faults);
      expect(faults, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],

  another: async ({ browser, server, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (settings = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        locale: settings.language === 'de' ? 'de-DE' : 'en-GB',
        viewport: { width: 1440, height: 900 },
      });
      contexts.push(context);
      listen(context, faults);
      const page = await context.newPage();
      await keep(page, settings);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

// What a browser says when the server is away, something is not there, or a password does not fit,
// is no fault of the pages.
const AWAY = /net::ERR_|WebSocket connection to|when fetching the script/;
const UNKNOWN = /status of (401|404)/;

function listen(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || AWAY.test(text) || UNKNOWN.test(text)) return;
    faults.push(text);
  });
  context.on('weberror', (error) => {
    faults.push(error.error().stack ?? error.error().message);
  });
}

/** Choose language, light and movement as somebody did who was here before. */
export async function keep(page: Page, settings: Settings): Promise<void> {
  await page.addInitScript((chosen) => {
    const kept = localStorage.getItem('dorfplatz.settings');
    const before: object = kept === null ? {} : (JSON.parse(kept) as object);
    localStorage.setItem('dorfplatz.settings', JSON.stringify({ ...before, ...chosen }));
  }, settings);
}

/** Nothing on this screen is out of reach for anybody, as far as axe can tell. */
export async function reachable(page: Page): Promise<void> {
  await page.evaluate(atRest);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // On trial in axe: it wants a card to be called as all its figures stand on it, one after the other.
    // `misnamed` asks what matters instead.
    .disableRules('label-content-name-mismatch')
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
  expect(await page.evaluate(misnamed), 'words that are seen but not in the name').toEqual([]);
}

/** Runs in the page: what cannot be called by the words that are seen on it. */
function misnamed(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')]
    .filter((thing) => thing.checkVisibility())
    .map((thing) => ({
      name: thing.ariaLabel?.toLowerCase() ?? '',
      seen: thing.innerText.toLowerCase().match(/\p{Letter}{2,}/gu) ?? [],
    }))
    .filter(({ name, seen }) => seen.some((word) => !name.includes(word)))
    .map(({ name, seen }) => `${seen.join(' ')}: ${name}`);
}

/** Runs in the page: wait until nothing fades or moves any more, since colours in between fail. */
async function atRest(): Promise<void> {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
