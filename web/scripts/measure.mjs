/**
 * Measures a table in the middle of a match: milliseconds from a click until its preview is drawn, and how many of
 * them the server took to answer; frames while a move is told, beside as many while nothing moves, which says what
 * the machine drops by itself; bytes of the first visit. Prints a table; asserts nothing. Games may be named.
 */

import { Player } from '../e2e/support/player.ts';
import { onStage, openPage, position, replayed } from './stage.mjs';

const ROUNDS = 12;
const TOLD = 1500;
const TOLD_MOVES = 4;
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 }, more: {}, device: 'mouse' },
  phone: {
    viewport: { width: 390, height: 844 },
    more: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    device: 'touch',
  },
};
const MIDDLE = {
  clans: 16,
  taluva: 50,
  'garden-nation': 45,
  'hoyuk-expert': 141,
  'above-and-below': 61,
};

/**
 * Runs in the page: note how long it takes from a click until a preview is on the screen.
 *
 * A finger counts from the moment at which the page hears that it came down. The time its events carry is no measure here:
 * a tap that a program sends is stamped and then kept back by the browser until the page has shown a frame or two more (a trace
 * shows 20 to 30 ms before its first event, while the page rests), which no finger on a screen waits for.
 */
function watchPreviews() {
  const table = document.querySelector('.table');
  let clicked = null;
  let touched = null;
  window.previews = [];
  const touch = (event) => (touched = event.pointerType === 'touch' ? performance.now() : null);
  addEventListener('pointerdown', touch, true);
  addEventListener('click', (event) => (clicked = touched ?? event.timeStamp), true);
  new MutationObserver(() => {
    if (clicked === null || document.querySelector('.board .ghost') === null) return;
    const begun = clicked;
    clicked = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.previews.push(performance.now() - begun);
      port2.postMessage(null); // heard after the frame was painted
    });
  }).observe(table, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: the lengths of all frames for a while. */
function watchFrames(time) {
  return new Promise((resolve) => {
    const lengths = [];
    let last = null;
    const end = performance.now() + time;
    const frame = (now) => {
      if (last !== null) lengths.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(frame);
      else resolve(lengths);
    };
    requestAnimationFrame(frame);
  });
}

function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function measure(browser, server, game, size) {
  const { viewport, more, device } = SIZES[size];
  const match = position(game);
  const plies = MIDDLE[game];
  const { table, guests, mover } = await replayed(server, match, plies);
  const page = await openPage(browser, server, mover, { motion: 'full' }, viewport, more);

  let bytes = 0;
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`/table/${table.id}`);
  await page.locator('[data-turn="mine"]').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = bytes;
  let asked = null;
  const answers = [];
  tools.on('Network.webSocketFrameSent', ({ timestamp }) => (asked = timestamp));
  tools.on('Network.webSocketFrameReceived', ({ timestamp }) => {
    if (asked !== null) answers.push((timestamp - asked) * 1000);
    asked = null;
  });

  const player = new Player(page, device);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await page.evaluate(watchPreviews);
  for (let round = 0; round < ROUNDS; round += 1) {
    while (!(await player.confirm.isEnabled())) await player.pick();
    await page.waitForTimeout(150);
    while (await back.isVisible()) await player.press(back);
  }
  const previews = await page.evaluate(() => window.previews);
  const answer = middle(answers);

  await page.waitForTimeout(1000);
  const rest = await page.evaluate(watchFrames, TOLD * TOLD_MOVES);

  // The moves that were played then, while somebody watches the frames.
  const frames = [];
  for (const move of match.moves.slice(plies, plies + TOLD_MOVES)) {
    const { waiting } = await guests[0].see(table.id, 0);
    const seat = waiting[0] ?? 0;
    const watched = page.evaluate(watchFrames, TOLD);
    await guests[seat].play(table.id, seat, move);
    frames.push(...(await watched));
  }
  await page.context().close();
  const usual = middle(rest);
  const dropped = (lengths) =>
    lengths.reduce((sum, one) => sum + Math.max(0, Math.round(one / usual) - 1), 0);
  return {
    table: `${game}, ${size}`,
    'preview (ms)': middle(previews).toFixed(0),
    'slowest (ms)': Math.max(...previews).toFixed(0),
    'server (ms)': answer.toFixed(0),
    frames: frames.length,
    'frame (ms)': usual.toFixed(1),
    dropped: dropped(frames),
    'longest (ms)': Math.max(...frames).toFixed(0),
    'dropped at rest': dropped(rest),
    'first visit (kB)': (loaded / 1000).toFixed(1),
  };
}

const wanted = process.argv.slice(2);
await onStage(async (server, browser) => {
  const rows = [];
  for (const game of Object.keys(MIDDLE)) {
    if (wanted.length > 0 && !wanted.includes(game)) continue;
    for (const size of Object.keys(SIZES)) rows.push(await measure(browser, server, game, size));
  }
  console.table(rows);
});
