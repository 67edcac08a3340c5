/** The tables of this browser: their keys, and which games are unfinished. */

export interface SavedTable {
  table: string;
  key: string;
  title: string;
  opened: number;
  /** What "play again" asks for. */
  variant: string;
  seats: number;
  against: string[];
  /** Points by side, own side first, for the list on the start page. */
  score: number[];
  target: number;
  over: boolean;
}

const PREFIX = 'settebello.table.';

function read(storage: Storage, name: string): SavedTable | null {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') as SavedTable | null;
  } catch {
    return null;
  }
}

export function load(table: string, storage: Storage = localStorage): SavedTable | null {
  return read(storage, PREFIX + table);
}

/** Keeps a table; a browser without room or without storage plays on all the same. */
export function save(saved: SavedTable, storage: Storage = localStorage): void {
  try {
    storage.setItem(PREFIX + saved.table, JSON.stringify(saved));
  } catch {
    // The game itself is on the server; only "continue" is lost.
  }
}

export function forget(table: string, storage: Storage = localStorage): void {
  storage.removeItem(PREFIX + table);
}

/** Unfinished games, the newest first. */
export function unfinished(storage: Storage = localStorage): SavedTable[] {
  return Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '')
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => read(storage, name))
    .filter((saved): saved is SavedTable => saved !== null && !saved.over)
    .sort((a, b) => b.opened - a.opened);
}
