/** Where the records that are replayed come from: a function for each source. */

import { keptRecord, record, Refused } from '../api';
import { say } from '../i18n';
import { archive } from '../storage/game-archive';
import { tableOfKeptGame } from '../storage/kept-games';
import { loadTable } from '../storage/saved-tables';

/** As many bytes as a file may have; the server takes no longer record. */
const MAX_KILOBYTES = 240;

/** A record that cannot be had: the message is a sentence for the reader. */
export class NoRecord extends Error {}

/** The record of a table: a finished game's that is stored here, else the server's. */
export async function recordOfTable(table: string, key = loadTable(table)?.key): Promise<string> {
  return (await archive.record(table)) || record(table, key);
}

/** The record of a game with a permanent link, or the one stored here if the server cannot be reached. */
export async function recordOfGame(game: string): Promise<string> {
  try {
    return await keptRecord(game);
  } catch (error) {
    const table = error instanceof Refused && error.message ? null : tableOfKeptGame(game)?.table;
    const stored = table && (await archive.record(table));
    if (stored) return stored;
    throw error;
  }
}

/** The record in a file that somebody has chosen or dropped. */
export async function recordOfFile(file: File): Promise<string> {
  if (file.size > 1024 * MAX_KILOBYTES) throw new NoRecord(say('replay-large', { file: file.name, n: MAX_KILOBYTES }));
  return file.text();
}
