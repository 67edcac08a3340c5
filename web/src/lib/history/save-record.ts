/** Downloads the record of a game under a name that tells which one it is. */

import { recordOfTable } from '../replay/records';
import type { SavedTable } from '../storage/saved-tables';
import { download, fileName } from '../ui/download';

/** Throws if the server no longer has the record, or does not give it. */
export async function saveRecord(game: Pick<SavedTable, 'table' | 'key' | 'title' | 'opened'>): Promise<void> {
  const day = new Date(game.opened).toISOString().slice(0, 10);
  download(`${fileName(game.title)}-${day}-${game.table.slice(0, 6)}.txt`, await recordOfTable(game.table, game.key));
}
