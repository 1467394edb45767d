import { defineConfig } from '@playwright/test';

const chromium = process.env['DORFPLATZ_CHROMIUM'];
// Chromium's sandbox does not work for root, and containers often are root.
const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  // Whole games that are watched step by step belong to `./test boards`.
  testIgnore: process.env['DORFPLATZ_LONG'] === undefined ? '**/long/**' : [],
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // Letters and curves are drawn a little differently by every version of Chromium; one hut that
    // stands elsewhere is still noticed.
    toHaveScreenshot: { threshold: 0.25, maxDiffPixelRatio: 0.0015, animations: 'disabled' },
  },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    actionTimeout: 30_000,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping the pages costs every new browser a load of all of them; where it matters it is allowed.
    serviceWorkers: 'block',
    // Recording every step makes whole games far slower; DORFPLATZ_TRACE=1 keeps what led to a failure.
    trace: process.env['DORFPLATZ_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: ['--disable-gpu', '--force-color-profile=srgb', ...(root ? ['--no-sandbox'] : [])],
    },
  },
});
