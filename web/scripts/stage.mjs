/** What pictures and measurements need: a server, a browser, and a table in the middle of a match. */

import { chromium } from '@playwright/test';

import { Server } from '../e2e/support/server.ts';
import { position, replayed } from '../e2e/support/tables.ts';

export { position, replayed };

/** A browser that draws the same everywhere. */
export function launch() {
  const executablePath = process.env['DORFPLATZ_CHROMIUM'];
  const root = process.getuid?.() === 0;
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--disable-gpu', '--force-color-profile=srgb', ...(root ? ['--no-sandbox'] : [])],
  });
}

/** Run something with a server and a browser of its own, and end both whatever happens. */
export async function onStage(work) {
  const server = await new Server().start();
  const browser = await launch();
  try {
    await work(server, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A page of somebody who has chosen language, light and movement before. */
export async function openPage(browser, server, guest, settings, viewport, more = {}) {
  const { language = 'en', theme = 'light', motion = 'reduced' } = settings;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    ...more,
  });
  if (guest !== null) await guest.enter(context);
  await context.addInitScript(
    (kept) => {
      localStorage.setItem('dorfplatz.settings', JSON.stringify(kept));
    },
    { language, theme, motion },
  );
  return context.newPage();
}
