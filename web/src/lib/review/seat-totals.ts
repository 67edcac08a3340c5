/** The decisions of every seat in numbers. */

import type { Grade, Review, SeatTotals } from '../review-types';
import { STANDARD_ERRORS } from './chance-graph';

export interface SeatSummary {
  seat: number;
  name: string;
  counted: number;
  marks: Readonly<Record<Grade, number>>;
  /** For each decision that counts, in points. */
  meanLoss: number;
  /** Half of the 95% interval of the mean. */
  interval: number;
}

/** A summary of every seat that was judged, yours first. */
export function seatSummaries(review: Review, own: number): SeatSummary[] {
  return ownFirst(review.seat_totals, own).map((totals) => {
    const counted = Math.max(totals.counted, 1);
    return {
      seat: totals.seat,
      name: review.names[totals.seat] ?? '',
      counted: totals.counted,
      marks: totals.grades,
      meanLoss: totals.points_lost / counted,
      interval: (STANDARD_ERRORS * totals.points_error) / counted,
    };
  });
}

/** The losses of the marked decisions, by line of the score sheet and seat: the most costly line first. */
export function lossesByLine(review: Review, own: number): { line: string; bySeat: number[] }[] {
  const totals = ownFirst(review.seat_totals, own);
  const lines = [...new Set(totals.flatMap((seat) => Object.keys(seat.lines)))];
  return lines
    .map((line) => ({ line, bySeat: totals.map((seat) => seat.lines[line] ?? 0) }))
    .sort((a, b) => sum(a.bySeat) - sum(b.bySeat));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function ownFirst(totals: readonly SeatTotals[], own: number): SeatTotals[] {
  return [...totals].sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
}
