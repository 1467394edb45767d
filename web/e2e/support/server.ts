/** A real server in a process of its own, on a file of its own, that can be killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const PYTHON = process.env['DORFPLATZ_PYTHON'] ?? path.join(PROJECT, '.venv', 'bin', 'python');
const PATIENCE = 60_000;
const FAREWELL = 10_000;
const ATTEMPTS = 20;

export class Server {
  url = '';
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'dorfplatz-'));
  // Plain fields: Node reads this file for pictures and measurements, and knows no other.
  private readonly more: Readonly<Record<string, string>>;
  private readonly packages: readonly string[];

  /** `more` are settings of the server's process; `packages` folders where Python finds games from elsewhere. */
  constructor(more: Readonly<Record<string, string>> = {}, packages: readonly string[] = []) {
    this.more = more;
    this.packages = packages;
  }

  get database(): string {
    return path.join(this.folder, 'square.db');
  }

  /** Start, or start again where it was. */
  async start(): Promise<this> {
    const before = this.url;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await this.listen(before === '' ? anyPort() : new URL(before).port);
      if (before === '' || found === before) {
        this.url = found;
        await this.ready();
        return this;
      }
      // Somebody had the port for a moment.
      await this.end('SIGKILL');
      await pause(250);
    }
    throw new Error(`the server cannot come back to ${before}`);
  }

  /** Start the process, and answer with the address it listens at. */
  private async listen(port: string): Promise<string> {
    const child = spawn(
      PYTHON,
      ['-m', 'dorfplatz', 'serve', '--port', port, '--database', this.database, '--lang', 'en'],
      {
        cwd: this.folder,
        env: {
          ...process.env,
          PYTHONPATH: [...this.packages, path.join(PROJECT, 'src')].join(path.delimiter),
          DORFPLATZ_QUIET: '1',
          DORFPLATZ_LOG: 'warning',
          // Tests click faster than people do.
          DORFPLATZ_RATE: '1000000',
          DORFPLATZ_BURST: '1000000',
          DORFPLATZ_ADDRESS_RATE: '1000000',
          DORFPLATZ_ADDRESS_BURST: '1000000',
          DORFPLATZ_SIGN_INS: '1000000',
          DORFPLATZ_TABLES: '1000000',
          DORFPLATZ_NETWORK_TABLES: '1000000',
          // And nobody wants to wait for minutes until somebody counts as absent.
          DORFPLATZ_ABSENCE: '2',
          // Bots that stand in need no longer than it takes to see that they do.
          DORFPLATZ_PACE: '0.2',
          // Whoever plays here does not change their mind; that is tested on its own.
          DORFPLATZ_UNDO: '0',
          ...this.more,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.process = child;
    return address(child);
  }

  private async ready(): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      try {
        if ((await fetch(`${this.url}/health/ready`)).ok) return;
      } catch {
        // It does not listen yet.
      }
      await pause(50);
    }
    throw new Error(`the server at ${this.url} did not become ready`);
  }

  /** End it as a power cut does. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** End it and forget everything. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const impatient = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
    await ended;
    clearTimeout(impatient);
  }

  /**
   * Give a table that has not started a known seed, so that chance deals the same every time.
   * Only somebody who may write the database can do that, and the seal is that of the new seed.
   */
  seed(table: string, text: string): void {
    const seed = Buffer.alloc(32);
    seed.write(text);
    const file = new DatabaseSync(this.database);
    try {
      file.exec('PRAGMA busy_timeout = 10000');
      const { changes } = file
        .prepare("UPDATE matches SET seed = ? WHERE id = ? AND status = 'open'")
        .run(seed, table);
      if (changes !== 1) throw new Error(`the table ${table} does not wait for anybody`);
    } finally {
      file.close();
    }
  }
}

/**
 * A port to begin at; the server takes the next free one. It lies below those that browsers get for
 * their own ends of connections, so that none of them takes it while a server is away.
 */
function anyPort(): string {
  return String(20_000 + Math.floor(Math.random() * 10_000));
}

/** Read the address from what the server says first. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
    child.stdout?.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
  });
}
