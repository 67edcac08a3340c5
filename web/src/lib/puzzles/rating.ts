/**
 * The rating of somebody who solves puzzles, by Glicko-2: as `settebello.study.puzzles.solver_rating` computes it. The
 * same test vectors check both.
 */

export interface SolverRating {
  rating: number;
  /** The standard deviation of the rating. */
  deviation: number;
  volatility: number;
}

export const FIRST_RATING: SolverRating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 400 / Math.LN10;
const MEAN = 1500;
/** How far a puzzle's rating may be off. */
const PUZZLE_DEVIATION = 120;
/** How much the volatility may change. */
const TAU = 0.5;
const PRECISION = 1e-6;

/** The rating after the first try at a puzzle of that rating. */
export function ratingAfter(own: SolverRating, puzzle: number, solved: boolean): SolverRating {
  const mu = (own.rating - MEAN) / SCALE;
  const before = own.deviation / SCALE;
  const weight = 1 / Math.sqrt(1 + 3 * (PUZZLE_DEVIATION / SCALE / Math.PI) ** 2);
  const expected = 1 / (1 + Math.exp(-weight * (mu - (puzzle - MEAN) / SCALE)));
  const variance = 1 / (weight ** 2 * expected * (1 - expected));
  const surprise = weight * (Number(solved) - expected);
  const volatility = volatilityAfter(own.volatility, before, variance, variance * surprise);
  const phi = 1 / Math.sqrt(1 / (before ** 2 + volatility ** 2) + 1 / variance);
  return {
    rating: rounded(MEAN + SCALE * (mu + phi ** 2 * surprise), 2),
    deviation: rounded(SCALE * phi, 2),
    volatility: rounded(volatility, 6),
  };
}

/** Step 5 of Glicko-2, by its Illinois algorithm. */
function volatilityAfter(before: number, phi: number, variance: number, change: number): number {
  const start = Math.log(before ** 2);
  const f = (x: number): number => {
    const total = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (change ** 2 - total)) / (2 * total ** 2) - (x - start) / TAU ** 2;
  };
  let low = start;
  let high = Math.log(change ** 2 - phi ** 2 - variance);
  if (Number.isNaN(high)) {
    high = start - TAU;
    while (f(high) < 0) high -= TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
