/**
 * The cards as images. A page that draws each card with the symbols of a deck has thousands of elements to lay out; an
 * image is one, and the browser keeps its picture.
 */

import backs from '../../../decks/common/backs.svg?raw';
import corners from '../../../decks/common/corners.svg?raw';
import type { Card } from '../protocol';
import { whenIdle } from '../idle';
import { settings } from '../settings/settings.svelte';
import { suitOf } from './card';
import { backMarkup, faceMarkup, paperOf, type CardLook } from './card-markup';
import { deck } from './deck.svelte';
import type { DeckName } from './designs';
import { CORNER, FRENCH_CORNER } from './palette';
import { neededSymbols, readDrawing } from './symbols';

/** Milliseconds between two cards that are drawn in advance. */
const PAUSE = 40;

class CardImages {
  /** The deck whose cards are drawn. */
  #drawn = $state.raw<{ name: DeckName; symbols: Document } | null>(null);
  /** The symbols of all decks. */
  #common: readonly Document[] | null = null;
  readonly #serializer = new XMLSerializer();
  readonly #images = new Map<string, string>();
  /** Pictures that the browser keeps ready. */
  readonly #loaded = new Map<string, HTMLImageElement>();

  /** The deck whose pictures the faces have now; '' while they have none. */
  readonly deckName = $derived<DeckName | ''>(this.#drawn?.name === deck.design.name ? this.#drawn.name : '');

  /** Reads the symbols of the deck to be shown. */
  drawDeck(): void {
    const { art, design } = deck;
    if (art) this.#drawn = { name: design.name, symbols: readDrawing(art) };
  }

  /** Has the browser draw all cards before they are shown: one after the other, while the page is idle. */
  preload(): () => void {
    const addresses = deck.cards.map((card) => this.face(card));
    let cancel = (): void => {};
    const loadNext = (): void => {
      const address = addresses.shift();
      if (address === undefined) return;
      const image = new Image();
      image.src = address;
      this.#loaded.set(address, image);
      cancel = whenIdle(loadNext, PAUSE);
    };
    cancel = whenIdle(loadNext, PAUSE);
    return () => cancel();
  }

  /** The address of the picture of a card's face. */
  face(card: Card): string {
    const { design, suits } = deck;
    const second = deck.valueBesideIndex(card) || (settings.now.letters && suits === 'latin' ? suitOf(card) : '');
    return this.#image({
      picture: deck.picture(card),
      height: design.height,
      index: deck.index(card),
      sign: deck.sign(card),
      colour: (suits === 'french' ? FRENCH_CORNER : CORNER)[suitOf(card)],
      second,
      large: settings.now.large,
      inset: design.inset ?? [0, 0],
      paper: this.deckName === '' ? null : paperOf(card, design.paperBySuit ?? false),
      failed: deck.failed,
    });
  }

  /** The address of the picture of a back. */
  back(name: string): string {
    const { height } = deck.design;
    return this.#kept(`${name} ${height}`, height, () => backMarkup(name, height));
  }

  #image(look: CardLook): string {
    return this.#kept(`${this.deckName} ${JSON.stringify(look)}`, look.height, () => faceMarkup(look));
  }

  #kept(key: string, height: number, draw: () => string): string {
    const kept = this.#images.get(key) ?? imageAddress(height, this.#withSymbols(draw()));
    this.#images.set(key, kept);
    return kept;
  }

  #withSymbols(markup: string): string {
    this.#common ??= [corners, backs].map(readDrawing);
    const places = [this.#drawn?.symbols, ...this.#common];
    const find = (id: string): string | undefined => {
      const symbol = places.map((place) => place?.getElementById(id)).find((found) => found);
      return symbol ? this.#serializer.serializeToString(symbol) : undefined;
    };
    return `<defs>${neededSymbols(markup, find)}</defs>${markup}`;
  }
}

/** A picture as an address that holds it: browsers have it at once, without a request. */
function imageAddress(height: number, content: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}" viewBox="0 0 200 ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

export const cardImages = new CardImages();
