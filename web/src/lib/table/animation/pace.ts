/** How long a computer seems to think before its card is shown. */

export type Pace = 'none' | 'fast' | 'natural' | 'slow';

const USUAL: Readonly<Record<Pace, number>> = { none: 0, fast: 300, natural: 800, slow: 1600 };
const LAST_CARD = 0.5;
const MOST = 1.6;

/**
 * Milliseconds, more with more cards in the hand and on the table, little with the last card. What lies open decides,
 * so that nobody can tell from the time what a hand holds.
 */
export function thinkingTime(pace: Pace, cards: number, table: number): number {
  const share = cards <= 1 ? LAST_CARD : Math.min(MOST, 0.6 + 0.05 * cards + 0.05 * table);
  return Math.round(USUAL[pace] * share);
}
