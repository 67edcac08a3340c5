// Write FILE.br and FILE.gz next to the files of a folder that get shorter: compress.mjs FOLDER CACHE
//   CACHE   a folder that keeps what was compressed, by the digest of the content; the rest is removed from it
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(br|gz|jpg|png|woff2)$/;
// Shorter files do not get shorter.
const SHORTEST = 1000;
const LARGEST_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
const ENCODINGS = {
  br: (content) => promisify(brotliCompress)(content, { params: LARGEST_WINDOW }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

const [folder, cache] = process.argv.slice(2);
const used = new Set();

async function compress(file) {
  const content = await readFile(file);
  const digest = createHash('sha256').update(content).digest('hex');
  for (const [ending, encode] of Object.entries(ENCODINGS)) {
    const kept = `${digest}.${ending}`;
    used.add(kept);
    const made = `${file}.${ending}`;
    if (existsSync(join(cache, kept))) {
      await copyFile(join(cache, kept), made);
    } else {
      await writeFile(made, await encode(content));
      await copyFile(made, join(cache, `${kept}.new`));
      await rename(join(cache, `${kept}.new`), join(cache, kept));
    }
  }
}

mkdirSync(cache, { recursive: true });
const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
const wanted = files.filter((file) => !COMPRESSED.test(file) && statSync(file).isFile());
await Promise.all(wanted.filter((file) => statSync(file).size >= SHORTEST).map(compress));
for (const kept of readdirSync(cache)) if (!used.has(kept)) rmSync(join(cache, kept));
