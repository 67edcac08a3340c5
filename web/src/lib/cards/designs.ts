/** The decks of cards, as far as the page knows them before their pictures are loaded. */

import type { TableInfo } from '../protocol';

export type Suits = TableInfo['suits'];
export type DeckName = NonNullable<TableInfo['deck']>;

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
  /** The text of its file `web/decks/NAME/deck.svg`. */
  readonly load: () => Promise<{ default: string }>;
}

/** The decks in the order of the settings; docs/development/decks.md says how to add one. */
export const DESIGNS: readonly DeckDesign[] = [
  {
    name: 'neapolitan',
    suits: 'latin',
    height: 324,
    printed: {},
    load: () => import('../../../decks/neapolitan/deck.svg?raw'),
  },
  {
    name: 'piacentine',
    suits: 'latin',
    height: 364,
    printed: {},
    inset: [2, 2],
    large: true,
    load: () => import('../../../decks/piacentine/deck.svg?raw'),
  },
  {
    name: 'trevisane',
    suits: 'latin',
    height: 424,
    printed: {},
    inset: [2, 2],
    load: () => import('../../../decks/trevisane/deck.svg?raw'),
  },
  {
    name: 'bergamasche',
    suits: 'latin',
    height: 376,
    printed: {},
    inset: [2, 2],
    load: () => import('../../../decks/bergamasche/deck.svg?raw'),
  },
  {
    name: 'sicilian',
    suits: 'latin',
    height: 324,
    printed: {},
    load: () => import('../../../decks/sicilian/deck.svg?raw'),
  },
  {
    name: 'spanish',
    suits: 'latin',
    height: 306,
    printed: { 8: '10', 9: '11', 10: '12' },
    inset: [2, 2],
    paperBySuit: true,
    load: () => import('../../../decks/spanish/deck.svg?raw'),
  },
  {
    name: 'french',
    suits: 'french',
    height: 324,
    printed: { 1: 'A', 8: 'J', 9: 'Q', 10: 'K' },
    large: true,
    load: () => import('../../../decks/french/deck.svg?raw'),
  },
];

export const designNamed = (name: unknown): DeckDesign | undefined => DESIGNS.find((design) => design.name === name);
