/** What this browser keeps for us, under names of our own; a browser that keeps nothing forgets when the page closes. */

export type StorageTrouble = 'forbidden' | 'full';

const PREFIX = 'settebello.';

/** Stands in for a storage that the browser forbids. */
export class MemoryStorage implements Storage {
  #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  clear = (): void => this.#kept.clear();
  getItem = (name: string): string | null => this.#kept.get(name) ?? null;
  key = (n: number): string | null => [...this.#kept.keys()][n] ?? null;
  removeItem = (name: string): void => void this.#kept.delete(name);
  setItem = (name: string, value: string): void => void this.#kept.set(name, value);
}

let trouble: StorageTrouble | null = null;
/** What found no room, until the page closes: the game at hand goes on all the same. */
const fallback = new MemoryStorage();

/** The browser's storage, or one in memory where it is forbidden: there, even naming it throws. */
function browserStorage(): Storage {
  try {
    const name = `${PREFIX}probe`;
    localStorage.setItem(name, '');
    localStorage.removeItem(name);
    return localStorage;
  } catch (error) {
    try {
      if (localStorage.length > 0 && isFull(error)) {
        trouble = 'full';
        return localStorage; // what is there can still be read and removed
      }
    } catch {
      // Not even that.
    }
    trouble = 'forbidden';
    return fallback;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

let opened: Storage | null = null;

export function storage(): Storage {
  return (opened ??= browserStorage());
}

/** Why the last thing was not kept, or null. */
export function storageTrouble(): StorageTrouble | null {
  storage();
  return trouble;
}

/** What is kept under a name; null if nothing is, or nothing that can be read. */
export function readItem<T>(name: string, where: Storage = storage()): T | null {
  try {
    return JSON.parse(fallback.getItem(PREFIX + name) ?? where.getItem(PREFIX + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps a value; false if the browser had no room for it. */
export function writeItem(name: string, value: unknown, where: Storage = storage()): boolean {
  try {
    where.setItem(PREFIX + name, JSON.stringify(value));
    if (where !== fallback) fallback.removeItem(PREFIX + name);
    if (trouble === 'full') trouble = null;
    return true;
  } catch (error) {
    trouble = isFull(error) ? 'full' : 'forbidden';
    fallback.setItem(PREFIX + name, JSON.stringify(value));
    return false;
  }
}

export function removeItem(name: string, where: Storage = storage()): void {
  fallback.removeItem(PREFIX + name);
  try {
    where.removeItem(PREFIX + name);
  } catch {
    // It was not there to begin with.
  }
}

/** The names that begin so. */
export function itemNames(beginning: string, where: Storage = storage()): string[] {
  const known = [where, fallback].flatMap((one) => Array.from({ length: one.length }, (_, n) => one.key(n) ?? ''));
  return [...new Set(known)]
    .filter((name) => name.startsWith(PREFIX + beginning))
    .map((name) => name.slice(PREFIX.length));
}

/** Forgets everything that this page has kept. */
export function clearItems(where: Storage = storage()): void {
  for (const name of itemNames('', where)) removeItem(name, where);
}
