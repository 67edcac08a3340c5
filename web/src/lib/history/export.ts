/** Everything that this browser has of its games, for a file. */

import type { SavedTable } from '../storage/saved-tables';

export interface Exported {
  program: 'settebello';
  exported: string;
  name: string;
  house_rules: unknown[];
  games: (Omit<SavedTable, 'key' | 'renewed'> & { record: string | null })[];
}

/** Everything stored in this browser except the keys of seats, which are secret. */
export async function collectExport(
  name: string,
  houses: unknown[],
  games: readonly SavedTable[],
  record: (table: string, key: string) => Promise<string>,
): Promise<Exported> {
  const exported: Exported['games'] = [];
  for (const { key, renewed: _, ...game } of games) {
    exported.push({ ...game, record: await record(game.table, key).catch(() => null) });
  }
  return { program: 'settebello', exported: new Date().toISOString(), name, house_rules: houses, games: exported };
}
