/** Slots on the table: a card keeps its slot, and a new card takes the first free one. */

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

/** The smallest grid of a table. Only the area chooses between the two shapes, so that a device keeps one shape. */
interface Shape {
  columns: number;
  rows: number;
  /** The order in which columns and rows are filled: from the middle outwards. */
  across: readonly number[];
  down: readonly number[];
}
const WIDE: Shape = { columns: 4, rows: 2, across: [1, 2, 0, 3], down: [0, 1] };
const TALL: Shape = { columns: 3, rows: 3, across: [1, 0, 2], down: [1, 0, 2] };

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
  shape: Shape;
  columns: number;
  rows: number;
  /** The size of one card in pixels. */
  width: number;
  height: number;
}

/** The grid with the largest cards that has room for `places` cards in the area. */
export function fitGrid(places: number, area: Area): Grid {
  const [wide, tall] = [WIDE, TALL].map((shape) => gridOf(shape, shape.columns, shape.rows, area).width) as [
    number,
    number,
  ];
  const shape = tall > wide ? TALL : WIDE;
  const most = Math.max(places, shape.columns);
  return range(shape.columns, most + 1)
    .map((columns) => gridOf(shape, columns, Math.max(shape.rows, Math.ceil(places / columns)), area))
    .reduce((best, other) => (other.width > best.width ? other : best));
}

function gridOf(shape: Shape, columns: number, rows: number, area: Area): Grid {
  const across = (area.width - area.gap * (columns - 1)) / columns;
  const down = (area.height - area.gap * (rows - 1)) / rows / area.ratio;
  const width = Math.floor(Math.max(0, Math.min(across, down, area.maxWidth)));
  return { shape, columns, rows, width, height: Math.round(width * area.ratio) };
}

export interface Cell {
  column: number;
  row: number;
}

/**
 * The cell of each slot, columns and rows counted from 0. The first eight or nine fill the grid from the middle outwards
 * and stay the same however large the table grows, so that no card moves; further cells are added on the right and below.
 */
export function gridCells({ shape, columns, rows }: Pick<Grid, 'shape' | 'columns' | 'rows'>): Cell[] {
  const right = range(shape.columns, columns);
  const below = range(shape.rows, rows);
  return [
    ...middleCells(shape),
    ...right.flatMap((column) => shape.down.map((row) => ({ column, row }))),
    ...below.flatMap((row) => [...shape.across, ...right].map((column) => ({ column, row }))),
  ];
}

/** The cells of the smallest grid: a wide table fills column by column, a tall one row by row. */
function middleCells({ columns, rows, across, down }: Shape): Cell[] {
  return columns > rows
    ? across.flatMap((column) => down.map((row) => ({ column, row })))
    : down.flatMap((row) => across.map((column) => ({ column, row })));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
}
