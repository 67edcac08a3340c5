/** Which games have a permanent link that was made or asked for in this browser: the id of each, by table. */

import { loadTable, type SavedTable } from './saved-tables';
import { itemNames, readItem, removeItem, storage, writeItem } from './storage';

const PREFIX = 'kept.';

export function loadKeptGame(table: string, where: Storage = storage()): string | null {
  return readItem<string>(PREFIX + table, where);
}

/** The table where a kept game was played, or null if not in this browser, or removed from its list. */
export function tableOfKeptGame(game: string, where: Storage = storage()): SavedTable | null {
  const name = itemNames(PREFIX, where).find((one) => readItem<string>(one, where) === game);
  return name === undefined ? null : loadTable(name.slice(PREFIX.length), where);
}

export function saveKeptGame(table: string, game: string, where: Storage = storage()): void {
  writeItem(PREFIX + table, game, where);
}

export function removeKeptGame(table: string, where: Storage = storage()): void {
  removeItem(PREFIX + table, where);
}
