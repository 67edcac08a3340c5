/** Results with the luck of the deals taken off, as in `settebello.study.luck.strength`. */

import { estimate, NORMAL_QUANTILE, type Estimate } from './estimates';
import { less, product, sharesOf, sumsOf, type Result } from './luck-regression';
import type { ReviewSummary } from './review-summary';

/** A mean result, with luck and without it. */
export interface AdjustedMean {
  observations: number;
  raw: Estimate;
  /** With the luck of the deals taken off that went into it: the same mean in the long run, with less chance in it. */
  adjusted: Estimate;
}

/** The own side and the others over all their reviewed games. */
export interface Encounter {
  /** The margin of a round, in points, or null if no round was scored. */
  rounds: AdjustedMean | null;
  /** The result of a game: 1 won, 0 lost; null if no game was finished or no chance of winning is known. */
  games: AdjustedMean | null;
  /** The mean result of equal sides. */
  level: number;
  /**
   * How many more games it would take to tell them apart, if they keep differing as much as now; null if nobody knows.
   */
  moreGames: number | null;
}

export function encounterOf(reviews: readonly ReviewSummary[]): Encounter {
  const games = adjustedMean(reviews.map(gameResults));
  const level = 1 / (reviews[0]?.sides ?? 2);
  return {
    rounds: adjustedMean(reviews.map(({ rounds }) => rounds.map(([margin, luck]) => [margin, [luck]]))),
    games,
    level,
    moreGames: games && gamesNeeded(games, level),
  };
}

function gameResults({ game, weighed }: ReviewSummary): Result[] {
  return game ? [[game[0], [game[1], ...weighed]]] : [];
}

/** The mean of the results of all games, with the luck taken off that explains them. What share of each term of it does,
 * the other games tell. */
function adjustedMean(games: readonly (readonly Result[])[]): AdjustedMean | null {
  const results = games.flat();
  if (!results.length) return null;
  const all = sumsOf(results);
  const adjusted = games.flatMap((own) => {
    const shares = sharesOf(less(all, sumsOf(own)));
    return own.map(([result, terms]) => result - product(shares, terms));
  });
  return {
    observations: results.length,
    raw: estimate(results.map(([result]) => result)),
    adjusted: estimate(adjusted),
  };
}

/** How many more games would tell a side from equal ones, by the adjusted results; 0 if they already do. */
function gamesNeeded({ observations, adjusted }: AdjustedMean, level: number): number | null {
  const ahead = Math.abs(adjusted.mean - level);
  if (adjusted.error === null || !ahead) return null;
  const needed = Math.ceil(observations * ((NORMAL_QUANTILE * adjusted.error) / ahead) ** 2);
  return Math.max(0, needed - observations);
}
