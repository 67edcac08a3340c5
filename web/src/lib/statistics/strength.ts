/** Results with the luck of the deals taken off, as in `settebello.study.luck.strength`. */

import { estimate, NORMAL_QUANTILE, type Estimate } from './estimates';
import type { ReviewSummary } from './review-summary';

/** A mean result, with luck and without it. */
export interface AdjustedMean {
  observations: number;
  raw: Estimate;
  /** With the luck of the deals taken off: the same mean in the long run, with less chance in it. */
  adjusted: Estimate;
}

/** The own side and the others over all their reviewed games. */
export interface Encounter {
  /** The margin of a round, in points; null: no round was scored. */
  rounds: AdjustedMean | null;
  /** The result of a game: 1 won, 0 lost; null: no game was finished, or no chance to win is known. */
  games: AdjustedMean | null;
  /** The mean result of equal sides. */
  level: number;
  /** How many more games it would take to tell them apart, if they differ as much as now; null: nobody knows. */
  moreGames: number | null;
}

export function encounterOf(reviews: readonly ReviewSummary[]): Encounter {
  const games = adjustedMean(reviews.flatMap(({ game }) => (game ? [game] : [])));
  const level = 1 / (reviews[0]?.sides ?? 2);
  return {
    rounds: adjustedMean(reviews.flatMap(({ rounds }) => rounds)),
    games,
    level,
    moreGames: games && gamesNeeded(games, level),
  };
}

/** The mean of results, each with its luck. */
function adjustedMean(results: readonly (readonly [result: number, luck: number])[]): AdjustedMean | null {
  if (!results.length) return null;
  return {
    observations: results.length,
    raw: estimate(results.map(([result]) => result)),
    adjusted: estimate(results.map(([result, luck]) => result - luck)),
  };
}

/** How many more games would tell a side from equal ones, by the adjusted results; 0: it is told apart. */
function gamesNeeded({ observations, adjusted }: AdjustedMean, level: number): number | null {
  const ahead = Math.abs(adjusted.mean - level);
  if (adjusted.error === null || !ahead) return null;
  const needed = Math.ceil(observations * ((NORMAL_QUANTILE * adjusted.error) / ahead) ** 2);
  return Math.max(0, needed - observations);
}
