/** A file in memory that knows which of its blocks have changed. */

import type { FileContent } from './file-system';

export const BLOCK_BYTES = 4096;

export class MemoryFile implements FileContent {
  size = 0;
  /** The numbers of the blocks that have changed since `takeChanges`. */
  #changed = new Set<number>();
  #bytes: Uint8Array<ArrayBuffer>;

  constructor(content: Uint8Array<ArrayBuffer> = new Uint8Array()) {
    this.#bytes = content;
    this.size = content.length;
  }

  read(target: Uint8Array<ArrayBuffer>, at: number): number {
    const found = this.#bytes.subarray(Math.min(at, this.size), Math.min(at + target.length, this.size));
    target.set(found);
    return found.length;
  }

  write(source: Uint8Array<ArrayBuffer>, at: number): void {
    if (at + source.length > this.size) this.resize(at + source.length);
    this.#bytes.set(source, at);
    this.#mark(at, at + source.length);
  }

  resize(size: number): void {
    if (size > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.#bytes.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    if (size < this.size) this.#bytes.fill(0, size, this.size);
    this.#mark(Math.min(size, this.size), Math.max(size, this.size));
    this.size = size;
  }

  flush(): void {
    // What changes is kept by `takeChanges`.
  }

  get hasChanges(): boolean {
    return this.#changed.size > 0;
  }

  /** The changed blocks by number; null for those that are no longer in the file. From now on they are unchanged. */
  takeChanges(): Map<number, Uint8Array<ArrayBuffer> | null> {
    const taken = [...this.#changed].map((number) => [number, this.#block(number)] as const);
    this.#changed = new Set();
    return new Map(taken);
  }

  /** Marks blocks as changed again: they could not be kept. */
  returnChanges(blocks: Iterable<number>): void {
    for (const number of blocks) this.#changed.add(number);
  }

  #block(number: number): Uint8Array<ArrayBuffer> | null {
    const start = number * BLOCK_BYTES;
    return start < this.size ? this.#bytes.slice(start, Math.min(start + BLOCK_BYTES, this.size)) : null;
  }

  #mark(start: number, end: number): void {
    for (let number = Math.floor(start / BLOCK_BYTES); number * BLOCK_BYTES < end; number++) this.#changed.add(number);
  }
}
