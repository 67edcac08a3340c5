/** How long a turn takes at normal speed: the thinking of a computer, and the three movements of a play. */

export type Pace = 'none' | 'fast' | 'natural' | 'slow';

/** Milliseconds that a computer thinks at a table of two with an ordinary hand. */
const BASE_TIME: Readonly<Record<Pace, number>> = { none: 0, fast: 70, natural: 180, slow: 1200 };
const LAST_CARD_FACTOR = 0.5;
const MAX_FACTOR = 1.6;

/**
 * The thinking time in milliseconds: longer with more cards in the hand and on the table, short for the last card, and
 * shorter the more seats there are. It depends only on what everybody can see, so it reveals nothing about the hand.
 */
export function thinkingTime(pace: Pace, cards: number, table: number, seats: number): number {
  const factor = cards <= 1 ? LAST_CARD_FACTOR : Math.min(MAX_FACTOR, 0.6 + 0.05 * cards + 0.05 * table);
  return Math.round((BASE_TIME[pace] * factor * 2) / seats);
}

/** The parts of a play in milliseconds. */
export interface PlayTimes {
  /** The card flies to the table. */
  toTable: number;
  /** It is next to the cards that it captures. */
  shown: number;
  /** The cards fly to the pile. */
  toPile: number;
}

/** Your own play is shown more briefly than the others' plays, since you know it. */
const OWN_PLAY: PlayTimes = { toTable: 140, shown: 100, toPile: 160 };

/** How long a play is shown. With more seats each is shown more briefly. */
export function playTimes(seats: number, own: boolean): PlayTimes {
  return own ? OWN_PLAY : { toTable: 160, shown: 200 + Math.round(320 / seats), toPile: 130 };
}

/** The longest time from your own capture to your next turn, against computers only. */
export function longestTurn(pace: Pace, seats: number): number {
  const others = seats - 1;
  const thinking = thinkingTime(pace, Infinity, Infinity, seats);
  return length(playTimes(seats, true)) + others * (thinking + length(playTimes(seats, false)));
}

function length({ toTable, shown, toPile }: PlayTimes): number {
  return toTable + shown + toPile;
}
