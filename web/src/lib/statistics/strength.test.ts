import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Review } from '../review-types';
import { saveKeptGame } from '../storage/kept-games';
import { guestTable, loadTable, saveTable } from '../storage/saved-tables';
import { estimate, shareInterval, type Estimate } from './estimates';
import { decisionTotals, rememberReview, summarize, type ReviewSummary } from './review-summary';
import { encounterOf, type AdjustedMean } from './strength';

interface Means {
  observations: number;
  raw: Estimate;
  adjusted: Estimate;
}

/** Made by tests/vectors/make_strength.py: the results of `settebello review` and `luck` for the same reviews. */
interface Vectors {
  estimates: { observed: number[]; estimate: Estimate }[];
  histories: {
    seat: number;
    reviews: Review[];
    totals: { counted: number; points_lost: number; points_error: number; grades: Record<string, number> };
    encounter: { rounds: Means | null; games: Means | null; more_games: number | null };
  }[];
}

const VECTORS = JSON.parse(
  readFileSync(new URL('../../../../tests/vectors/strength.json', import.meta.url), 'utf8'),
) as Vectors;

function expectSame(found: Estimate | undefined, expected: Estimate | undefined): void {
  for (const part of ['mean', 'error', 'low', 'high'] as const) {
    const number = expected?.[part] ?? null;
    if (number === null) expect(found?.[part] ?? null).toBeNull();
    else expect(found?.[part]).toBeCloseTo(number, 9);
  }
}

function expectSameMeans(found: AdjustedMean | null, expected: Means | null): void {
  expect(found?.observations).toBe(expected?.observations);
  expectSame(found?.raw, expected?.raw);
  expectSame(found?.adjusted, expected?.adjusted);
}

test.each(VECTORS.estimates)('the mean of $observed.length observations', ({ observed, estimate: expected }) =>
  expectSame(estimate(observed), expected),
);

describe.each(VECTORS.histories)('$reviews.length games from seat $seat', ({ seat, reviews, totals, encounter }) => {
  const summaries = reviews.map((review) => summarize(review, seat) as ReviewSummary);

  test('the decisions', () => {
    const found = decisionTotals(summaries);
    expect([found.reviewed, found.counted]).toEqual([reviews.length, totals.counted]);
    expect(found.meanLoss).toBeCloseTo(totals.points_lost / totals.counted, 4);
    expect(found.interval).toBeCloseTo((2 * totals.points_error) / totals.counted, 4);
    const { inaccuracy, mistake, blunder } = totals.grades;
    expect(found.marks).toEqual({ inaccuracy, mistake, blunder });
  });

  test('the results without luck', () => {
    const found = encounterOf(summaries);
    expectSameMeans(found.rounds, encounter.rounds);
    expectSameMeans(found.games, encounter.games);
    expect(found.moreGames).toBe(encounter.more_games);
  });
});

test('no games, no sums', () => {
  expect(encounterOf([])).toMatchObject({ rounds: null, games: null, moreGames: null });
  expect(decisionTotals([])).toMatchObject({ reviewed: 0, counted: 0, meanLoss: 0, interval: 0 });
});

test.each([
  [0, 1, 0, 0.79],
  [1, 1, 0.21, 1],
  [5, 10, 0.24, 0.76],
  [600, 1000, 0.57, 0.63],
])('%i of %i is a share between %f and %f', (hits, of, low, high) => {
  const found = shareInterval(hits, of);
  expect(found[0]).toBeCloseTo(low, 2);
  expect(found[1]).toBeCloseTo(high, 2);
});

test('a review is kept with its game', () => {
  const review = VECTORS.histories[0]?.reviews[0] as Review;
  expect(rememberReview('g', review)).toBe(false);
  saveKeptGame('t', 'g');
  expect(rememberReview('g', review)).toBe(false);
  saveTable(guestTable('t', 'key', 'Scopa'));
  expect(rememberReview('g', review), 'your seat is not known').toBe(false);
  saveTable({ ...guestTable('t', 'key', 'Scopa'), seat: 1 });
  expect(rememberReview('g', review)).toBe(true);
  expect(loadTable('t')).toMatchObject({ key: 'key', review: summarize(review, 1) });
});

test('a seat that was not judged has no summary', () => {
  const review = VECTORS.histories[0]?.reviews[0] as Review;
  expect(summarize({ ...review, seat_totals: [] }, 0)).toBeNull();
  expect(summarize({ ...review, luck: [] }, 0)).toMatchObject({ game: null, rounds: [] });
});
