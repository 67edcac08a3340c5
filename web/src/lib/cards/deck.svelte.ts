/** The pack that the cards are shown in: what the game is played with, unless the settings say otherwise. */

import type { Card, TableInfo } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { rankOf } from './card';

export type Suits = 'latin' | 'french';

const USUAL: Pick<TableInfo, 'suits' | 'values'> = { suits: 'latin', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 8: 'J', 9: 'Q', 10: 'K' };

class Deck {
  #game = $state.raw<Pick<TableInfo, 'suits' | 'values'>>(USUAL);

  suits = $derived<Suits>(settings.now.deck === 'auto' ? this.#game.suits : settings.now.deck);

  /** From now on as the game at hand has it; without one, as usual. */
  use(game: Pick<TableInfo, 'suits' | 'values'> = USUAL): void {
    this.#game = game;
  }

  /** What a card is worth in a capture. */
  value(card: Card): number {
    return this.#game.values[rankOf(card) - 1] ?? rankOf(card);
  }

  /** What stands in its corner: its value, or the letter of a French ace or figure. */
  index(card: Card): string {
    return (this.suits === 'french' && LETTERS[rankOf(card)]) || String(this.value(card));
  }
}

export const deck = new Deck();
