/** The tables of this browser: their keys, which games are unfinished, and how the others ended. */

import type { Settings } from './api';
import { drop, keep, kept, names, storage } from './store';

export interface SavedTable {
  table: string;
  key: string;
  title: string;
  opened: number;
  /** What "play again" asks for. */
  variant: string;
  seats: number;
  against: string[];
  settings?: Settings;
  /** Points by side, own side first, for the list on the start page. */
  score: number[];
  target: number;
  over: boolean;
  /** Whether the own side won, where the server has said so; else the score tells. */
  won?: boolean;
}

const PREFIX = 'table.';

export function load(table: string, where: Storage = storage()): SavedTable | null {
  return kept<SavedTable>(PREFIX + table, where);
}

/** Keeps a table; a browser without room or without storage plays on all the same. */
export function save(saved: SavedTable, where: Storage = storage()): boolean {
  return keep(PREFIX + saved.table, saved, where);
}

export function forget(table: string, where: Storage = storage()): void {
  drop(PREFIX + table, where);
}

/** Every game, the newest first. */
export function games(where: Storage = storage()): SavedTable[] {
  return names(PREFIX, where)
    .map((name) => kept<SavedTable>(name, where))
    .filter((saved): saved is SavedTable => typeof saved?.table === 'string')
    .sort((a, b) => b.opened - a.opened);
}

/** Unfinished games, the newest first. */
export function unfinished(where: Storage = storage()): SavedTable[] {
  return games(where).filter((saved) => !saved.over);
}

/** Whether the own side won a game that is over. */
export function won(saved: SavedTable): boolean {
  return saved.won ?? saved.score.slice(1).every((points) => points < (saved.score[0] ?? 0));
}
