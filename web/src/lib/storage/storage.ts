/** The page's items in the browser's storage. If that is unavailable, they last until the page is closed. */

export type StorageTrouble = 'forbidden' | 'full';

const PREFIX = 'settebello.';

/** Replaces a storage that the browser forbids. */
export class MemoryStorage implements Storage {
  #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear = (): void => this.#items.clear();
  getItem = (name: string): string | null => this.#items.get(name) ?? null;
  key = (n: number): string | null => [...this.#items.keys()][n] ?? null;
  removeItem = (name: string): void => void this.#items.delete(name);
  setItem = (name: string, value: string): void => void this.#items.set(name, value);
}

let trouble: StorageTrouble | null = null;
/** Items that could not be stored; they last until the page is closed. */
const fallback = new MemoryStorage();

/** The browser's storage, or one in memory if it is forbidden: there, even reading `localStorage` throws. */
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
        return localStorage; // its items can still be read and removed
      }
    } catch {
      // Reading is forbidden too.
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

/** Why the last item was not stored, or null. */
export function storageTrouble(): StorageTrouble | null {
  storage();
  return trouble;
}

/** The item of a name; null if there is none, or none that can be parsed. */
export function readItem<T>(name: string, where: Storage = storage()): T | null {
  try {
    return JSON.parse(fallback.getItem(PREFIX + name) ?? where.getItem(PREFIX + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Stores a value; false if the browser could not store it. */
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
    // The storage is forbidden, so the item was never there.
  }
}

/** The names of the items that begin with `beginning`. */
export function itemNames(beginning: string, where: Storage = storage()): string[] {
  const known = [where, fallback].flatMap((one) => Array.from({ length: one.length }, (_, n) => one.key(n) ?? ''));
  return [...new Set(known)]
    .filter((name) => name.startsWith(PREFIX + beginning))
    .map((name) => name.slice(PREFIX.length));
}

/** Removes all items of the page. */
export function clearItems(where: Storage = storage()): void {
  for (const name of itemNames('', where)) removeItem(name, where);
}
