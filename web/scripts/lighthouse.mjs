/**
 * What Lighthouse says of square, table and replay, as a desk and as a phone; ends with 1 where a figure
 * is below what is promised. Lighthouse itself is fetched by npm: the pages do not need it.
 */

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';

import { Server } from '../e2e/support/server.ts';
import { position, replayed } from './stage.mjs';

const LIGHTHOUSE = 'lighthouse@13';
const PROMISED = { performance: 95, accessibility: 100, 'best-practices': 100 };
const PROFILES = { desk: ['--preset=desktop'], phone: [] };
/** Which game lies on the table. */
const GAMES = process.argv.length > 2 ? process.argv.slice(2) : ['clans'];

const folder = mkdtempSync(path.join(tmpdir(), 'dorfplatz-lighthouse-'));
const profile = path.join(folder, 'profile');
const server = await new Server().start();
const executablePath = process.env['DORFPLATZ_CHROMIUM'] ?? chromium.executablePath();
const flags = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
const DAY = 86_400;

/** Let somebody sit in the browser that Lighthouse starts: a second one at its strings would be measured, too. */
async function seat(guest) {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: flags });
  await guest.enter(context);
  const expires = Math.floor(Date.now() / 1000) + DAY;
  const { cookies } = await context.storageState();
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, expires })));
  await context.close();
}

/** The figures of one page, and what is in their way. */
async function judged(url, size) {
  const file = path.join(folder, 'report.json');
  const named = process.env['DORFPLATZ_LIGHTHOUSE'];
  // The npm that runs this; one that is found by name may be of another Node.
  const npm = [process.execPath, process.env['npm_execpath'], 'exec', '--yes', '--', LIGHTHOUSE];
  const [program, ...first] = named === undefined ? npm : [named];
  const browser = ['--headless=new', `--user-data-dir=${profile}`, ...flags];
  const asked = [
    ...first,
    url,
    `--chrome-flags=${browser.join(' ')}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--disable-storage-reset',
    `--only-categories=${Object.keys(PROMISED).join(',')}`,
    ...size,
  ];
  const env = { ...process.env, CHROME_PATH: executablePath };
  await promisify(execFile)(program, asked, { env });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What kept a category from being full. */
function faults({ audits }, category) {
  return category.auditRefs
    .map(({ id, weight }) => ({ ...audits[id], weight }))
    .filter(({ score, weight }) => weight > 0 && score !== null && score < 1)
    .map(({ id, displayValue, score }) => `${id} ${displayValue ?? ''} (${score})`);
}

let failed = false;
try {
  for (const game of GAMES) {
    const { table, mover } = await replayed(server, position(game), 12);
    await seat(mover);
    const pages = { square: '/', table: `/table/${table.id}`, replay: `/replay/${table.id}?at=8` };
    for (const [name, where] of Object.entries(pages)) {
      for (const [size, preset] of Object.entries(PROFILES)) {
        const report = await judged(server.url + where, preset);
        const told = [];
        const why = [];
        for (const [id, least] of Object.entries(PROMISED)) {
          const category = report.categories[id];
          const score = Math.round((category.score ?? 0) * 100);
          told.push(`${id} ${String(score)}`);
          if (score < least) failed = true;
          if (score < 100) why.push(...faults(report, category));
        }
        console.log(`${game}, ${name}, ${size}: ${told.join(', ')}`);
        for (const one of why) console.log(`  ${one}`);
      }
    }
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
