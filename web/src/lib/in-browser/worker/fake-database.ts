/** As much of IndexedDB as the files of a worker need, in memory; it can be told to refuse what is written. */

type Stored = Map<string, Map<IDBValidKey, unknown>>;

class FakeRequest {
  result: unknown;
  error: DOMException | null = null;
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onupgradeneeded: (() => void) | null = null;
}

/** A transaction: what it writes is stored when it ends, all or nothing. */
class FakeTransaction {
  error: DOMException | null = null;
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  readonly #writes: (() => void)[] = [];

  constructor(
    private readonly database: FakeDatabase,
    private readonly stored: Stored,
  ) {
    setTimeout(() => this.#end());
  }

  objectStore(name: string) {
    const store = this.stored.get(name) ?? new Map<IDBValidKey, unknown>();
    const sorted = (): unknown[] => [...store].sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
    return {
      get: (key: IDBValidKey) => answered(() => store.get(key)),
      getAll: () => answered(sorted),
      put: (value: unknown, key: IDBValidKey) => void this.#writes.push(() => store.set(key, structuredClone(value))),
      delete: (key: IDBValidKey) => void this.#writes.push(() => store.delete(key)),
    };
  }

  #end(): void {
    this.error = this.#writes.length ? this.database.refuses : null;
    if (this.error) return this.onabort?.();
    for (const write of this.#writes) write();
    this.database.transactions += Number(this.#writes.length > 0);
    this.oncomplete?.();
  }
}

function answered(value: () => unknown): FakeRequest {
  const request = new FakeRequest();
  queueMicrotask(() => {
    request.result = value();
    request.onsuccess?.();
  });
  return request;
}

export class FakeDatabase {
  /** Why nothing can be written. */
  refuses: DOMException | null = null;
  /** How many transactions have written something. */
  transactions = 0;
  readonly #stored: Stored = new Map();

  open(): FakeRequest {
    const request = new FakeRequest();
    request.result = {
      createObjectStore: (name: string) => void this.#stored.set(name, new Map()),
      transaction: () => new FakeTransaction(this, this.#stored),
      close() {},
    };
    queueMicrotask(() => {
      if (this.#stored.size === 0) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  }
}
