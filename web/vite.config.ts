import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { boxed } from './boxed.ts';
import { fonts } from './fonts.ts';
import { offline } from './offline.ts';
import { spoken } from './spoken.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte(), fonts(), offline(), spoken(), boxed()],
  resolve: { alias: { $python: `${project}src/dorfplatz` } },
  build: {
    outDir: `${project}src/dorfplatz/server/static`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
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
