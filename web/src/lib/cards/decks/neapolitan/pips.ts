/** Where the pips of the number cards lie, in the card's own units (200 by 324). */

import type { Suit } from '../../card';
import type { Pip } from '../../pip';

type Place = [x: number, y: number, turn?: number, id?: string];
interface Pattern {
  scale: number;
  places: Place[];
}

const MIDDLE = 100;

/** Two columns at distance `side` from the middle, with a row at each height. */
function columns(side: number, ...heights: number[]): Place[] {
  return heights.flatMap((y): Place[] => [
    [MIDDLE - side, y],
    [MIDDLE + side, y],
  ]);
}

/** Three columns, with a row at each height. */
function triples(side: number, ...heights: number[]): Place[] {
  return heights.flatMap((y): Place[] => [
    [MIDDLE - side, y],
    [MIDDLE, y],
    [MIDDLE + side, y],
  ]);
}

const COINS: Record<number, Pattern> = {
  2: {
    scale: 1.62,
    places: [
      [MIDDLE, 90],
      [MIDDLE, 234],
    ],
  },
  3: {
    scale: 1.36,
    places: [
      [MIDDLE, 66],
      [MIDDLE, 162],
      [MIDDLE, 258],
    ],
  },
  4: { scale: 1.04, places: columns(29.5, 104, 220) },
  5: { scale: 1.04, places: [...columns(29.5, 90, 234), [MIDDLE, 162]] },
  6: { scale: 1.04, places: columns(29.5, 78, 162, 246) },
};
const CUPS: Record<number, Pattern> = {
  2: {
    scale: 1.7,
    places: [
      [MIDDLE, 86],
      [MIDDLE, 232],
    ],
  },
  3: {
    scale: 1.36,
    places: [
      [MIDDLE, 64],
      [MIDDLE, 160],
      [MIDDLE, 256],
    ],
  },
  4: { scale: 1.1, places: columns(30, 110, 220) },
  5: { scale: 1.04, places: [...columns(31, 88, 232), [MIDDLE, 160]] },
  6: { scale: 1.08, places: columns(31, 80, 160, 240) },
  7: { scale: 0.9, places: [...columns(26, 80, 240), ...triples(49, 160)] },
};

/** Swords and batons: standing in rows, the two and the three crossed. */
const LONG: Record<number, Pattern> = {
  2: {
    scale: 2,
    places: [
      [MIDDLE, 162, -24],
      [MIDDLE, 162, 24],
      [MIDDLE, 162, 0, 'rose'],
    ],
  },
  3: {
    scale: 2,
    places: [
      [MIDDLE, 162, -25],
      [MIDDLE, 162, 25],
      [MIDDLE, 162],
    ],
  },
  4: { scale: 1.2, places: columns(28, 88, 236) },
  5: { scale: 1.1, places: [...columns(36, 86, 238), [MIDDLE, 162]] },
  6: { scale: 1.1, places: triples(39, 88, 236) },
  7: { scale: 1.02, places: [...triples(38, 82, 242), [MIDDLE, 162, 90]] },
};

const PATTERNS: Record<Suit, Record<number, Pattern>> = { D: COINS, C: CUPS, S: LONG, B: LONG };

export function pips(suit: Suit, rank: number): Pip[] {
  const pattern = PATTERNS[suit][rank];
  if (!pattern) return [];
  return pattern.places.map(([x, y, turn = 0, id]) => ({
    x,
    y,
    turn,
    scale: id ? 1 : pattern.scale,
    ...(id && { id }),
  }));
}
