/** Everything that this browser keeps, for a file. */

import { record } from '../api';
import type { PadGame } from '../pad/pad-game';
import { savedPadGames } from '../pad/saved-pad-games';
import { tab } from '../in-browser/tab.svelte';
import { loadHouseRules, type HouseRules } from '../rules/house-rules';
import { loadMemory, type TableMemory } from '../shuffle/memory';
import { archive } from '../storage/game-archive';
import { loadName } from '../storage/identity';
import { loadKeptGame } from '../storage/kept-games';
import { savedTables, type SavedTable } from '../storage/saved-tables';
import { itemNames, readItem } from '../storage/storage';

export const PROGRAM = 'settebello';
/** The version of the format. */
export const FORMAT = 1;
/** Choices that apply to all games, by the name of their item. The device's id is not among them. */
export const CHOICES = [
  'settings',
  'language',
  'game',
  'levels',
  'terms',
  'local-names',
  'review-options',
  'replay-spoilers-hidden',
  'drills',
  'puzzles',
] as const;

/** A game in the file; the secrets of its seats are there only if they were wanted. */
export type BackupGame = Omit<SavedTable, 'key'> & {
  key?: string;
  /** Null: the server had none any more. */
  record: string | null;
  /** The table itself, if it is in this browser and the game is not over: only with the secrets of the seats. */
  table_file?: string;
};

export interface Backup {
  program: typeof PROGRAM;
  format: typeof FORMAT;
  exported: string;
  /** Whether the secrets of the seats are in it. */
  seat_keys: boolean;
  name: string;
  house_rules: HouseRules[];
  games: BackupGame[];
  /** The games of the score pad; files of earlier versions have none. */
  pad_games?: PadGame[];
  /** The ids of permanent links, by table. */
  kept_games: Record<string, string>;
  /** Your shares of shuffles and what they prove, by table: only with the secrets of the seats. */
  shuffles: Record<string, TableMemory>;
  choices: Partial<Record<(typeof CHOICES)[number], unknown>>;
}

export interface BackupOptions {
  seatKeys: boolean;
  /** The record of a table on the server. */
  loadRecord?: (table: string, key: string) => Promise<string>;
  /** A table of this browser as a text. */
  exportTable?: (table: string) => Promise<string>;
}

export async function collectBackup({
  seatKeys,
  loadRecord = record,
  exportTable = (table) => tab.exportTable(table),
}: BackupOptions): Promise<Backup> {
  const tables = savedTables();
  const games: BackupGame[] = [];
  for (const saved of tables) {
    const file = seatKeys && isOpenHere(saved) ? await exportTable(saved.table).catch(() => null) : null;
    const text = isOpenHere(saved) ? null : await recordOf(saved, loadRecord);
    games.push({
      ...(seatKeys ? saved : withoutKeys(saved)),
      record: text,
      ...(file !== null && { table_file: file }),
    });
  }
  return {
    program: PROGRAM,
    format: FORMAT,
    exported: new Date().toISOString(),
    seat_keys: seatKeys,
    name: loadName(),
    house_rules: loadHouseRules(),
    games,
    pad_games: savedPadGames().games,
    kept_games: Object.fromEntries(
      tables.flatMap(({ table }) => {
        const game = loadKeptGame(table);
        return game === null ? [] : [[table, game] as const];
      }),
    ),
    shuffles: seatKeys ? Object.fromEntries(memories()) : {},
    choices: Object.fromEntries(
      CHOICES.map((name) => [name, readItem<unknown>(name)] as const).filter(([, value]) => value !== null),
    ),
  };
}

/** Whether a game is in this browser and not over: nothing outside knows it. */
export const isOpenHere = ({ inBrowser, over }: SavedTable | BackupGame): boolean => inBrowser === true && !over;

/** A game without what lets others play at its seats. */
function withoutKeys({ key: _, renewed: _renewed, localSeats: _seats, ...game }: SavedTable): Omit<SavedTable, 'key'> {
  return game;
}

async function recordOf(
  { table, key }: SavedTable,
  loadRecord: (table: string, key: string) => Promise<string>,
): Promise<string | null> {
  const stored = await archive.record(table);
  return stored === null ? loadRecord(table, key).catch(() => null) : stored || null;
}

const SHUFFLE = 'shuffle.';

function memories(): [string, TableMemory][] {
  return itemNames(SHUFFLE).map((name) => {
    const table = name.slice(SHUFFLE.length);
    return [table, loadMemory(table)];
  });
}
