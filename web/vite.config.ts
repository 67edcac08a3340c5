import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './dev/compressed.ts';
import { decks } from './dev/decks.ts';
import { manifests } from './dev/manifests.ts';
import { serviceWorker } from './dev/service-worker.ts';
import { staticPages } from './dev/static-pages.ts';

// The server to which `npm run dev` sends every request under /api.
const server = 'http://127.0.0.1:7777';

export default defineConfig(({ command }) => ({
  base: command === 'build' ? './' : '/', // the built page may lie below any path
  plugins: [svelte(), decks(), manifests(), serviceWorker(), staticPages(), compressed()],
  build: {
    outDir: '../src/settebello/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so the page's policy can stay strict
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Code that seldom changes gets files of its own, which stay in the browser's cache.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'runtime', test: /node_modules\/(?!uqr\/|idb-keyval\/)/, priority: 2 }, // without what few need
            { name: 'cards', test: /decks\/common\//, priority: 1 },
          ],
        },
      },
    },
  },
  // The names of the cards come from the server's messages.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // The tests use Svelte's browser build, as the page does.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Threads are quicker than processes; a minute until a test hangs, since a busy machine takes its time.
  test: { include: ['src/**/*.test.ts'], pool: 'threads', testTimeout: 60_000, hookTimeout: 60_000 },
}));
