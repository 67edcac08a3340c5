/**
 * The order of the cards on the table, and their places. A card keeps its slot, and a new card takes the first free
 * one; the cards of the slots lie side by side, without holes.
 */

import type { Card } from '../../protocol';

export type Slots = (Card | null)[];

export function placeCards(slots: Slots, table: readonly Card[]): Slots {
  const next: Slots = slots.map((card) => (card !== null && table.includes(card) ? card : null));
  for (const card of table) {
    if (next.includes(card)) continue;
    const free = next.indexOf(null);
    if (free < 0) next.push(card);
    else next[free] = card;
  }
  while (next.at(-1) === null) next.pop();
  return next;
}

/** The smallest grid of a table. Only the area chooses between the two shapes, so a device keeps one shape. */
interface Shape {
  columns: number;
  rows: number;
}
const WIDE: Shape = { columns: 4, rows: 2 };
const TALL: Shape = { columns: 3, rows: 3 };

export interface Area {
  width: number;
  height: number;
  /** Pixels between two cards. */
  gap: number;
  /** The height of a card divided by its width. */
  ratio: number;
  maxWidth: number;
}

export interface Grid {
  columns: number;
  rows: number;
  /** The size of one card in pixels. */
  width: number;
  height: number;
}

/** The grid with the largest cards that has room for `cards` in the area. */
export function fitGrid(cards: number, area: Area): Grid {
  const [wide, tall] = [WIDE, TALL].map((shape) => gridOf(shape.columns, shape.rows, area).width) as [number, number];
  const shape = tall > wide ? TALL : WIDE;
  const most = Math.max(cards, shape.columns);
  return range(shape.columns, most + 1)
    .map((columns) => gridOf(columns, Math.max(shape.rows, Math.ceil(cards / columns)), area))
    .reduce((best, other) => (other.width > best.width ? other : best));
}

function gridOf(columns: number, rows: number, area: Area): Grid {
  const across = (area.width - area.gap * (columns - 1)) / columns;
  const down = (area.height - area.gap * (rows - 1)) / rows / area.ratio;
  const width = Math.floor(Math.max(0, Math.min(across, down, area.maxWidth)));
  return { columns, rows, width, height: Math.round(width * area.ratio) };
}

export interface Cell {
  /** In halves of a column, from 0: a row with fewer cards lies in the middle of the grid. */
  half: number;
  row: number;
}

/** The cells for this number of cards: as few rows as possible, equally long to within one card, and no holes. */
export function gridCells(cards: number, columns: number): Cell[] {
  const rows = Math.ceil(cards / columns);
  return range(0, rows).flatMap((row) => {
    const long = Math.floor(cards / rows) + (row < cards % rows ? 1 : 0);
    return range(0, long).map((n) => ({ half: columns - long + 2 * n, row }));
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
}
