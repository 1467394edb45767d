/** The games of `examples/classics` as an installer leaves them: folders in which Python finds them. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CLASSICS = fileURLToPath(new URL('../../../examples/classics', import.meta.url));

export class Installed {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'dorfplatz-classics-'));

  constructor() {
    const project = readFileSync(path.join(CLASSICS, 'pyproject.toml'), 'utf8');
    const points = [...project.matchAll(/^([a-z-]+) = "(\w+:GAME)"$/gm)];
    if (points.length === 0) throw new Error('examples/classics names no games');
    const info = path.join(this.folder, 'dorfplatz_classics-1.0.dist-info');
    mkdirSync(info);
    const about = ['Metadata-Version: 2.1', 'Name: dorfplatz-classics', 'Version: 1.0', ''];
    writeFileSync(path.join(info, 'METADATA'), about.join('\n'));
    const lines = points.map(([, name, where]) => `${name ?? ''} = ${where ?? ''}`);
    writeFileSync(
      path.join(info, 'entry_points.txt'),
      ['[dorfplatz.games]', ...lines, ''].join('\n'),
    );
  }

  /** Where Python has to look. */
  get packages(): readonly string[] {
    return [this.folder, CLASSICS];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
