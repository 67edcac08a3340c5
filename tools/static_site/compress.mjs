// Write FILE.br and FILE.gz next to each file of a folder that gets shorter by it: compress.mjs FOLDER
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(br|gz|jpg|png|woff2)$/;
// Shorter files do not get shorter.
const SHORTEST = 1000;

async function compress(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const [folder] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
const known = new Set(files);
const wanted = files.filter((file) => !COMPRESSED.test(file) && !known.has(`${file}.br`) && statSync(file).isFile());
await Promise.all(wanted.filter((file) => statSync(file).size >= SHORTEST).map(compress));
