/** The pack in which cards are shown: that of the game, unless the settings say otherwise. */

import type { Card, TableInfo } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { rankOf } from './card';

export type Suits = 'latin' | 'french';

const DEFAULT: Pick<TableInfo, 'suits' | 'values'> = { suits: 'latin', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 8: 'J', 9: 'Q', 10: 'K' };

class Deck {
  #game = $state.raw<Pick<TableInfo, 'suits' | 'values'>>(DEFAULT);

  suits = $derived<Suits>(settings.now.deck === 'auto' ? this.#game.suits : settings.now.deck);

  /** Uses the pack of a game, or the default without one. */
  use(game: Pick<TableInfo, 'suits' | 'values'> = DEFAULT): void {
    this.#game = game;
  }

  /** What a card is worth in a capture. */
  value(card: Card): number {
    return this.#game.values[rankOf(card) - 1] ?? rankOf(card);
  }

  /** The text in its corner: its value, or the letter of a French ace or face card. */
  index(card: Card): string {
    return (this.suits === 'french' && LETTERS[rankOf(card)]) || String(this.value(card));
  }
}

export const deck = new Deck();
