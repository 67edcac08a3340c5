/**
 * Keeps the files of the SQLite database: in the browser's own file system, to which changes are written through; else
 * in its database, to which the changes of each commit go in one transaction; else nowhere. They are in memory too, so
 * games go on if the browser has no room left or deletes what it keeps.
 */

import { mountFiles, type EmscriptenFS } from './file-system';
import { BLOCK_BYTES, MemoryFile } from './memory-file';
import type { Kept, StorageTrouble } from './messages';

/** As in `settebello.server.store.sqlite.file`. */
export const DATABASE = 'settebello.sqlite3';
export const JOURNAL = `${DATABASE}-journal`;
/** The name of the database in IndexedDB. */
export const BLOCK_DATABASE = 'settebello-tables';
/** Milliseconds that a worker which was ended may take to let go of its files, and between two attempts. */
const RELEASE_DEADLINE = 5000;
const RETRY_DELAY = 50;

export interface DatabaseFiles {
  readonly kept: Kept;
  /** Shows the files to Python in a folder. */
  mount(fs: EmscriptenFS, folder: string): void;
  /** Makes the changes so far lasting, if that is possible. */
  flush(): Promise<void>;
  /** Lets go of the files. */
  close(): void;
}

/** Is told, once for each kind of trouble, why changes are not lasting. */
export type TroubleListener = (trouble: StorageTrouble) => void;

/**
 * The files, in the best place that this browser allows.
 *
 * Rejects if games may be in the file system, but cannot be reached there now.
 */
export async function openDatabaseFiles(listener: TroubleListener): Promise<DatabaseFiles> {
  const folder = await openFolder();
  if (folder) return openInFileSystem(folder, listener);
  return openInDatabase(listener).catch(() => openInMemory());
}

const troubleOf = (error: unknown): StorageTrouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'lost';

