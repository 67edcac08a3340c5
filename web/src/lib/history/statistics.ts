/** Statistics of finished games, by game and by opponent. */

import { isWon, type SavedTable } from '../storage/saved-tables';

export interface Tally {
  name: string;
  played: number;
  won: number;
  lost: number;
}

export function tally(name: string, games: readonly SavedTable[]): Tally {
  const wins = games.filter(isWon).length;
  return { name, played: games.length, won: wins, lost: games.length - wins };
}

/** Tallies of finished games, grouped by `kind`, most played first. */
export function tallyBy(games: readonly SavedTable[], kind: (game: SavedTable) => string): Tally[] {
  const kinds = new Map<string, SavedTable[]>();
  for (const game of games.filter((one) => one.over)) {
    const name = kind(game);
    kinds.set(name, [...(kinds.get(name) ?? []), game]);
  }
  return [...kinds]
    .map(([name, those]) => tally(name, those))
    .sort((a, b) => b.played - a.played || a.name.localeCompare(b.name));
}

/** The kinds of opponents, each once. */
export function opponents(game: SavedTable): string[] {
  return [...new Set(game.against)].sort();
}

/** The percentage of games won, rounded. */
export function winPercentage({ played, won: wins }: Tally): number {
  return played ? Math.round((100 * wins) / played) : 0;
}

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
