/** WebKit through WebDriver, as WebKitGTK's driver and its small browser speak it. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { ended, found } from './processes.mjs';

const PORT = 24_000 + Math.floor(Math.random() * 4_000);
const BROWSERS = ['4.1', '4.0', '6.0'].map(
  (one) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${one}/MiniBrowser`,
);
const PATIENCE = 30_000;

export class WebKit {
  name = 'WebKit';

  static async start() {
    const driver = found(['WebKitWebDriver'], 'DORFPLATZ_WEBKIT');
    const binary = BROWSERS.find((one) => existsSync(one));
    const screen = found(['Xvfb'], 'DORFPLATZ_XVFB');
    if (driver === null || binary === undefined || screen === null) return null;
    const display = `:${90 + (PORT % 900)}`;
    const shown = spawn(screen, [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
    const child = spawn(driver, [`--port=${PORT}`], {
      env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
    });
    const browser = new WebKit(child, shown);
    await browser.begin(binary);
    return browser;
  }

  constructor(child, shown) {
    this.child = child;
    this.shown = shown;
  }

  async begin(binary) {
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        const begun = await this.ask('POST', '/session', { capabilities });
        this.session = `/session/${begun.sessionId}`;
        this.version = begun.capabilities.browserVersion;
        return;
      } catch (problem) {
        if (Date.now() > end) throw problem;
        await pause(300); // the driver or the screen is not there yet
      }
    }
  }

  async ask(method, where, body) {
    const answer = await fetch(`http://127.0.0.1:${PORT}${where}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value?.error ?? answer.status}: ${value?.message ?? ''}`);
    return value;
  }

  async size(width, height) {
    await this.ask('POST', `${this.session}/window/rect`, { width, height });
    const inner = await this.run(() => [window.innerWidth, window.innerHeight]);
    // The frame of the window takes some of it.
    const more = { width: 2 * width - inner[0], height: 2 * height - inner[1] };
    await this.ask('POST', `${this.session}/window/rect`, more);
  }

  async go(url) {
    await this.ask('POST', `${this.session}/url`, { url });
  }

  async run(work, value = null) {
    const script = `const done = arguments[0];
      Promise.resolve((${String(work)})(${JSON.stringify(value)})).then(
        (found) => done(JSON.stringify({ found: found ?? null })),
        (problem) => done(JSON.stringify({ problem: String(problem) })),
      );`;
    const told = await this.ask('POST', `${this.session}/execute/async`, { script, args: [] });
    const { found: answer, problem } = JSON.parse(told);
    if (problem !== undefined) throw new Error(problem);
    return answer;
  }

  async click(x, y) {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.ask('POST', `${this.session}/actions`, { actions: [pointer] });
  }

  async stop() {
    await this.ask('DELETE', this.session).catch(() => null);
    await ended(this.child);
    await ended(this.shown);
  }
}
