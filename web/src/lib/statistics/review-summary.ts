/** The part of a review that this browser keeps: the sums of your seat, and the luck of your side. */

import type { Mark } from '../review/moments';
import type { GameLuck, Review } from '../review-types';
import { tableOfKeptGame } from '../storage/kept-games';
import { saveTable } from '../storage/saved-tables';
import { sum } from './estimates';

export interface ReviewSummary {
  judge: string;
  sides: number;
  /** Decisions with a choice and a value. */
  counted: number;
  pointsLost: number;
  /** The standard error of that sum. */
  pointsError: number;
  marks: Record<Mark, number>;
  /**
   * 1 won, 0 lost, and the luck of the deals in it, or null if the game is not finished or no chance of winning is
   * known.
   */
  game: [result: number, luck: number] | null;
  /** That luck in two other sums: with what came while the side was behind counted up, and while it was ahead down; and
   * with each deal counted as many times as rounds came before its own; 0 if no chance of winning is known. */
  weighed: [behind: number, late: number];
  /** The margin of each round in points, and the luck of its deals. */
  rounds: [margin: number, luck: number][];
}

/** The summary of a review for a seat, or null if the decisions of that seat were not judged. */
export function summarize(review: Review, seat: number): ReviewSummary | null {
  const totals = review.seat_totals.find((one) => one.seat === seat);
  if (!totals) return null;
  const luck = review.luck[review.side_of[seat] ?? 0];
  const [result, dealt] = [luck?.result.chance ?? null, luck?.deals.chance ?? null];
  const { inaccuracy, mistake, blunder } = totals.grades;
  return {
    judge: review.judge,
    sides: Math.max(...review.side_of) + 1,
    counted: totals.counted,
    pointsLost: totals.points_lost,
    pointsError: totals.points_error,
    marks: { inaccuracy, mistake, blunder },
    game: luck?.finished && result !== null && dealt !== null ? [result, dealt] : null,
    weighed: luck ? weighedLuck(luck) : [0, 0],
    rounds: luck?.by_round.map((round) => [round.margin, round.luck.points]) ?? [],
  };
}

function weighedLuck({ by_deal }: GameLuck): [behind: number, late: number] {
  const behind = by_deal.map(({ luck, chance_before }) => (luck.chance ?? 0) * (1 - 2 * (chance_before ?? 0)));
  const late = by_deal.map(({ luck, round }) => (luck.chance ?? 0) * (round - 1));
  return [sum(behind), sum(late)];
}

/**
 * Stores the summary of a kept game's review for your seat; false if this browser does not know the game or the seat.
 */
export function rememberReview(game: string, review: Review): boolean {
  const saved = tableOfKeptGame(game);
  const summary = saved?.seat === undefined ? null : summarize(review, saved.seat);
  return saved !== null && summary !== null && saveTable({ ...saved, review: summary });
}

/** The decisions of several reviewed games, summed as in `settebello.study.history`. */
export interface DecisionTotals {
  reviewed: number;
  counted: number;
  /** Points lost for each decision that counts. */
  meanLoss: number;
  /** Half of its 95% interval. */
  interval: number;
  marks: Record<Mark, number>;
}

export function decisionTotals(reviews: readonly ReviewSummary[]): DecisionTotals {
  const counted = sum(reviews.map((one) => one.counted));
  const each = (mark: Mark): number => sum(reviews.map(({ marks }) => marks[mark]));
  return {
    reviewed: reviews.length,
    counted,
    meanLoss: counted ? sum(reviews.map((one) => one.pointsLost)) / counted : 0,
    interval: counted ? (2 * Math.hypot(...reviews.map((one) => one.pointsError))) / counted : 0,
    marks: { inaccuracy: each('inaccuracy'), mistake: each('mistake'), blunder: each('blunder') },
  };
}
