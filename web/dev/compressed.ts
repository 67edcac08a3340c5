/** Compresses the files of the page when they are built, which saves the server doing it for each request. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json)$/;
/** Shorter files do not get shorter. */
const SHORTEST = 1000;

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const assets = resolve(dir, 'assets');
      for (const name of readdirSync(assets).filter((file) => TEXT.test(file))) {
        const path = resolve(assets, name);
        const text = readFileSync(path);
        if (text.length < SHORTEST) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
