/** A copy of the installed server whose pages can be exchanged for those of another build. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../../src/dorfplatz', import.meta.url));
const READ = /\.(css|html|js|json|webmanifest)$/;

/** Everything is linked but the pages, which are copied. */
export class Copied {
  /** A folder where Python finds the package. */
  readonly folder = mkdtempSync(path.join(tmpdir(), 'dorfplatz-pages-'));
  private readonly pages = path.join(this.folder, 'dorfplatz', 'server', 'static');

  constructor() {
    this.link('', 'server');
    this.link('server', 'static');
    cpSync(path.join(PACKAGE, 'server', 'static'), this.pages, { recursive: true });
  }

  private link(within: string, left: string): void {
    const from = path.join(PACKAGE, within);
    const to = path.join(this.folder, 'dorfplatz', within);
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name !== left) symlinkSync(path.join(from, name), path.join(to, name));
    }
  }

  /** Put another build in the place of the pages: as if everything had changed, so all names did. */
  renew(): void {
    const assets = path.join(this.pages, 'assets');
    const known = new Set(readdirSync(assets));
    const renamed = (text: string): string =>
      text.replace(/[\w.-]+\.(?:css|js|woff2)\b/g, (name) => (known.has(name) ? `n${name}` : name));
    for (const entry of readdirSync(this.pages, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      // What was packed beside a file is the old one.
      if (/\.(br|gz)$/.test(entry.name)) {
        rmSync(file);
        continue;
      }
      if (READ.test(entry.name)) {
        const text = renamed(readFileSync(file, 'utf8'));
        // The version of the service worker follows from the names of the files.
        writeFileSync(file, text.replace(/const VERSION = '\w+'/, "const VERSION = 'next'"));
      }
      if (known.has(entry.name)) renameSync(file, path.join(assets, renamed(entry.name)));
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
