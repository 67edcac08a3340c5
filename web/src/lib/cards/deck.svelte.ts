/** The deck that cards are shown in: the game's, unless the settings say otherwise. */

import type { Card, TableInfo } from '../protocol';
import { language } from '../i18n/language.svelte';
import { settings } from '../settings/settings.svelte';
import { cardsOf, rankOf, suitOf } from './card';
import { DESIGNS, designNamed, type DeckDesign, type DeckName, type Suits } from './designs';

export type { Suits };

/** The choice of cards and words for a game. */
type Game = Pick<TableInfo, 'suits' | 'values'> & Partial<Pick<TableInfo, 'deck' | 'idiom'>>;

const DEFAULT: Game = { suits: 'latin', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
/** The ranks of most packs, and how many of them are pictures. */
const RANKS = 10;
const PICTURES = 3;
/** The words for ranks that are pictures in most packs. */
const NUMBER_WORDS: Readonly<Record<number, string>> = { 8: 'eight', 9: 'nine', 10: 'ten' };
const DESIGN_BY_SUITS = { latin: 'neapolitan', french: 'french' } as const;

class Deck {
  #game = $state.raw<Game>(DEFAULT);
  #arts = $state.raw<Partial<Record<DeckName, string>>>({});
  #failing = $state.raw<DeckName | null>(null);

  design = $derived<DeckDesign>(designOf(settings.now.deck, this.#game));
  suits = $derived<Suits>(this.design.suits);
  /** The text of the deck's SVG file, or null while it is not there. */
  art = $derived(this.#arts[this.design.name] ?? null);
  /** Its file could not be loaded. */
  failed = $derived(this.#failing === this.design.name);
  /** The height of a card over its width. */
  ratio = $derived(this.design.height / 200);

  /** How many ranks the pack of the game has. */
  #ranks = $derived(this.#game.values.length);
  /** The cards of the game. */
  cards = $derived(cardsOf(this.#ranks));

  /** Loads the file of the deck to be shown. */
  async load(): Promise<void> {
    const { name, load } = this.design;
    if (this.#arts[name]) return;
    try {
      const { default: art } = await load();
      this.#arts = { ...this.#arts, [name]: art };
      if (this.#failing === name) this.#failing = null;
    } catch {
      this.#failing = name;
    }
  }

  /** Uses the deck and the terms of a game, or the default ones without one. */
  use(game: Game = DEFAULT): void {
    this.#game = game;
    language.idiom = game.idiom ?? 'scopa';
  }

  /** The capture value of a card. */
  value(card: Card): number {
    return this.#game.values[rankOf(card) - 1] ?? rankOf(card);
  }

  /** The text in its corner: its value, or what the deck has printed there. */
  index(card: Card): string {
    const printed = this.#isLargeNumber(card) ? undefined : this.design.printed[this.#usualRank(card)];
    return printed ?? String(this.value(card));
  }

  /** The id of its picture in the file of the deck. */
  picture(card: Card): string {
    return this.#isLargeNumber(card) ? `number-${card}` : `card-${this.#usualRank(card)}${suitOf(card)}`;
  }

  /** The word for its rank in the messages, which choose its name by it: 8 to 10 are jack, queen and king. */
  rankWord(card: Card): number | string {
    return (this.#isLargeNumber(card) && NUMBER_WORDS[rankOf(card)]) || this.#usualRank(card);
  }

  /** Whether it is a number that only large packs have: an eight, nine or ten. */
  #isLargeNumber(card: Card): boolean {
    const rank = rankOf(card);
    return rank > RANKS - PICTURES && rank <= this.#ranks - PICTURES;
  }

  /** The rank that it has in most packs; for a number that these do not have, its own. */
  #usualRank(card: Card): number {
    const rank = rankOf(card);
    return rank > this.#ranks - PICTURES ? rank - this.#ranks + RANKS : rank;
  }

  /** The value of a card if its corner does not show it. Everybody knows that an ace is one. */
  valueBesideIndex(card: Card): string {
    const value = String(this.value(card));
    return this.index(card) === value || value === '1' ? '' : value;
  }

  /** The id of the sign of its suit for corners and lines of text. */
  sign(card: Card): string {
    return `index-${this.suits === 'french' ? 'french-' : ''}${suitOf(card)}`;
  }
}

/**
 * The chosen deck; the game's deck if none was chosen, or if the chosen one lacks cards of the game.
 */
function designOf(chosen: string, game: Game): DeckDesign {
  const regional = designNamed(game.deck);
  const fitting = regional?.suits === game.suits ? regional : designNamed(DESIGN_BY_SUITS[game.suits]);
  const found = [designNamed(chosen), fitting, ...DESIGNS];
  return found.find((design) => design && (design.large || game.values.length <= RANKS)) as DeckDesign;
}

export const deck = new Deck();
