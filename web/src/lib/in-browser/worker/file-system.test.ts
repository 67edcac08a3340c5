import { beforeEach, expect, test, vi } from 'vitest';
import { mountFiles, type EmscriptenFS, type FileContent, type FsNode } from './file-system';
import { MemoryFile } from './memory-file';

class ErrnoError extends Error {
  constructor(readonly errno: number) {
    super(`errno ${errno}`);
  }
}

interface Folder {
  lookup(parent: FsNode, name: string): FsNode;
  mknod(parent: FsNode, name: string, mode: number): FsNode;
  unlink(parent: FsNode, name: string): void;
  readdir(): string[];
}

interface File {
  write(stream: object, buffer: Int8Array, offset: number, length: number, at: number): number;
  read(stream: object, buffer: Int8Array, offset: number, length: number, at: number): number;
  llseek(stream: object, offset: number, from: number): number;
}

class TracedFile extends MemoryFile {
  constructor(
    private readonly name: string,
    size = 0,
  ) {
    super(new Uint8Array(size));
  }
  override write(source: Uint8Array<ArrayBuffer>, at: number): void {
    trace.push(`write ${this.name}`);
    super.write(source, at);
  }
  override resize(size: number): void {
    trace.push(`resize ${this.name} ${size}`);
    super.resize(size);
  }
  override flush(): void {
    trace.push(`flush ${this.name}`);
  }
}

let trace: string[];
let root: FsNode;
let folder: Folder;

function mount(files: Record<string, FileContent>): void {
  let id = 0;
  const fs: EmscriptenFS = {
    createNode: (parent, name, mode) => ({ id: ++id, parent, name, mode }) as FsNode,
    ErrnoError,
    mkdirTree: vi.fn<(path: string) => void>(),
    mount: (type) => void (root = type.mount()),
  };
  mountFiles(fs, '/data', files);
  folder = root.node_ops as Folder;
}

const open = (name: string): File => folder.lookup(root, name).stream_ops as File;
const write = (name: string, ...bytes: number[]): number =>
  open(name).write({}, new Int8Array(bytes), 0, bytes.length, 0);
const errnoOf = (work: () => unknown): number | null => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as ErrnoError).errno;
  }
};

beforeEach(() => {
  trace = [];
});

test('files that have content exist, the others once they are made, and there can be no more', () => {
  mount({ database: new TracedFile('database', 3), journal: new TracedFile('journal') });
  expect(folder.readdir()).toEqual(['.', '..', 'database']);
  expect(errnoOf(() => folder.lookup(root, 'journal'))).toBe(44);
  folder.mknod(root, 'journal', 0o100600);
  expect(folder.readdir()).toEqual(['.', '..', 'database', 'journal']);
  expect(errnoOf(() => folder.mknod(root, 'other', 0o100600))).toBe(63);
});

test('a file that is removed is empty', () => {
  const journal = new TracedFile('journal', 3);
  mount({ journal });
  folder.unlink(root, 'journal');
  expect([folder.readdir(), journal.size]).toEqual([['.', '..'], 0]);
});

test('bytes come and go', () => {
  mount({ database: new TracedFile('database', 1) });
  expect(write('database', 1, -1, 3)).toBe(3);
  const target = new Int8Array(5);
  expect(open('database').read({}, target, 1, 4, 0)).toBe(3);
  expect([...target]).toEqual([0, 1, -1, 3, 0]);
  expect(open('database').llseek({ position: 1 }, -1, 2)).toBe(2);
  expect(errnoOf(() => open('database').llseek({ position: 1 }, -2, 1))).toBe(28);
});

test('before one file changes, the changes of the other last', () => {
  mount({ database: new TracedFile('database', 9), journal: new TracedFile('journal', 1) });
  write('journal', 1);
  write('journal', 2);
  write('database', 3);
  folder.unlink(root, 'journal');
  expect(trace).toEqual([
    'write journal',
    'write journal',
    'flush journal',
    'write database',
    'flush database',
    'resize journal 0',
  ]);
});

test.each([
  [new DOMException('full', 'QuotaExceededError'), 51],
  [new DOMException('gone', 'InvalidStateError'), 29],
])('%s is error %i', (error, errno) => {
  const broken: FileContent = {
    size: 1,
    read: () => 0,
    write: () => {
      throw error;
    },
    resize: () => {},
    flush: () => {},
  };
  mount({ database: broken });
  expect(errnoOf(() => write('database', 1))).toBe(errno);
});
