/** Firefox through WebDriver BiDi, which it speaks itself over one socket. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ended, found, said } from './processes.mjs';

export class Firefox {
  name = 'Firefox';

  static async start() {
    const binary = found(['firefox-esr', 'firefox'], 'DORFPLATZ_FIREFOX');
    if (binary === null) return null;
    const profile = mkdtempSync(path.join(tmpdir(), 'dorfplatz-firefox-'));
    const child = spawn(
      binary,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const address = await said(child.stderr, /ws:\/\/[\d.]+:\d+/);
    const browser = new Firefox(child, profile);
    await browser.connect(`${address}/session`);
    return browser;
  }

  constructor(child, profile) {
    this.child = child;
    this.profile = profile;
    this.number = 0;
    this.open = new Map();
  }

  async connect(address) {
    this.socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      this.socket.onopen = resolve;
      this.socket.onerror = () => reject(new Error('Firefox does not answer'));
    });
    this.socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      const waiting = this.open.get(told.id);
      if (waiting === undefined) return;
      this.open.delete(told.id);
      if (told.type === 'error') waiting.reject(new Error(`${told.error}: ${told.message}`));
      else waiting.resolve(told.result);
    };
    const { capabilities } = await this.ask('session.new', { capabilities: {} });
    this.version = capabilities.browserVersion;
    const { contexts } = await this.ask('browsingContext.getTree', {});
    this.context = contexts[0].context;
  }

  ask(method, params) {
    this.number += 1;
    const id = this.number;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.open.set(id, { resolve, reject }));
  }

  async size(width, height) {
    const viewport = { width, height };
    await this.ask('browsingContext.setViewport', { context: this.context, viewport });
  }

  async go(url) {
    await this.ask('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** Run a function in the page with one value, and return what it answers. */
  async run(work, value = null) {
    const asked = `(${String(work)})(${JSON.stringify(value)})`;
    const { result, exceptionDetails } = await this.ask('script.evaluate', {
      expression: `Promise.resolve(${asked}).then((found) => JSON.stringify(found ?? null))`,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  }

  async click(x, y) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const pointer = { type: 'pointer', id: 'mouse', actions };
    await this.ask('input.performActions', { context: this.context, actions: [pointer] });
  }

  async stop() {
    this.socket.close();
    await ended(this.child);
    rmSync(this.profile, { recursive: true, force: true });
  }
}
