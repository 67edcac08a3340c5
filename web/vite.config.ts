import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { manifests } from './dev/manifests.ts';

// The server that `npm run dev` asks for everything under /api.
const server = 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [svelte(), manifests()],
  build: {
    outDir: '../src/settebello/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so that the page's policy can stay strict
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What changes seldom is in files of its own, which stay in the browser's cache.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'runtime', test: /node_modules\/(?!uqr\/)/, priority: 2 }, // without what few need
            { name: 'cards', test: /lib\/cards\/art\//, priority: 1 },
          ],
        },
      },
    },
  },
  // The names of cards are those of the server's words.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // The tests take Svelte's browser half, as the page does.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'] },
});
