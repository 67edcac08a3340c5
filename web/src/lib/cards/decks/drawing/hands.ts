/** Large hands, each around the point 0 0, with the arm at the right; a negative `across` mirrors them. */

import { at, pen, shape, SKIN, tint, type Tone } from './shapes';

/** A finger to the left. */
function digit(x: number, y: number, length: number, turn: number, skin: Tone, width = 6.2): string {
  const half = width / 2;
  return at(
    x,
    y,
    shape(
      `M3-${half}H${half - length}Q-${length}-${half}-${length} 0T${half - length} ${half}H3Z`,
      skin[0],
      ' stroke-width="1.1"',
    ) + tint(`M2 ${half * 0.3}H${half - length}L${half - length} ${half - 0.5}H2Z`, skin[1]),
    turn,
  );
}

/** A fist around something upright. */
export const grip = (x: number, y: number, turn = 0, across = 1, skin: Tone = SKIN): string =>
  at(
    x,
    y,
    shape('M-3-12.4Q8-13.4 12.4-7Q16 2 11.4 9.4Q6 13.4-3 12.2Z', skin[0], ' stroke-width="1.2"') +
      tint('M9-10Q15.4 0 11 9Q6 12.8-2 11.8Q8 8 9-10Z', skin[1]) +
      [-8.8, -2.8, 3.2, 8.8].map((finger, k) => digit(0, finger, [10.4, 12, 11.4, 9.4][k] ?? 10, 0, skin)).join('') +
      shape('M9.4-9Q4-16.4-4-16.2Q-9.4-15-7.6-11.8Q-2-11.4 2.4-6.4Z', skin[0], ' stroke-width="1.1"'),
    turn,
    1,
    across,
  );

/** An open hand, laid flat, its fingers to the left and its thumb up. */
export const flatHand = (x: number, y: number, turn = 0, across = 1, skin: Tone = SKIN): string =>
  at(
    x,
    y,
    digit(-1, -7, 15, 58, skin, 6.4) +
      [-7.4, -2.4, 2.6, 7.2]
        .map((finger, k) => digit(-7, finger, [15, 17.4, 16.2, 12.6][k] ?? 15, 5 - 3.4 * k, skin, 5.6))
        .join('') +
      shape('M-8-10Q2-12 10-8.6L15-7V7L9 9.6Q0 11.6-8 10Q-10 0-8-10Z', skin[0], ' stroke-width="1.2"') +
      tint('M-7 6Q4 8 14.4 3V6.6L8.6 9.2Q0 11-7.4 9.6Z', skin[1]) +
      // Over the line of the knuckles.
      shape('M-9.4-9.4H-5V9H-9.4Z', skin[0], ' stroke="none"') +
      pen('M-8-6Q-6.6-7-5.6-5.4M-8.4-1Q-7-2-6-.6M-8.2 4Q-7 3-6 4.4', 0.9),
    turn,
    1,
    across,
  );
