/** Results with the luck of the deals taken off, as in `settebello.study.luck.strength`. */

import { estimate, NORMAL_QUANTILE, sum, type Estimate } from './estimates';
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
  const games = adjustedMean(reviews.map(({ game }) => (game ? [game] : [])));
  const level = 1 / (reviews[0]?.sides ?? 2);
  return {
    rounds: adjustedMean(reviews.map(({ rounds }) => rounds)),
    games,
    level,
    moreGames: games && gamesNeeded(games, level),
  };
}

type Result = readonly [result: number, luck: number];

/** So many results count for luck that explains as much as it is. */
const PRIOR_RESULTS = 10;
/** A smaller sum of squared luck is none, but what rounding leaves. */
const LEAST_SQUARE = 1e-9;

/** The mean of the results of all games, with the luck taken off that explains them. What share of it does, the other
 * games tell. */
function adjustedMean(games: readonly (readonly Result[])[]): AdjustedMean | null {
  const results = games.flat();
  if (!results.length) return null;
  const all = sumsOf(results);
  const adjusted = games.flatMap((own) => {
    const share = shareOfLuck(less(all, sumsOf(own)));
    return own.map(([result, luck]) => result - share * luck);
  });
  return {
    observations: results.length,
    raw: estimate(results.map(([result]) => result)),
    adjusted: estimate(adjusted),
  };
}

interface LuckSums {
  observations: number;
  result: number;
  luck: number;
  squaredLuck: number;
  product: number;
}

function sumsOf(results: readonly Result[]): LuckSums {
  return {
    observations: results.length,
    result: sum(results.map(([result]) => result)),
    luck: sum(results.map(([, luck]) => luck)),
    squaredLuck: sum(results.map(([, luck]) => luck * luck)),
    product: sum(results.map(([result, luck]) => result * luck)),
  };
}

function less(all: LuckSums, some: LuckSums): LuckSums {
  return {
    observations: all.observations - some.observations,
    result: all.result - some.result,
    luck: all.luck - some.luck,
    squaredLuck: all.squaredLuck - some.squaredLuck,
    product: all.product - some.product,
  };
}

/** The slope of results on luck, whose mean is 0. */
function shareOfLuck({ observations, result, luck, squaredLuck, product }: LuckSums): number {
  if (squaredLuck < LEAST_SQUARE) return 1;
  const prior = (PRIOR_RESULTS * squaredLuck) / observations;
  const explained = product - (result * luck) / observations;
  return (explained + prior) / (squaredLuck + prior);
}

/** How many more games would tell a side from equal ones, by the adjusted results; 0: it is told apart. */
function gamesNeeded({ observations, adjusted }: AdjustedMean, level: number): number | null {
  const ahead = Math.abs(adjusted.mean - level);
  if (adjusted.error === null || !ahead) return null;
  const needed = Math.ceil(observations * ((NORMAL_QUANTILE * adjusted.error) / ahead) ** 2);
  return Math.max(0, needed - observations);
}