/** As much of an open file of the browser's file system as is used here; TypeScript has it for workers only. */
interface FileHandle {
  getSize(): number;
  read(target: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  write(source: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

interface OpenableFile {
  createSyncAccessHandle?(): Promise<FileHandle>;
}

/** The browser's file system of this site (https://fs.spec.whatwg.org/); null if it has none. */
async function openFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const folder = await navigator.storage.getDirectory();
    const file = (await folder.getFileHandle(JOURNAL, { create: true })) as FileSystemFileHandle & OpenableFile;
    return file.createSyncAccessHandle ? folder : null;
  } catch {
    return null; // an old browser, or a private window
  }
}

async function openInFileSystem(folder: FileSystemDirectoryHandle, listener: TroubleListener): Promise<DatabaseFiles> {
  const opened: Record<string, FileHandle> = {};
  const close = (): void => Object.values(opened).forEach((handle) => handle.close());
  try {
    for (const name of [DATABASE, JOURNAL]) opened[name] = await openFile(folder, name);
  } catch (error) {
    close();
    throw error;
  }
  const disk = new Disk(listener);
  const files = Object.entries(opened).map(([name, handle]) => [name, new WrittenThroughFile(handle, disk)] as const);
  return {
    kept: 'files',
    mount: (fs, path) => mountFiles(fs, path, Object.fromEntries(files)),
    flush: async () => files.forEach(([, file]) => file.flush()),
    close,
  };
}

/** Opens a file once the worker that had it before has let go of it. */
async function openFile(folder: FileSystemDirectoryHandle, name: string): Promise<FileHandle> {
  const file = (await folder.getFileHandle(name, { create: true })) as FileSystemFileHandle & OpenableFile;
  for (let waited = 0; ; waited += RETRY_DELAY)
    try {
      const handle = await file.createSyncAccessHandle?.();
      if (handle) return handle;
      throw new TypeError('files cannot be opened here');
    } catch (error) {
      const isTaken = error instanceof DOMException && error.name === 'NoModificationAllowedError';
      if (!isTaken || waited >= RELEASE_DEADLINE) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
}

/** Whether files can be written. After a failure nothing is written any more: what is there is the last commit. */
class Disk {
  #works = true;

  constructor(private readonly listener: TroubleListener) {}

  attempt(change: () => void): void {
    if (!this.#works) return;
    try {
      change();
    } catch (error) {
      this.#works = false;
      this.listener(troubleOf(error));
    }
  }
}

class WrittenThroughFile extends MemoryFile {
  constructor(
    private readonly handle: FileHandle,
    private readonly disk: Disk,
  ) {
    const content = new Uint8Array(handle.getSize());
    handle.read(content, { at: 0 });
    super(content);
  }

  override write(source: Uint8Array<ArrayBuffer>, at: number): void {
    super.write(source, at);
    this.disk.attempt(() => {
      if (this.handle.write(source, { at }) < source.length) throw new DOMException('no room', 'QuotaExceededError');
    });
  }

  override resize(size: number): void {
    super.resize(size);
    this.disk.attempt(() => this.handle.truncate(size));
  }

  override flush(): void {
    this.disk.attempt(() => this.handle.flush());
  }
}

const BLOCKS = 'blocks';
/** Has one value under the same name: the token of the worker that opened the database last, which alone may write. */
const OWNER = 'owner';

/** IndexedDB. Only the database is kept in it: its journal undoes what a transaction there never half does. */
async function openInDatabase(listener: TroubleListener): Promise<DatabaseFiles> {
  const database = await settled(openBlocks());
  const token = crypto.getRandomValues(new Uint32Array(4)).join();
  const owning = database.transaction(OWNER, 'readwrite');
  owning.objectStore(OWNER).put(token, OWNER);
  await finished(owning);
  const file = new MemoryFile(await loadBlocks(database));
  const told = new Set<StorageTrouble>();
  const save = (): Promise<void> =>
    saveBlocks(database, file, token).catch((error: unknown) => {
      const trouble = error instanceof OwnedElsewhere ? 'elsewhere' : troubleOf(error);
      if (!told.has(trouble)) listener(trouble);
      told.add(trouble);
    });
  let saving = Promise.resolve();
  return {
    kept: 'database',
    mount: (fs, path) => mountFiles(fs, path, { [DATABASE]: file, [JOURNAL]: new MemoryFile() }),
    flush: () => (saving = saving.then(save)), // changes that are being saved are not lasting yet
    close: () => database.close(),
  };
}

/** Another worker has opened the database. */
class OwnedElsewhere extends Error {}

function openBlocks(): IDBOpenDBRequest {
  const opening = indexedDB.open(BLOCK_DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(BLOCKS);
    opening.result.createObjectStore(OWNER);
  };
  return opening;
}

/** The bytes of all blocks, one after the other. */
async function loadBlocks(database: IDBDatabase): Promise<Uint8Array<ArrayBuffer>> {
  const blocks = (await settled(database.transaction(BLOCKS).objectStore(BLOCKS).getAll())) as Uint8Array[];
  const last = blocks.at(-1)?.length ?? 0;
  const bytes = new Uint8Array(Math.max(blocks.length - 1, 0) * BLOCK_BYTES + last);
  blocks.forEach((block, number) => bytes.set(block, number * BLOCK_BYTES));
  return bytes;
}

async function saveBlocks(database: IDBDatabase, file: MemoryFile, token: string): Promise<void> {
  if (!file.hasChanges) return;
  const changes = file.takeChanges();
  try {
    const transaction = database.transaction([BLOCKS, OWNER], 'readwrite', { durability: 'strict' });
    if ((await settled(transaction.objectStore(OWNER).get(OWNER))) !== token) throw new OwnedElsewhere();
    const blocks = transaction.objectStore(BLOCKS);
    for (const [number, block] of changes)
      if (block === null) blocks.delete(number);
      else blocks.put(block, number);
    await finished(transaction);
  } catch (error) {
    file.returnChanges(changes.keys());
    throw error;
  }
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('not saved', 'AbortError'));
  });
}

/** The result of a request to the browser's database. */
function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('no database', 'UnknownError'));
  });
}

function openInMemory(): DatabaseFiles {
  const files = { [DATABASE]: new MemoryFile(), [JOURNAL]: new MemoryFile() };
  return { kept: 'memory', mount: (fs, path) => mountFiles(fs, path, files), flush: async () => {}, close() {} };
}
