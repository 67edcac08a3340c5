/** Reads the text of a card, which decides its picture and its name. */

import type { Card } from '../protocol';

export type Suit = 'D' | 'C' | 'S' | 'B';
export const SUITS: readonly Suit[] = ['D', 'C', 'S', 'B'];

/** The forty cards. */
export const ALL_CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  Array.from({ length: 10 }, (_, n): Card => `${n + 1}${suit}`),
);

export function rankOf(card: Card): number {
  return Number.parseInt(card, 10);
}

export function suitOf(card: Card): Suit {
  return card.slice(-1) as Suit;
}
