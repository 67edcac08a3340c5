/** Where the pips of French-suited cards lie, in the card's own units (200 by 324); the lower half is upside down. */

import type { Pip } from '../../pip';

const [LEFT, MIDDLE, RIGHT] = [72, 100, 128];
const [TOP, HALF, CENTRE] = [60, 111, 162];
const BOTTOM = 2 * CENTRE - TOP;
const SIDES = [LEFT, RIGHT];
/** Where nine and ten have two columns of four. */
const OUTER = [64, 136];
const ROWS = [TOP, TOP + 68, BOTTOM - 68, BOTTOM];

type Place = [x: number, y: number];
const four: Place[] = SIDES.flatMap((x): Place[] => [
  [x, TOP],
  [x, BOTTOM],
]);
const six: Place[] = [...four, ...SIDES.map((x): Place => [x, CENTRE])];

const eight: Place[] = OUTER.flatMap((x) => ROWS.map((y): Place => [x, y]));

const PLACES: Readonly<Record<number, Place[]>> = {
  1: [[MIDDLE, CENTRE]],
  2: [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  3: [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  4: four,
  5: [...four, [MIDDLE, CENTRE]],
  6: six,
  7: [...six, [MIDDLE, HALF]],
  8: [...six, [MIDDLE, HALF], [MIDDLE, 2 * CENTRE - HALF]],
  9: [...eight, [MIDDLE, CENTRE]],
  10: [...eight, [MIDDLE, TOP + 34], [MIDDLE, BOTTOM - 34]],
};

export function frenchPips(rank: number): Pip[] {
  const scale = rank === 1 ? 1.9 : rank > 8 ? 0.62 : rank > 5 ? 0.78 : 0.86;
  return (PLACES[rank] ?? []).map(([x, y]) => ({ x, y, scale, turn: y > CENTRE ? 180 : 0 }));
}
