/**
 * One whole game in Firefox and in WebKit, on a desk and on a phone, as a person plays it: what can be
 * clicked is clicked, and after every click board and buttons have to be where they were. Words behind
 * the command choose among engines, games and sizes: `firefox clans phone`.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { Firefox } from './firefox.mjs';
import { ended, said } from './processes.mjs';
import { WebKit } from './webkit.mjs';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const PYTHON = process.env['DORFPLATZ_PYTHON'] ?? path.join(PROJECT, '.venv', 'bin', 'python');
const SIZES = { desk: [1280, 800], phone: [400, 844] };
const GAMES = ['clans', 'taluva'];
const PATIENCE = 60_000;
const MOST_PICKS = 24;

/** What must not move, each with its name; a button only while it is there. */
const STILL = {
  board: '.board',
  window: '.board .window',
  prompt: '.prompt',
  confirm: '[data-do="confirm"]',
  second: '.prompt .second',
  hint: '.prompt .hint',
  tools: '.column .tools',
  grip: '.sheet .grip',
};

async function serve() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dorfplatz-'));
  const port = String(20_000 + Math.floor(Math.random() * 4_000));
  const database = path.join(folder, 'square.db');
  const child = spawn(
    PYTHON,
    ['-m', 'dorfplatz', 'serve', '--port', port, '--database', database, '--lang', 'en'],
    {
      cwd: folder,
      env: {
        ...process.env,
        PYTHONPATH: path.join(PROJECT, 'src'),
        DORFPLATZ_QUIET: '1',
        DORFPLATZ_LOG: 'warning',
        DORFPLATZ_RATE: '1000000',
        DORFPLATZ_BURST: '1000000',
        DORFPLATZ_ADDRESS_RATE: '1000000',
        DORFPLATZ_ADDRESS_BURST: '1000000',
        DORFPLATZ_UNDO: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await said(child.stdout, /http:\/\/[\d.]+:\d+/);
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Runs in the page: become a guest and open a table. */
async function opened(game) {
  localStorage.setItem('dorfplatz.settings', JSON.stringify({ language: 'en', motion: 'reduced' }));
  const post = async (where, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(where, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('/api/guest', { name: 'Anna' });
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
  return (await post('/api/tables', { game, seats })).id;
}

/** Runs in the page: whose turn it is, what can be clicked, and where everything lies. */
function looked(still) {
  const table = document.querySelector('[data-turn]');
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.35, 0.65, 0.2, 0.8]) {
      for (const across of [0.5, 0.35, 0.65, 0.2, 0.8]) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && (element === hit || element.contains(hit))) return { x, y };
      }
    }
    return null;
  };
  const all = (selector) =>
    [...document.querySelectorAll(selector)].map(middle).filter((spot) => spot !== null);
  const places = {};
  for (const [name, selector] of Object.entries(still)) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) continue;
    places[name] = [box.x, box.y, box.width, box.height].map(Math.round);
  }
  const confirm = document.querySelector('[data-do="confirm"]');
  return {
    turn: table?.dataset.turn ?? '',
    version: table?.dataset.version ?? '',
    forced: table?.dataset.forced !== undefined,
    confirm: confirm === null || confirm.disabled ? null : middle(confirm),
    spots: all('.board [data-pick]'),
    acts: all('.ring [data-act], .shelf [data-act]'),
    listed: all('.choices [data-pick]'),
    unfold: all('.unfold, .sheet button[aria-expanded="false"]'),
    sheet: document.querySelector('.sheet.open') !== null,
    places,
  };
}

async function until(browser, ready) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const now = await browser.run(looked, STILL);
    if (ready(now)) return now;
    if (Date.now() > end) throw new Error(`waited in vain at ${JSON.stringify(now).slice(0, 400)}`);
    await pause(60);
  }
}

/** What can be clicked: nearest to the hand first. */
function offeredBy({ acts, spots, listed, unfold }) {
  return [acts, spots, listed, unfold].find((ones) => ones.length > 0) ?? [];
}

/** The places on the board are drawn a moment after the table says whose turn it is. */
function canGoOn(now) {
  if (now.turn !== 'mine') return now.turn === 'over';
  return now.forced || now.confirm !== null || offeredBy(now).length > 0;
}

/** Play one game to its end; answers how many moves were made and how often all was in its place. */
async function play(browser, url, game) {
  await browser.go(url);
  const table = await browser.run(opened, game);
  await browser.go(`${url}/table/${table}`);
  const first = {};
  let looks = 0;
  const check = (now, moment) => {
    if (now.sheet) return;
    looks += 1;
    for (const [name, place] of Object.entries(now.places)) {
      const before = (first[name] ??= place);
      if (String(before) !== String(place)) {
        throw new Error(`${name} moved from ${before} to ${place}, ${moment}`);
      }
    }
  };
  let moves = 0;
  let number = 0;
  for (;;) {
    let now = await until(browser, canGoOn);
    if (now.turn === 'over') break;
    check(now, `asked for move ${moves}`);
    const { version } = now;
    if (!now.forced) {
      for (let picks = 0; now.confirm === null; picks += 1) {
        if (picks > MOST_PICKS) throw new Error('the picks do not come to an end');
        number += 1;
        const offered = offeredBy(now);
        const spot = offered[(number * 7) % offered.length];
        if (spot === undefined) throw new Error('nothing can be clicked');
        await browser.click(spot.x, spot.y);
        await pause(120);
        now = await browser.run(looked, STILL);
        if (now.version !== version) break;
        check(now, `pick ${picks} of move ${moves}`);
      }
      if (now.confirm !== null && now.version === version) {
        await browser.click(now.confirm.x, now.confirm.y);
      }
    }
    await until(browser, (later) => later.version !== version || later.turn === 'over');
    moves += 1;
  }
  const result = await browser.run(
    () => document.querySelector('.result h2')?.textContent ?? document.title,
  );
  return { moves, looks, result: String(result).trim() };
}

const asked = process.argv.slice(2);
/** Those of some names that were asked for; all where none of them was. */
function wanted(names) {
  const some = names.filter((name) => asked.includes(name.toLowerCase()));
  return some.length > 0 ? some : names;
}

const server = await serve();
let failed = false;
let engines = 0;
for (const engine of [Firefox, WebKit]) {
  if (!wanted(['Firefox', 'WebKit']).includes(engine.name)) continue;
  const browser = await engine.start();
  if (browser === null) {
    console.log(`${engine.name} is not here: its games were not played.`);
    continue;
  }
  engines += 1;
  try {
    for (const size of wanted(Object.keys(SIZES))) {
      const [width, height] = SIZES[size];
      for (const game of wanted(GAMES)) {
        await browser.go(server.url);
        await browser.size(width, height);
        const begun = Date.now();
        try {
          const { moves, looks, result } = await play(browser, server.url, game);
          const seconds = Math.round((Date.now() - begun) / 1000);
          console.log(
            `${browser.name} ${browser.version}, ${game}, ${size}: ${moves} moves, ` +
              `${looks} looks, nothing moved; ${result} (${seconds} s)`,
          );
        } catch (problem) {
          failed = true;
          console.error(`${browser.name} ${browser.version}, ${game}, ${size}: ${problem.message}`);
        }
      }
    }
  } finally {
    await browser.stop();
  }
}
await server.stop();
if (engines === 0) console.error('Neither Firefox nor WebKit is here: nothing was played.');
process.exit(failed || engines === 0 ? 1 : 0);
