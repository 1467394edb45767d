import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('src/app/worker.js', import.meta.url));
const PUBLIC = ['/icon.svg', '/icon-maskable.svg', '/manifest.webmanifest'];

/** Writes the service worker of a build, with the list of everything it has to keep. */
export function offline(): Plugin {
  return {
    name: 'dorfplatz-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = ['/', ...PUBLIC, ...built.map((name) => `/${name}`)].sort();
      const source = readFileSync(WORKER, 'utf8');
      const version = createHash('sha256').update(files.join()).update(source).digest('hex');
      const head = `const VERSION = '${version.slice(0, 12)}';\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + source });
    },
  };
}
