/**
 * What Lighthouse says of the square, a table and a replay, as a desk and as a phone; ends with 1 where a figure is below what is
 * promised. One visit says little on a machine that does other things, too: each page is visited several times, the middle one counts,
 * and all are told. What is promised is promised to those who have been there before, whose browser keeps the files; with `--first`
 * every visit is the first one of its browser, and only who sits at the table is known before. `welcome` is the square as
 * somebody finds it whom nobody knows. Lighthouse itself is fetched by npm: the pages do not need it.
 *
 *     ./test lighthouse [GAME ...] [--runs=5] [--only=square,table] [--as=phone] [--first]
 */

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';

import { chromium } from '@playwright/test';

import { Server } from '../e2e/support/server.ts';
import { position, replayed } from './stage.mjs';

const LIGHTHOUSE = 'lighthouse@13';
const PROMISED = { performance: 95, accessibility: 100, 'best-practices': 100 };
const PROFILES = { desk: ['--preset=desktop'], phone: [] };
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
];

const { values: asked, positionals } = parseArgs({
  options: {
    runs: { type: 'string' },
    only: { type: 'string' },
    as: { type: 'string' },
    first: { type: 'boolean' },
  },
  allowPositionals: true,
});
const RUNS = Number(asked.runs ?? 3);
/** Which game lies on the table. */
const GAMES = positionals.length > 0 ? positionals : ['clans'];
const SIZES = Object.entries(PROFILES).filter(([size]) => asked.as?.includes(size) ?? true);

const folder = mkdtempSync(path.join(tmpdir(), 'dorfplatz-lighthouse-'));
const stranger = path.join(folder, 'stranger');
const seated = path.join(folder, 'seated');
const used = path.join(folder, 'used');
const server = await new Server().start();
const executablePath = process.env['DORFPLATZ_CHROMIUM'] ?? chromium.executablePath();
const flags = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
const DAY = 86_400;

/** Let somebody sit in the browser that Lighthouse starts: a second one at its strings would be measured, too. */
async function seat(guest) {
  rmSync(seated, { recursive: true, force: true });
  const context = await chromium.launchPersistentContext(seated, { executablePath, args: flags });
  await guest.enter(context);
  const expires = Math.floor(Date.now() / 1000) + DAY;
  const { cookies } = await context.storageState();
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, expires })));
  await context.close();
}

/** Begin with a browser that has been nowhere yet; who uses it may be known. */
function unpack(profile) {
  rmSync(used, { recursive: true, force: true });
  cpSync(profile, used, { recursive: true });
}

/** The figures of one visit, and what is in their way. */
async function judged(url, size) {
  const file = path.join(folder, 'report.json');
  const named = process.env['DORFPLATZ_LIGHTHOUSE'];
  // The npm that runs this; one that is found by name may be of another Node.
  const npm = [process.execPath, process.env['npm_execpath'], 'exec', '--yes', '--', LIGHTHOUSE];
  const [program, ...first] = named === undefined ? npm : [named];
  const browser = ['--headless=new', `--user-data-dir=${used}`, ...flags];
  const options = [
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
  await promisify(execFile)(program, options, { env });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A score from 0 to 100. */
function score({ categories }, id) {
  return Math.round((categories[id].score ?? 0) * 100);
}

/** What kept a category from being full. */
function faults({ audits, categories }, id) {
  return categories[id].auditRefs
    .map(({ id: audit, weight }) => ({ ...audits[audit], weight }))
    .filter(({ score: reached, weight }) => weight > 0 && reached !== null && reached < 1)
    .map(({ id: audit, displayValue, score: reached }) =>
      METRICS.includes(audit) ? '' : `${audit} ${displayValue ?? ''} (${reached})`,
    )
    .filter((text) => text !== '');
}

/** Say what several visits were like; whether every promise was kept. */
function told(name, reports) {
  let kept = true;
  const parts = [];
  const why = new Set();
  for (const [id, least] of Object.entries(PROMISED)) {
    const scores = reports.map((report) => score(report, id)).sort((a, b) => a - b);
    const middle = scores[Math.floor((scores.length - 1) / 2)];
    const range = scores[0] === scores.at(-1) ? '' : ` (${scores.join(' ')})`;
    parts.push(`${id} ${String(middle)}${range}`);
    if (middle < least) kept = false;
    for (const report of reports) for (const one of faults(report, id)) why.add(one);
  }
  console.log(`${name}: ${parts.join(', ')}`);
  const order = [...reports].sort((a, b) => score(a, 'performance') - score(b, 'performance'));
  const { audits } = order[Math.floor((order.length - 1) / 2)];
  const figures = METRICS.map((id) => {
    const { displayValue, score: reached } = audits[id];
    return `${id.replace(/-/g, ' ')} ${displayValue ?? ''} (${String(Math.round(reached * 100))})`;
  });
  console.log(`  ${figures.join(', ')}`);
  for (const one of why) console.log(`  ${one}`);
  return kept;
}

let failed = false;
try {
  mkdirSync(stranger);
  for (const game of GAMES) {
    const { table, mover } = await replayed(server, position(game), 12);
    await seat(mover);
    const pages = {
      welcome: ['/', stranger],
      square: ['/', seated],
      table: [`/table/${table.id}`, seated],
      replay: [`/replay/${table.id}?at=8`, seated],
    };
    for (const [name, [where, profile]] of Object.entries(pages)) {
      if (asked.only !== undefined && !asked.only.split(',').includes(name)) continue;
      for (const [size, preset] of SIZES) {
        const reports = [];
        unpack(profile);
        if (!asked.first) await judged(server.url + where, preset);
        for (let run = 0; run < RUNS; run += 1) {
          if (asked.first) unpack(profile);
          reports.push(await judged(server.url + where, preset));
        }
        if (!told(`${game}, ${name}, ${size}`, reports)) failed = true;
      }
    }
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
