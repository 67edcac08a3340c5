/** Which puzzle comes next. */

import type { Puzzle, Theme } from './pack';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The ratings from which a puzzle is medium, and hard. */
const MEDIUM = 1550;
const HARD = 1700;

/** What somebody wants to practise; null stands for everything. */
export interface Wish {
  game: string | null;
  theme: Theme | null;
  difficulty: Difficulty | null;
}

export const ANY: Wish = { game: null, theme: null, difficulty: null };

export function difficultyOf({ rating }: Pick<Puzzle, 'rating'>): Difficulty {
  if (rating < MEDIUM) return 'easy';
  return rating < HARD ? 'medium' : 'hard';
}

export function matching(puzzles: readonly Puzzle[], { game, theme, difficulty }: Wish): Puzzle[] {
  return puzzles.filter(
    (puzzle) =>
      (game === null || puzzle.game === game) &&
      (theme === null || puzzle.themes.includes(theme)) &&
      (difficulty === null || difficultyOf(puzzle) === difficulty),
  );
}

/** The puzzle nearest to a rating among those that were not tried yet, other than the present one; or null. */
export function nearest(
  puzzles: readonly Puzzle[],
  rating: number,
  isTried: (id: string) => boolean,
  present: string | null,
): Puzzle | null {
  const left = puzzles.filter(({ id }) => id !== present && !isTried(id));
  const distance = (puzzle: Puzzle): number => Math.abs(puzzle.rating - rating);
  return left.reduce<Puzzle | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null);
}

/** All puzzles in the order of a run: easy ones first, otherwise in any order. */
export function runOrder(puzzles: readonly Puzzle[], random: () => number = Math.random): Puzzle[] {
  return puzzles
    .map((puzzle) => ({ puzzle, place: random() }))
    .sort((a, b) => a.puzzle.rating - b.puzzle.rating || a.place - b.place)
    .map(({ puzzle }) => puzzle);
}
