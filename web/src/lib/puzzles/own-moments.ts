/** The reviewed games of this browser in which you made mistakes: to be played again, move by move. */

import { loadKeptGame } from '../storage/kept-games';
import { savedTables, type SavedTable } from '../storage/saved-tables';

export interface OwnMoments {
  table: SavedTable;
  /** The id of its permanent link. */
  game: string;
  /** How many mistakes and blunders. */
  moments: number;
}

/** The newest games first. */
export function ownMoments(tables: readonly SavedTable[] = savedTables()): OwnMoments[] {
  return tables.flatMap((table) => {
    const game = loadKeptGame(table.table);
    const moments = table.review ? table.review.marks.mistake + table.review.marks.blunder : 0;
    return game !== null && moments > 0 ? [{ table, game, moments }] : [];
  });
}
