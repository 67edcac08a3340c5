/** How the signs of number cards are arranged: patterns around the middle line of a card 200 wide. */

import type { Suit } from '../../card';
import type { Pip } from '../../pip';

/** The place of a sign; its turn is in degrees, and its symbol and scale may differ from the pattern's. */
type Place = readonly [x: number, y: number, turn?: number, id?: string, scale?: number];

interface Pattern {
  scale: number;
  /** The symbol, if it is not the suit's own. */
  id?: string;
  places: readonly Place[];
}

export type Patterns = Readonly<Record<Suit, Readonly<Record<number, Pattern>>>>;

/** Pairs at a distance from the middle, one at each height; `turns` by height. */
export const pairs = (side: number, heights: readonly number[], turns: readonly number[] = []): Place[] =>
  heights.flatMap((y, row): Place[] => [
    [100 - side, y, turns[row] ?? 0],
    [100 + side, y, turns[row] ?? 0],
  ]);

export const triples = (side: number, heights: readonly number[], turns: readonly number[] = []): Place[] =>
  heights.flatMap((y, row): Place[] => [-side, 0, side].map((x): Place => [100 + x, y, turns[row] ?? 0]));

/** Four beside each other at each height, every other one upside down; `half` is half the way from one to the next. */
export const fours = (half: number, heights: readonly number[]): Place[] =>
  heights.flatMap((y): Place[] => [-3, -1, 1, 3].map((steps, n): Place => [100 + steps * half, y, n % 2 ? 180 : 0]));

/** From one side to the other and back: left first with a negative `by`. */
export const zigzag = (by: number, heights: readonly [number, number, number]): Place[] =>
  heights.map((y, row) => [100 + (row === 1 ? -by : by), y]);

/** The signs of a card; none if it has no pattern, as figures. */
export function pipsIn(patterns: Patterns, suit: Suit, rank: number): Pip[] {
  const pattern = patterns[suit][rank];
  if (!pattern) return [];
  return pattern.places.map(([x, y, turn = 0, id = pattern.id, scale = pattern.scale]) => ({
    x,
    y,
    turn,
    scale,
    ...(id && { id }),
  }));
}
