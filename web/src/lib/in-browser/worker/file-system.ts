/**
 * A folder of Python's file system with a few files that are kept elsewhere. It has no other files and no folders.
 *
 * Python's `fsync` does not reach a file system. So before a file is changed, the changes of all others are made
 * lasting: a database's journal is there before the database changes, and the database before the journal goes.
 */

/** The content of a file. Offsets and lengths are in bytes. */
export interface FileContent {
  readonly size: number;
  /** Reads into `target` from an offset on; returns how many bytes there were. */
  read(target: Uint8Array<ArrayBuffer>, at: number): number;
  write(source: Uint8Array<ArrayBuffer>, at: number): void;
  resize(size: number): void;
  /** Makes all changes lasting, as far as that is possible at once. */
  flush(): void;
}

/** The part of Emscripten's file system that is used here (https://emscripten.org/docs/api_reference/Filesystem-API.html). */
export interface EmscriptenFS {
  createNode(parent: FsNode | null, name: string, mode: number, device: number): FsNode;
  ErrnoError: new (errno: number) => Error;
  mkdirTree(path: string): void;
  mount(type: { mount(): FsNode }, options: object, path: string): void;
}

export interface FsNode {
  id: number;
  mode: number;
  name: string;
  parent: FsNode;
  timestamp?: number;
  node_ops: object;
  stream_ops: object;
}

interface FsStream {
  node: FsNode;
  position: number;
}

interface Attributes {
  mode?: number;
  size?: number;
  mtime?: number;
}

const FOLDER_MODE = 0o40700;
const FILE_MODE = 0o100600;
const BLOCK = 4096;
/** The numbers of errors in WASI (https://github.com/WebAssembly/WASI/blob/wasi-0.1/preview1/docs.md#errno). */
const ERRNO = { EINVAL: 28, EIO: 29, ENOENT: 44, ENOSPC: 51, EPERM: 63 } as const;
const [SEEK_SET, SEEK_CURRENT, SEEK_END] = [0, 1, 2];

/** Mounts a folder with these files, by name. */
export function mountFiles(fs: EmscriptenFS, folder: string, files: Readonly<Record<string, FileContent>>): void {
  fs.mkdirTree(folder);
  fs.mount({ mount: () => new FileFolder(fs, files).root }, {}, folder);
}

class FileFolder {
  readonly root: FsNode;
  /** The files that exist. */
  readonly #nodes = new Map<string, FsNode>();
  readonly #contents = new Map<FsNode, FileContent>();
  /** The file with changes that may not be lasting yet. */
  #changed: FileContent | null = null;

  constructor(
    private readonly fs: EmscriptenFS,
    private readonly files: Readonly<Record<string, FileContent>>,
  ) {
    this.root = fs.createNode(null, '/', FOLDER_MODE, 0);
    this.root.node_ops = {
      getattr: (node: FsNode) => this.#attributes(node, BLOCK),
      setattr: () => {},
      lookup: (_: FsNode, name: string) => this.#lookUp(name),
      mknod: (_: FsNode, name: string, mode: number) => this.#create(name, mode),
      unlink: (_: FsNode, name: string) => this.#remove(name),
      readdir: () => ['.', '..', ...this.#nodes.keys()],
      rename: () => this.#fail('EPERM'),
      rmdir: () => this.#fail('EPERM'),
      symlink: () => this.#fail('EPERM'),
    };
    this.root.stream_ops = {};
    for (const [name, { size }] of Object.entries(files)) if (size > 0) this.#create(name, FILE_MODE);
  }

  #lookUp(name: string): FsNode {
    return this.#nodes.get(name) ?? this.#fail('ENOENT');
  }

  #create(name: string, mode: number): FsNode {
    const content = this.files[name] ?? this.#fail('EPERM');
    const node = this.fs.createNode(this.root, name, mode, 0);
    node.node_ops = {
      getattr: (of: FsNode) => this.#attributes(of, content.size),
      setattr: (of: FsNode, to: Attributes) => this.#setAttributes(of, content, to),
    };
    node.stream_ops = {
      llseek: (stream: FsStream, offset: number, from: number) => this.#seek(stream, content, offset, from),
      read: (_: FsStream, buffer: Int8Array<ArrayBuffer>, offset: number, length: number, at: number) =>
        this.#attempt(() => content.read(part(buffer, offset, length), at)),
      write: (_: FsStream, buffer: Int8Array<ArrayBuffer>, offset: number, length: number, at: number) => {
        this.#change(content, () => content.write(part(buffer, offset, length), at));
        return length;
      },
    };
    this.#nodes.set(name, node);
    this.#contents.set(node, content);
    return node;
  }

  #remove(name: string): void {
    const node = this.#lookUp(name);
    const content = this.#contents.get(node);
    if (content) this.#change(content, () => content.resize(0));
    this.#nodes.delete(name);
    this.#contents.delete(node);
  }

  #attributes(node: FsNode, size: number): object {
    const time = new Date(node.timestamp ?? 0);
    return {
      dev: 1,
      ino: node.id,
      mode: node.mode,
      nlink: 1,
      uid: 0,
      gid: 0,
      rdev: 0,
      size,
      atime: time,
      mtime: time,
      ctime: time,
      blksize: BLOCK,
      blocks: Math.ceil(size / BLOCK),
    };
  }

  #setAttributes(node: FsNode, content: FileContent, { mode, size, mtime }: Attributes): void {
    if (mode !== undefined) node.mode = mode;
    if (mtime !== undefined) node.timestamp = mtime;
    if (size !== undefined) this.#change(content, () => content.resize(size));
  }

  #seek(stream: FsStream, content: FileContent, offset: number, from: number): number {
    const starts = { [SEEK_SET]: 0, [SEEK_CURRENT]: stream.position, [SEEK_END]: content.size };
    const position = (starts[from] ?? NaN) + offset;
    return position >= 0 ? position : this.#fail('EINVAL');
  }

  /** Changes a file, after all changes of the others have been made lasting. */
  #change(content: FileContent, change: () => void): void {
    this.#attempt(() => {
      if (this.#changed !== content) this.#changed?.flush();
      this.#changed = content;
      change();
    });
  }

  #attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      return this.#fail(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'ENOSPC' : 'EIO');
    }
  }

  #fail(error: keyof typeof ERRNO): never {
    throw new this.fs.ErrnoError(ERRNO[error]);
  }
}

const part = (buffer: Int8Array<ArrayBuffer>, offset: number, length: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
