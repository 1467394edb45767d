import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { boxed } from './boxed.ts';
import { drawn } from './drawn.ts';
import { fonts } from './fonts.ts';
import { offline } from './offline.ts';
import { spoken } from './spoken.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

/**
 * What travels together, since every file is a way to the server and back: what each page needs, and what each board needs. The
 * others are cut where pages and games are fetched.
 */
const GROUPS = [
  {
    name: 'app',
    test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(app|net|words)\/[^?]+\.(ts|svelte)$|src\/style\/|src\/(App\.svelte|games\/index\.ts|board\/(looks|marks)\.ts|lobby\/(tables|lists\.svelte)\.ts)$/,
  },
  {
    name: 'board',
    test: /src\/board\/(?!Card|Mat|Pile|Plan|Ring|Shelf|Stage|Track|lingering|looks|marks)[^?]+\.(ts|svelte)$/,
  },
];

export default defineConfig({
  plugins: [drawn(), svelte(), fonts(), offline(), spoken(), boxed()],
  resolve: { alias: { $python: `${project}src/dorfplatz` } },
  build: {
    outDir: `${project}src/dorfplatz/server/static`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [...GROUPS] } } },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [project] },
    proxy: {
      '/api': { target: process.env['DORFPLATZ_URL'] ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
