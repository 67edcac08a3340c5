/** The part of a deck that the page has before its pictures are loaded. */

import type { Component } from 'svelte';

export type Suits = 'latin' | 'french';

/** The decks that can be chosen, in the order of the settings; only those that are drawn are offered (`index.ts`). */
export const DECK_NAMES = ['neapolitan', 'piacentine', 'sicilian', 'spanish', 'french'] as const;
export type DeckName = (typeof DECK_NAMES)[number];

export interface DeckDesign {
  readonly name: DeckName;
  readonly suits: Suits;
  /** The height of a card that is 200 wide. */
  readonly height: number;
  /** By rank, what is printed in the corner where that is not the number: 'K', or a Spanish king's '12'. */
  readonly printed: Readonly<Record<number, string>>;
  /** How far the corners are moved inwards from where other decks have them, for a frame. */
  readonly inset?: readonly [x: number, y: number];
  /** There is a `paper-D` … `paper-B` instead of one `paper`: the frame differs by suit. */
  readonly paperBySuit?: boolean;
  /** It has eights, nines and tens too: `number-8D` to `number-10B`. */
  readonly large?: boolean;
  /** The component of the symbols `paper` and `card-1D` to `card-10B`, of which 8, 9 and 10 are the pictures. */
  readonly load: () => Promise<{ default: Component }>;
}
