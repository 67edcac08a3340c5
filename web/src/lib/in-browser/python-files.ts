/**
 * Python's files: which there are, and their download into the browser's cache. A download that was interrupted goes on
 * with the first file that is missing.
 */

import { abortAfter } from '../deadline';
import { features } from '../features';
import { siteAddress } from '../site';

/** The contents of `python.json`. */
export interface PythonFiles {
  /** Changes with every file; also in the name of their folder. */
  version: string;
  files: readonly PythonFile[];
}

interface PythonFile {
  /** From the root of the site. */
  path: string;
  bytes: number;
  /** How many bytes are sent. */
  compressed: number;
}

const LIST = 'python.json';
/** How long the list may take, in milliseconds, before the stored one counts. */
const LIST_DEADLINE = 6000;
const CACHE = 'settebello-python-';

/** A file that is not what the list says: of another version, or cut off. */
export class DamagedFile extends Error {}

/** The list of the site's files, the stored one without a network; null if this site has none. */
export async function findPythonFiles(): Promise<PythonFiles | null> {
  if (!features.offline) return null;
  const sent = await fetch(LIST, { cache: 'no-cache', signal: abortAfter(LIST_DEADLINE) }).catch(() => null);
  if (sent?.ok) return (await sent.json()) as PythonFiles;
  const isAway = sent === null || sent.status >= 500;
  const stored = isAway ? await storedList() : undefined;
  return stored ? ((await stored.json()) as PythonFiles) : null;
}

/** The address of the files' folder. */
export const pythonFolder = ({ files }: PythonFiles): string => siteAddress('.', siteAddress(files[0]?.path ?? ''));

/** How many bytes are sent for all files. */
export const downloadSize = ({ files }: PythonFiles): number =>
  files.reduce((sum, { compressed }) => sum + compressed, 0);

/** Whether all files are on this device. */
export async function isDownloaded(python: PythonFiles): Promise<boolean> {
  const cache = await openCache(python.version);
  if (!cache) return false;
  const found = await Promise.all(python.files.map(({ path }) => cache.match(siteAddress(path))));
  return found.every(Boolean);
}

/**
 * Downloads the files that are missing, and removes those of other versions.
 *
 * @param progress is called with the share that is there, from 0 to 1.
 */
export async function download(
  python: PythonFiles,
  progress: (share: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const cache = await openCache(python.version);
  const whole = downloadSize(python);
  let before = 0;
  for (const file of python.files) {
    const address = siteAddress(file.path);
    const report = (share: number): void => progress((before + share * file.compressed) / whole);
    if (!(await cache?.match(address))) await downloadFile(address, file, cache, report, signal);
    before += file.compressed;
    report(0);
  }
  await cache?.put(siteAddress(LIST), Response.json(python)).catch(() => {});
  await removeOtherVersions(python.version);
}

async function downloadFile(
  address: string,
  file: PythonFile,
  cache: Cache | null,
  progress: (share: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok || !response.body) throw new DamagedFile(`${address}: ${response.status}`);
  const { bytes } = file;
  const body = (isCompressed(response, file) ? null : await compressedBody(address, signal)) ?? response.body;
  if (body !== response.body) void response.body.cancel();
  let loaded = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.length;
        progress(Math.min(loaded / bytes, 1));
        controller.enqueue(chunk);
      },
    }),
  );
  const content = await new Response(counted).arrayBuffer();
  if (loaded !== bytes) throw new DamagedFile(`${address}: ${loaded} of ${bytes} bytes`);
  const headers = { 'content-type': response.headers.get('content-type') ?? 'application/octet-stream' };
  await cache?.put(address, new Response(content, { headers })).catch(() => {}); // there is no room: sent each time
}

const isCompressed = (response: Response, { bytes, compressed }: PythonFile): boolean =>
  response.headers.has('content-encoding') || compressed === bytes;

/** The content from the compressed file next to a file, for hosts that do not compress; null if there is none. */
async function compressedBody(
  address: string,
  signal?: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  if (!('DecompressionStream' in globalThis)) return null;
  const response = await fetch(`${address}.gz`, signal ? { signal } : {});
  if (!response.ok || !response.body) return null;
  const isUnpacked = response.headers.has('content-encoding'); // by the browser
  return isUnpacked ? response.body : response.body.pipeThrough(new DecompressionStream('gzip'));
}

async function storedList(): Promise<Response | undefined> {
  return 'caches' in globalThis ? caches.match(siteAddress(LIST)) : undefined;
}

/** Null where the browser allows no caches. */
async function openCache(version: string): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(CACHE + version).catch(() => null) : null;
}

async function removeOtherVersions(version: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== CACHE + version);
  await Promise.all(others.map((name) => caches.delete(name)));
}
