/** Where the records that are replayed come from: a function for each source. */

import { keptRecord, record } from '../api';
import { say } from '../i18n';
import { loadTable } from '../storage/saved-tables';

/** As many bytes as a file may have; the server takes no longer record. */
const MAX_KILOBYTES = 240;

/** A record that cannot be had: the message is a sentence for the reader. */
export class NoRecord extends Error {}

/** The record of a table on this server. */
export function recordOfTable(table: string): Promise<string> {
  return record(table, loadTable(table)?.key);
}

/** The record of a game with a permanent link. */
export const recordOfGame = keptRecord;

/** The record in a file that somebody has chosen or dropped. */
export async function recordOfFile(file: File): Promise<string> {
  if (file.size > 1024 * MAX_KILOBYTES) throw new NoRecord(say('replay-large', { file: file.name, n: MAX_KILOBYTES }));
  return file.text();
}
