/** How long a computer seems to think before its card is shown. */

export type Pace = 'none' | 'fast' | 'natural' | 'slow';

const BASE_TIME: Readonly<Record<Pace, number>> = { none: 0, fast: 300, natural: 800, slow: 1600 };
const LAST_CARD_FACTOR = 0.5;
const MAX_FACTOR = 1.6;

/**
 * The thinking time in milliseconds: longer with more cards in the hand and on the table, short for the last card. It
 * depends only on what everybody can see, so that it reveals nothing of the hand.
 */
export function thinkingTime(pace: Pace, cards: number, table: number): number {
  const factor = cards <= 1 ? LAST_CARD_FACTOR : Math.min(MAX_FACTOR, 0.6 + 0.05 * cards + 0.05 * table);
  return Math.round(BASE_TIME[pace] * factor);
}
