/**
 * Restores a backup, in addition to what is here. Nothing here is lost: a game that is in both places has the later of
 * its two states, house rules whose name is taken get a new name, and choices count only if nothing was chosen.
 */

import type { PadGame } from '../pad/pad-game';
import { loadPadGame, padGameItem } from '../pad/saved-pad-games';
import { loadHouseRules, type HouseRules } from '../rules/house-rules';
import { archive, type GameArchive } from '../storage/game-archive';
import { LONGEST_NAME } from '../storage/identity';
import { loadTable, type SavedTable } from '../storage/saved-tables';
import { readItem, removeItem, writeItem } from '../storage/storage';
import type { Backup, BackupGame } from './backup';
import { BackupError, readBackup } from './check';

export const MAX_MEGABYTES = 20;

/** Stores for a backup: items by name, and records and tables by the id of the table. */
interface Additions {
  items: Map<string, unknown>;
  records: Map<string, string>;
  tableFiles: Map<string, string>;
  /** How many games were not here. */
  games: number;
}

/** Restores a file. Returns how many games were added; throws a {@link BackupError}, and then nothing has changed. */
export async function restoreFile(file: File): Promise<number> {
  if (file.size > MAX_MEGABYTES * 1e6) throw new BackupError('large');
  return restore(readBackup(await file.text()));
}

export async function restore(backup: Backup, into: GameArchive = archive): Promise<number> {
  const additions = compare(backup);
  await store(additions, into);
  return additions.games;
}

/** The parts of the backup that this browser does not have. */
function compare(backup: Backup): Additions {
  const additions: Additions = { items: new Map(), records: new Map(), tableFiles: new Map(), games: 0 };
  for (const game of backup.games) addGame(game, additions);
  const known = new Set(additions.items.keys());
  const isKnown = (table: string): boolean => known.has(`table.${table}`) || loadTable(table) !== null;
  for (const [table, game] of Object.entries(backup.kept_games))
    if (isKnown(table)) addItem(`kept.${table}`, game, additions);
  for (const [table, memory] of Object.entries(backup.shuffles))
    if (isKnown(table)) addItem(`shuffle.${table}`, memory, additions);
  for (const pad of backup.pad_games ?? []) addPadGame(pad, additions);
  for (const house of backup.house_rules) addHouseRules(house, additions);
  if (backup.name && [...backup.name].length <= LONGEST_NAME) addItem('name', backup.name, additions);
  for (const [name, value] of Object.entries(backup.choices)) if (value != null) addItem(name, value, additions);
  return additions;
}

function addItem(name: string, value: unknown, { items }: Additions): void {
  if (readItem<unknown>(name) === null) items.set(name, value);
}

function addGame({ record, table_file: file, ...game }: BackupGame, additions: Additions): void {
  const there: SavedTable = { ...game, key: game.key ?? '' };
  const here = loadTable(there.table);
  if (!here && !there.over && (!there.key || (there.inBrowser && !file))) return; // nobody could go on with it
  const both = here ? merge(here, there) : there;
  if (JSON.stringify(both) !== JSON.stringify(here)) additions.items.set(`table.${there.table}`, both);
  if (!here) additions.games++;
  if (there.over && record) additions.records.set(there.table, record);
  if (file && !both.over) additions.tableFiles.set(there.table, file);
}

/** A game of the score pad that is not here, or was changed later than here. */
function addPadGame(pad: PadGame, { items }: Additions): void {
  const here = loadPadGame(pad.id);
  const name = padGameItem(pad.id);
  const isUnreadable = here === null && readItem<unknown>(name) !== null;
  if (!isUnreadable && (here === null || pad.changed > here.changed)) items.set(name, pad);
}

/** The later state of a game; the secrets that are here stay. */
function merge(here: SavedTable, there: SavedTable): SavedTable {
  const [older, newer] = isLater(there, here) ? [here, there] : [there, here];
  const { key, renewed, localSeats } = here.key ? here : there;
  const { renewed: _, localSeats: _seats, ...both } = { ...older, ...newer, key };
  return { ...both, ...(renewed !== undefined && { renewed }), ...(localSeats && { localSeats }) };
}

function isLater(one: SavedTable, other: SavedTable): boolean {
  if (one.over !== other.over) return one.over;
  return (one.seen ?? one.opened) > (other.seen ?? other.opened);
}

function addHouseRules(house: HouseRules, { items }: Additions): void {
  const all = loadHouseRules();
  const isSame = (other: HouseRules): boolean =>
    other.variant === house.variant && other.seats === house.seats && sameSettings(other, house);
  const taken = new Set([
    ...all.map(({ name }) => name),
    ...[...items.keys()].map((name) => name.replace('house.', '')),
  ]);
  if (all.some((other) => isSame(other) && nameWithoutNumber(other.name) === nameWithoutNumber(house.name))) return;
  let { name } = house;
  for (let n = 2; taken.has(name); n++) name = `${nameWithoutNumber(house.name)} (${n})`;
  items.set(`house.${name}`, { ...house, name });
}

const nameWithoutNumber = (name: string): string => name.replace(/ \(\d+\)$/, '');

function sameSettings(one: HouseRules, other: HouseRules): boolean {
  const sorted = ({ settings }: HouseRules): string => JSON.stringify(Object.entries(settings).sort());
  return sorted(one) === sorted(other);
}

/** Stores all of it or nothing. */
async function store({ items, records, tableFiles }: Additions, into: GameArchive): Promise<void> {
  const before = new Map([...items.keys()].map((name) => [name, readItem<unknown>(name)]));
  const stored = new Set(await into.tables());
  const added: string[] = [];
  try {
    for (const [table, text] of records) {
      if (stored.has(table) && (await into.record(table))) continue;
      if (!(await into.saveRecord(table, text))) throw new BackupError('no-room');
      added.push(table);
    }
    for (const [table, text] of tableFiles)
      if (!(await into.saveTableFile(table, text))) throw new BackupError('no-room');
    for (const [name, value] of items) if (!writeItem(name, value)) throw new BackupError('no-room');
  } catch (error) {
    for (const table of added) await into.removeRecord(table);
    for (const table of tableFiles.keys()) await into.removeTableFile(table);
    for (const [name, value] of before) {
      removeItem(name);
      if (value !== null) writeItem(name, value);
    }
    throw error;
  }
}
