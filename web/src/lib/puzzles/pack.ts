/** The puzzles that come with the page, without a server; `tools/puzzle_games.py` writes the files of their games. */

import type { Lang } from '../i18n';
import type { TableInfo } from '../protocol';
import type { Puzzle, Theme } from '../review-types';

export type { Puzzle, Theme };

export const THEMES = [
  'settebello',
  'sevens',
  'primiera',
  'coins',
  'cards',
  'sweeps',
  'declarations',
  'partner',
  'last-deal',
  'game',
] as const satisfies readonly Theme[];

/** A game of the pack, in the words of a language. */
export interface PuzzleGame {
  /** The digest of the rules, as puzzles name their game. */
  rules: string;
  variant: string;
  table: TableInfo;
  /** By line of the score sheet, what an action does that loses there. */
  losses: Record<string, string>;
}

const PACK = import.meta.glob<{ puzzles: Puzzle[] }>('../../../../src/settebello/study/puzzles/pack.json', {
  import: 'default',
});
const GAMES = import.meta.glob<PuzzleGame[]>('./games/locales/*.json', { import: 'default' });

function loaded<T>(load: (() => Promise<T>) | undefined): Promise<T> {
  return load ? load() : Promise.reject(new Error('no puzzles'));
}

export async function loadPuzzles(): Promise<Puzzle[]> {
  return (await loaded(Object.values(PACK)[0])).puzzles;
}

/** The games of the pack, by the digest of their rules. */
export async function loadPuzzleGames(lang: Lang): Promise<Map<string, PuzzleGame>> {
  const games = await loaded(GAMES[`./games/locales/${lang}.json`]);
  return new Map(games.map((game) => [game.rules, game]));
}
