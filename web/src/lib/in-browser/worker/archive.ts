/** Unpacks a tar archive into Python's file system. Python could do it too, five times slower. */

/** The part of Emscripten's file system that is used here. */
export interface WritableFS {
  mkdirTree(path: string): void;
  /** With `canOwn` the content becomes the file, without a copy. */
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
}

const BLOCK = 512;
/** Where the fields of a header are (POSIX ustar). */
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const PREFIX = [345, 500] as const;

const decoder = new TextDecoder();

/**
 * Writes the files of an archive into a folder, with the folders that they are in. The files are parts of the archive,
 * which must not be changed afterwards.
 */
export function unpack(archive: Uint8Array, folder: string, fs: WritableFS): void {
  const made = new Set<string>();
  let at = 0;
  while (archive[at]) {
    const header = archive.subarray(at, at + BLOCK);
    const path = [folder, field(header, PREFIX), field(header, NAME)].filter(Boolean).join('/');
    const size = parseInt(field(header, SIZE), 8);
    const parent = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(parent)) fs.mkdirTree(parent);
    made.add(parent);
    at += BLOCK;
    fs.writeFile(path, archive.subarray(at, at + size), { canOwn: true });
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** The text of a field, which ends at a zero byte. */
function field(header: Uint8Array, [from, to]: readonly [number, number]): string {
  const bytes = header.subarray(from, to);
  const end = bytes.indexOf(0);
  return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end));
}
