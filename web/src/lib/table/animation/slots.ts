/** Places on the table: a card keeps its place, and a new one fills the first free place. */

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

/** The places that a table has at least, in two shapes: the room decides, so that a device keeps one shape. */
interface Shape {
  columns: number;
  rows: number;
  /** In which order the columns and the rows are filled: from the middle outwards. */
  across: readonly number[];
  down: readonly number[];
}
const WIDE: Shape = { columns: 4, rows: 2, across: [1, 2, 0, 3], down: [0, 1] };
const TALL: Shape = { columns: 3, rows: 3, across: [1, 0, 2], down: [1, 0, 2] };

export interface Room {
  width: number;
  height: number;
  /** Between two cards. */
  gap: number;
  /** Height of a card by its width. */
  ratio: number;
  /** The widest that a card may be. */
  widest: number;
}

export interface Grid {
  shape: Shape;
  columns: number;
  rows: number;
  /** Of one card, in pixels. */
  width: number;
  height: number;
}

/** The arrangement with the largest cards for at least `places` cards in the given room. */
export function grid(places: number, room: Room): Grid {
  const [wide, tall] = [WIDE, TALL].map((shape) => fitted(shape, shape.columns, shape.rows, room).width) as [
    number,
    number,
  ];
  const shape = tall > wide ? TALL : WIDE;
  const most = Math.max(places, shape.columns);
  return range(shape.columns, most + 1)
    .map((columns) => fitted(shape, columns, Math.max(shape.rows, Math.ceil(places / columns)), room))
    .reduce((best, other) => (other.width > best.width ? other : best));
}

function fitted(shape: Shape, columns: number, rows: number, room: Room): Grid {
  const across = (room.width - room.gap * (columns - 1)) / columns;
  const down = (room.height - room.gap * (rows - 1)) / rows / room.ratio;
  const width = Math.floor(Math.max(0, Math.min(across, down, room.widest)));
  return { shape, columns, rows, width, height: Math.round(width * room.ratio) };
}

export interface Cell {
  column: number;
  row: number;
}

/**
 * Where each place lies, from 0. The first eight or nine are the same however far the table grows, from the middle
 * outwards, so that growing moves no card about; further places are added at the right and below.
 */
export function cells({ shape, columns, rows }: Pick<Grid, 'shape' | 'columns' | 'rows'>): Cell[] {
  const right = range(shape.columns, columns);
  const below = range(shape.rows, rows);
  return [
    ...first(shape),
    ...right.flatMap((column) => shape.down.map((row) => ({ column, row }))),
    ...below.flatMap((row) => [...shape.across, ...right].map((column) => ({ column, row }))),
  ];
}

/** A wide table fills its columns, a tall one its rows. */
function first({ columns, rows, across, down }: Shape): Cell[] {
  return columns > rows
    ? across.flatMap((column) => down.map((row) => ({ column, row })))
    : down.flatMap((row) => across.map((column) => ({ column, row })));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);
}
