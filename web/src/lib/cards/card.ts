/** Reads the text of a card, which decides its picture and its name. */

import type { Card } from '../protocol';

export type Suit = 'D' | 'C' | 'S' | 'B';
export const SUITS: readonly Suit[] = ['D', 'C', 'S', 'B'];

/** The cards of a pack with so many ranks: 10, or 13 with eights, nines and tens. */
export const cardsOf = (ranks: number): readonly Card[] =>
  SUITS.flatMap((suit) => Array.from({ length: ranks }, (_, n): Card => `${n + 1}${suit}`));

export function rankOf(card: Card): number {
  return Number.parseInt(card, 10);
}

export function suitOf(card: Card): Suit {
  return card.slice(-1) as Suit;
}
