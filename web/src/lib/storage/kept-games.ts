/** Which games have a permanent link that was made or asked for in this browser: the id of each, by table. */

import { readItem, removeItem, storage, writeItem } from './storage';

const PREFIX = 'kept.';

export function loadKeptGame(table: string, where: Storage = storage()): string | null {
  return readItem<string>(PREFIX + table, where);
}

export function saveKeptGame(table: string, game: string, where: Storage = storage()): void {
  writeItem(PREFIX + table, game, where);
}

export function removeKeptGame(table: string, where: Storage = storage()): void {
  removeItem(PREFIX + table, where);
}
