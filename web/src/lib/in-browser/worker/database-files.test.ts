import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabaseFiles, type DatabaseFiles } from './database-files';
import { FakeDatabase } from './fake-database';
import type { EmscriptenFS, FsNode } from './file-system';
import type { StorageTrouble } from './messages';

const FULL = new DOMException('no room', 'QuotaExceededError');
const DATABASE = 'settebello.sqlite3';
const JOURNAL = 'settebello.sqlite3-journal';

interface OpenFolder {
  lookup(parent: FsNode, name: string): FsNode;
  mknod(parent: FsNode, name: string, mode: number): FsNode;
}
interface OpenFile {
  write(stream: object, buffer: Int8Array, offset: number, length: number, at: number): number;
  read(stream: object, buffer: Int8Array, offset: number, length: number, at: number): number;
}

/** A file of the browser's file system. */
class DiskFile {
  bytes = new Uint8Array();
  isOpen = false;
  constructor(private readonly disk: Disk) {}

  async createSyncAccessHandle(): Promise<object> {
    if (this.isOpen) throw new DOMException('in use', 'NoModificationAllowedError');
    this.isOpen = true;
    return {
      getSize: () => this.bytes.length,
      read: (target: Uint8Array) => (target.set(this.bytes.subarray(0, target.length)), this.bytes.length),
      write: (source: Uint8Array, { at }: { at: number }) => {
        if (this.disk.refuses) throw this.disk.refuses;
        const larger = new Uint8Array(Math.max(this.bytes.length, at + source.length));
        larger.set(this.bytes);
        larger.set(source, at);
        this.bytes = larger;
        return source.length;
      },
      truncate: (size: number) => {
        if (this.disk.refuses) throw this.disk.refuses;
        this.bytes = this.bytes.slice(0, size);
      },
      flush: () => this.disk.flushes++,
      close: () => (this.isOpen = false),
    };
  }
}

class Disk {
  refuses: DOMException | null = null;
  flushes = 0;
  readonly files = new Map<string, DiskFile>();

  async getFileHandle(name: string): Promise<DiskFile> {
    const file = this.files.get(name) ?? new DiskFile(this);
    this.files.set(name, file);
    return file;
  }
}

let disk: Disk;
let database: FakeDatabase;
let troubles: StorageTrouble[];
let folder: OpenFolder;
let root: FsNode;

async function open(): Promise<DatabaseFiles> {
  const files = await openDatabaseFiles((trouble) => troubles.push(trouble));
  let id = 0;
  const fs: EmscriptenFS = {
    createNode: (parent, name, mode) => ({ id: ++id, parent, name, mode }) as FsNode,
    ErrnoError: Error as unknown as EmscriptenFS['ErrnoError'],
    mkdirTree() {},
    mount: (type) => void (root = type.mount()),
  };
  files.mount(fs, '/data');
  folder = root.node_ops as OpenFolder;
  return files;
}

function write(name: string, byte: number, at = 0): void {
  const node = exists(name) ? folder.lookup(root, name) : folder.mknod(root, name, 0o100600);
  (node.stream_ops as OpenFile).write({}, new Int8Array([byte]), 0, 1, at);
}

function exists(name: string): boolean {
  try {
    return Boolean(folder.lookup(root, name));
  } catch {
    return false;
  }
}

function read(name: string): number[] {
  const buffer = new Int8Array(4);
  const length = (folder.lookup(root, name).stream_ops as OpenFile).read({}, buffer, 0, 4, 0);
  return [...buffer.subarray(0, length)];
}

beforeEach(() => {
  [disk, database, troubles] = [new Disk(), new FakeDatabase(), []];
  vi.stubGlobal('indexedDB', database);
});
afterEach(() => vi.unstubAllGlobals());

describe('in the file system of the browser', () => {
  beforeEach(() => vi.stubGlobal('navigator', { storage: { getDirectory: async () => disk } }));

  test('what was written is there again', async () => {
    const files = await open();
    write(DATABASE, 7);
    await files.flush();
    files.close();
    expect([files.kept, disk.flushes > 0]).toEqual(['files', true]);
    await open();
    expect(read(DATABASE)).toEqual([7]);
  });

  test.each([
    ['has no room', FULL, 'full'],
    ['has deleted the files', new DOMException('gone', 'InvalidStateError'), 'lost'],
  ] as const)('a browser that %s is reported once, and everything goes on in memory', async (_, error, trouble) => {
    const files = await open();
    write(DATABASE, 1);
    await files.flush();
    disk.refuses = error;
    write(JOURNAL, 2);
    write(DATABASE, 3);
    await files.flush();
    expect([read(JOURNAL), read(DATABASE), troubles]).toEqual([[2], [3], [trouble]]);
  });

  test('after a failure nothing is written any more, so the last commit stays whole', async () => {
    const files = await open();
    write(DATABASE, 1);
    disk.refuses = FULL;
    write(JOURNAL, 2);
    disk.refuses = null;
    write(DATABASE, 3);
    files.close();
    await open();
    expect([read(DATABASE), exists(JOURNAL)]).toEqual([[1], false]);
  });

  test('a worker waits until the one before has let go of the files', async () => {
    const files = await open();
    write(DATABASE, 5);
    const next = open();
    setTimeout(() => files.close(), 60);
    await next;
    expect(read(DATABASE)).toEqual([5]);
  });
});

describe('in the database of the browser', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  test('each flush is one transaction, and what was written is there again', async () => {
    const files = await open();
    write(DATABASE, 1);
    write(DATABASE, 2, 10_000);
    write(JOURNAL, 3);
    const before = database.transactions;
    await files.flush();
    await files.flush();
    expect([files.kept, database.transactions - before]).toEqual(['database', 1]);
    await open();
    expect([read(DATABASE)[0], exists(JOURNAL)]).toEqual([1, false]);
  });

  test('a flush waits for changes that another one is saving', async () => {
    const files = await open();
    write(DATABASE, 1);
    const before = database.transactions;
    void files.flush();
    await files.flush();
    expect(database.transactions - before).toBe(1);
  });

  test('a browser without room is reported once, and saves everything as soon as it has room', async () => {
    const files = await open();
    database.refuses = FULL;
    write(DATABASE, 1);
    await files.flush();
    await files.flush();
    expect([read(DATABASE), troubles]).toEqual([[1], ['full']]);
    database.refuses = null;
    await files.flush();
    await open();
    expect(read(DATABASE)).toEqual([1]);
  });

  test('a tab whose games another one has opened overwrites nothing', async () => {
    const old = await open();
    write(DATABASE, 1);
    await old.flush();
    const writeOld = { root, folder };
    const next = await open();
    write(DATABASE, 2);
    await next.flush();
    ({ root, folder } = writeOld);
    write(DATABASE, 3);
    await old.flush();
    expect(troubles).toEqual(['elsewhere']);
    await open();
    expect(read(DATABASE)).toEqual([2]);
  });
});

test('nowhere, if the browser allows nothing', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', undefined);
  const files = await open();
  write(DATABASE, 1);
  await files.flush();
  expect([files.kept, read(DATABASE)]).toEqual(['memory', [1]]);
});
