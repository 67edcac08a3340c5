import { expect, test } from 'vitest';
import { unpack } from './archive';

const BLOCK = 512;

/** A tar archive of files with such names and contents. */
function archiveOf(files: Readonly<Record<string, string>>): Uint8Array {
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    const content = new TextEncoder().encode(text);
    const cut = path.length > 100 ? path.lastIndexOf('/') : -1;
    const header = new Uint8Array(BLOCK);
    const put = (value: string, at: number): void => header.set(new TextEncoder().encode(value), at);
    put(path.slice(cut + 1), 0);
    put(content.length.toString(8).padStart(11, '0'), 124);
    put('ustar', 257);
    if (cut > 0) put(path.slice(0, cut), 345);
    const padded = new Uint8Array(Math.ceil(content.length / BLOCK) * BLOCK);
    padded.set(content);
    return [header, padded];
  });
  return new Uint8Array([...blocks, new Uint8Array(2 * BLOCK)].flatMap((block) => [...block]));
}

/** The files and folders that are written. */
function unpacked(archive: Uint8Array): { files: Record<string, string>; folders: string[] } {
  const files: Record<string, string> = {};
  const folders: string[] = [];
  unpack(archive, '/home', {
    mkdirTree: (path) => folders.push(path),
    writeFile: (path, content) => (files[path] = new TextDecoder().decode(content)),
  });
  return { files, folders };
}

test('each file is written into its folder', () => {
  const long = `settebello/${'folder/'.repeat(12)}${'x'.repeat(40)}.pyc`;
  const exact = 'y'.repeat(BLOCK);
  const files = { 'a.py': 'one', 'settebello/b.pyc': exact, 'settebello/empty.pyc': '', [long]: 'two' };
  const found = unpacked(archiveOf(files));
  expect(found.files).toEqual(Object.fromEntries(Object.entries(files).map(([path, text]) => [`/home/${path}`, text])));
  expect(found.folders).toEqual(['/home', '/home/settebello', `/home/${long.slice(0, long.lastIndexOf('/'))}`]);
});

test('an archive may be empty', () => expect(unpacked(archiveOf({})).files).toEqual({}));
