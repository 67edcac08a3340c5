/** Results of finished games, by game and by opponent. */

import { isWon, type SavedTable } from '../storage/saved-tables';
import { sum } from './estimates';

/** Games that are alike in something. */
export interface GameGroup {
  name: string;
  games: SavedTable[];
}

export interface Tally {
  name: string;
  played: number;
  won: number;
  /** All points of your side, and the others' points: with several other sides, their mean. */
  points: [own: number, others: number];
}

/** The finished games that count: practice does not. */
export function countedGames(games: readonly SavedTable[]): SavedTable[] {
  return games.filter((game) => game.over && !game.practice);
}

/** Groups by `kind`, the most played first. */
export function groupBy(games: readonly SavedTable[], kind: (game: SavedTable) => string): GameGroup[] {
  const groups = new Map<string, SavedTable[]>();
  for (const game of games) {
    const name = kind(game);
    groups.set(name, [...(groups.get(name) ?? []), game]);
  }
  return [...groups]
    .map(([name, those]) => ({ name, games: those }))
    .sort((a, b) => b.games.length - a.games.length || a.name.localeCompare(b.name));
}

export function tally({ name, games }: GameGroup): Tally {
  return {
    name,
    played: games.length,
    won: games.filter(isWon).length,
    points: [sum(games.map(ownPoints)), Math.round(sum(games.map(othersPoints)))],
  };
}

const ownPoints = ({ score }: SavedTable): number => score[0] ?? 0;

function othersPoints({ score }: SavedTable): number {
  return sum(score.slice(1)) / Math.max(1, score.length - 1);
}

/** How many points ahead your side was at the end; several others count by their mean. */
export const margin = (game: SavedTable): number => (game.lowest ? -1 : 1) * (ownPoints(game) - othersPoints(game));

/** The opponents of your side, and your partners; `named` gives the name of a computer player. */
export function opponents(
  game: SavedTable,
  named: (player: string) => string,
): { against: string[]; partners: string[] } {
  const { names, partners } = game;
  if (!names || !partners) return { against: [...new Set(game.against)].sort().map(named), partners: [] };
  const others = game.against.map((player, n) => (player === 'open' ? (names[n] ?? '') : named(player)));
  const those = (partner: boolean): string[] => counted(others.filter((_, n) => (partners[n] ?? false) === partner));
  return { against: those(false), partners: those(true) };
}

/** Each name once, with how often it is there. */
function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const name of [...names].sort()) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n > 1 ? `${name} × ${n}` : name));
}
