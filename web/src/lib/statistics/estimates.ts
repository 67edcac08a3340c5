/** Means with confidence intervals, as in `settebello.estimates`. */

/** The 97.5% quantile of the normal distribution, for 95% intervals. */
export const NORMAL_QUANTILE = 1.959963984540054;
/** The fewest observations that give an interval. */
export const MIN_OBSERVATIONS = 3;

/** A mean of independent observations; with too few of them there is no error or interval. */
export interface Estimate {
  mean: number;
  /** The standard error of the mean. */
  error: number | null;
  /** The ends of the 95% confidence interval. */
  low: number | null;
  high: number | null;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The mean with its 95% confidence interval, by Student's t distribution. */
export function estimate(observed: readonly number[]): Estimate {
  const mean = sum(observed) / observed.length;
  if (observed.length < MIN_OBSERVATIONS) return { mean, error: null, low: null, high: null };
  const error = Math.sqrt(variance(observed) / observed.length);
  const width = error * studentQuantile(observed.length - 1);
  return { mean, error, low: mean - width, high: mean + width };
}

function variance(observed: readonly number[]): number {
  const mean = sum(observed) / observed.length;
  return sum(observed.map((value) => (value - mean) ** 2)) / (observed.length - 1);
}

/** The 97.5% quantile of Student's t distribution (Abramowitz and Stegun 26.7.5). */
function studentQuantile(freedom: number): number {
  const z = NORMAL_QUANTILE;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((total, term, n) => total + term / freedom ** (n + 1), z);
}

/** The 95% interval of a share, by Wilson's score: it says something after the first game, and never that all is sure. */
export function shareInterval(hits: number, of: number): [low: number, high: number] {
  const z2 = NORMAL_QUANTILE ** 2;
  const middle = (hits + z2 / 2) / (of + z2);
  const half = (NORMAL_QUANTILE / (of + z2)) * Math.sqrt((hits * (of - hits)) / of + z2 / 4);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
