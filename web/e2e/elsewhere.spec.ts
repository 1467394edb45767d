/** A game from another package: drawn in characters, in its own words, played from the list. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { Player } from './support/player';
import { Server } from './support/server';
import { Guest } from './support/tables';
import { expect, test } from './support/test';

const CLASSICS = fileURLToPath(new URL('../../examples/classics', import.meta.url));

/** Lay down what an installer leaves: the metadata that names the entry points. */
function installed(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'classics-'));
  const info = path.join(folder, 'dorfplatz_classics-1.0.dist-info');
  const project = readFileSync(path.join(CLASSICS, 'pyproject.toml'), 'utf8');
  const points = /entry-points\."dorfplatz\.games"\]\n((?:.+\n)+)/.exec(project)?.[1] ?? '';
  mkdirSync(info);
  writeFileSync(
    path.join(info, 'METADATA'),
    'Metadata-Version: 2.1\nName: dorfplatz-classics\nVersion: 1.0\n',
  );
  writeFileSync(
    path.join(info, 'entry_points.txt'),
    `[dorfplatz.games]\n${points.replaceAll('"', '')}`,
  );
  return folder;
}

test('Connect Four comes with a package and is played like any other', async ({ another }) => {
  test.setTimeout(240_000);
  const folder = installed();
  const server = new Server({}, [folder, CLASSICS]);
  try {
    await server.start();
    const page = await another({ language: 'de' });
    const anna = await Guest.arrive(server, 'Anna');
    await anna.enter(page.context());
    await page.goto(`${server.url}/new/connect-four`);
    await expect(page.getByRole('main')).toContainText('Vier gewinnt');
    await expect(page.getByText('./play play connect-four')).toBeVisible();
    const table = await anna.open('connect-four', 'me bot:random');
    await page.goto(`${server.url}/table/${table.id}`);
    const drawing = page.getByRole('img', { name: 'Das Brett in Zeichen' });
    await expect(drawing).toContainText('a b c d e f g');
    await new Player(page, 'mouse').playOn(1);
    await expect(drawing).toContainText('x');
    await expect(page.getByRole('main')).toContainText('Ein Stein fällt in Spalte');
    await new Player(page, 'mouse').playOn();
    await page.goto(`${server.url}/replay/${table.id}`);
    await expect(page.getByRole('main')).toContainText('Vier gewinnt');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
