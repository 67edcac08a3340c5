/** The share of luck that shows in results, as in `settebello.study.luck.regression`. */

import { sum } from './estimates';

/** A result, with its terms of luck; the first is the unweighted luck, and the others weight the luck of its deals. */
export type Result = readonly [result: number, terms: readonly number[]];

/** The number of extra results whose luck explains them fully. */
const PRIOR_RESULTS = 10;
/** A smaller sum of squared luck counts as zero, because it is a rounding error. */
const LEAST_SQUARE = 1e-9;

/** Sums over results and their terms of luck. */
export interface LuckSums {
  observations: number;
  result: number;
  terms: number[];
  /** Of each term with the results. */
  products: number[];
  /** Of each term with every term. */
  squares: number[][];
}

/** The sums of these results, at least one. */
export function sumsOf(results: readonly Result[]): LuckSums {
  const made = results.map(([result]) => result);
  const columns = (results[0]?.[1] ?? []).map((_, n) => results.map(([, terms]) => terms[n] ?? 0));
  return {
    observations: results.length,
    result: sum(made),
    terms: columns.map((column) => sum(column)),
    products: columns.map((column) => product(made, column)),
    squares: columns.map((one) => columns.map((other) => product(one, other))),
  };
}

export function less(all: LuckSums, some: LuckSums): LuckSums {
  return {
    observations: all.observations - some.observations,
    result: all.result - some.result,
    terms: differences(all.terms, some.terms),
    products: differences(all.products, some.products),
    squares: all.squares.map((row, n) => differences(row, some.squares[n] ?? [])),
  };
}

/** The coefficient of each term in the regression of results on all terms, whose means are 0. */
export function sharesOf({ observations, result, terms, products, squares }: LuckSums): number[] {
  return solved(
    squares.map((row, n) => {
      const expected = n === 0 ? 1 : 0;
      const square = row[n] ?? 0;
      if (square < LEAST_SQUARE) return [...row.map((_, k) => (k === n ? 1 : 0)), expected];
      const prior = (PRIOR_RESULTS * square) / observations;
      const explained = (products[n] ?? 0) - (result * (terms[n] ?? 0)) / observations;
      return [...row.map((value, k) => (k === n ? value + prior : value)), explained + prior * expected];
    }),
  );
}

/** The sum of products. */
export function product(one: readonly number[], other: readonly number[]): number {
  return sum(one.map((value, n) => value * (other[n] ?? 0)));
}

function differences(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, n) => value - (other[n] ?? 0));
}

/** The solution of linear equations, each with its right side last, by elimination. */
function solved(equations: readonly (readonly number[])[]): number[] {
  let rows = equations;
  for (const n of equations.keys()) {
    const pivot = (rows[n] ?? []).map((value, _, row) => value / (row[n] ?? 1));
    rows = rows.map((row, k) => (k === n ? pivot : row.map((value, at) => value - (row[n] ?? 0) * (pivot[at] ?? 0))));
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
