/** The chariot of the five of coins, around 0 0. */

import { fist, head } from '../../drawing/heads';
import {
  around,
  at,
  BLACK,
  BROWN,
  dot,
  inked,
  limbIn,
  pen,
  shape,
  SKIN,
  tint,
  WHITE,
  type Tone,
} from '../../drawing/shapes';
import { BOTTLE, CRIMSON, GOLD } from '../tones';

const COAT: Tone = ['#dfe2e6', '#a8adb5'];
const SHADE: Tone = ['#a8adb5', '#8c929b'];

/** A chariot with its driver and a galloping horse, to the left; 150 wide and 78 high. */
export const chariot = inked(
  // The horse.
  limbIn(
    [
      [-44, 2],
      [-66, 10],
      [-62, 26],
    ],
    [11, 7, 5],
    SHADE,
  ) +
    limbIn(
      [
        [-4, 4],
        [14, 16],
        [24, 32],
      ],
      [13, 7, 5],
      SHADE,
    ) +
    shape('M4-8Q20-14 22 2Q24 12 30 14Q16 18 12 4Q8-2 2-2Z', '#f2efe8') +
    shape('M-50-14Q-30-20-14-15Q4-20 9-6Q11 8 0 10Q-16 8-28 12Q-46 14-52 4Q-56-6-50-14Z', COAT[0]) +
    tint('M8-4Q9 8 0 9.4Q-16 7.4-28 11.4Q-46 13.4-51.4 4Q-30 8-14 2Q0-4 8-4Z', COAT[1]) +
    limbIn(
      [
        [-46, 2],
        [-70, 2],
        [-80, 14],
      ],
      [13, 8, 6],
      COAT,
    ) +
    limbIn(
      [
        [0, 0],
        [6, 20],
        [-8, 32],
      ],
      [18, 8, 6],
      COAT,
    ) +
    tint('M-9-2Q-8-10 1-9Q9-8 9 1L5 8Q-8 10-9-2ZM-52 2Q-48-5-40-2L-40 6L-50 8Z', COAT[0]) +
    shape('M-83 12L-77 15L-82 22L-89 18ZM-12 31L-6 35L-11 40L-17 36Z', BLACK[0]) +
    shape('M-66 27L-59 24L-56 31L-64 33ZM20 31L26 28L31 34L24 38Z', BLACK[0]) +
    shape(
      'M-34-14Q-36-30-50-37L-51-43L-56-38Q-62-36-66-30L-80-20Q-82-14-76-13Q-68-14-64-18Q-60-8-54-2Q-40 2-34-14Z',
      COAT[0],
    ) +
    shape('M-50-38Q-38-36-34-24Q-30-16-32-8Q-38-10-38-16Q-43-18-42-24Q-48-26-50-38Z', '#f2efe8') +
    dot(-63, -27, 1.5, BLACK[1], ' stroke="none"') +
    pen('M-68-25L-62-16M-66-20Q-20-30 40-24', 2.8) +
    pen('M-68-25L-62-16M-66-20Q-20-30 40-24', 1.4, CRIMSON[0]) +
    pen('M-50-4Q-20 4 44 16', 4.4) +
    pen('M-50-4Q-20 4 44 16', 2.2, GOLD[1]) +
    pen('M-38-15Q-34 0-40 12', 3.6) +
    pen('M-38-15Q-34 0-40 12', 2, CRIMSON[0]) +
    // The driver.
    shape('M56-24Q76-26 82-8Q76-10 74-4Q66-8 58-2Z', CRIMSON[0]) +
    tint('M64-18Q76-18 81-9Q75-10 73.6-5Q66-8 59-3Z', CRIMSON[1]) +
    shape('M46-26Q54-30 62-26Q64-10 62 6H46Q44-10 46-26Z', WHITE[0]) +
    tint('M58-28L62-26Q64-10 61.6 5.4H55Q60-12 58-28Z', WHITE[1]) +
    limbIn(
      [
        [50, -22],
        [46, -10],
        [38, -22],
      ],
      [9, 7, 5],
      SKIN,
    ) +
    at(37, -24, fist(0, 0), 60, 0.56) +
    at(
      54,
      -40,
      head({
        view: 'side',
        hair: BROWN,
        hairCut: 'curls',
        hat: pen('M-12-12Q4-22 18-8', 4.6) + pen('M-12-12Q4-22 18-8', 2.4, BOTTLE[0]),
      }),
      0,
      0.52,
    ) +
    // The car.
    shape('M34-6Q40-4 44 4H70V22H40Q32 10 34-6Z', CRIMSON[0]) +
    tint('M58 5H69.4V21.4H50Q60 16 58 5Z', CRIMSON[1]) +
    pen('M37 0Q42 8 46 10H70', 2, GOLD[0]) +
    dot(56, 22, 17, 'none', ' stroke-width="6.6"') +
    `<circle cx="56" cy="22" r="17" fill="none" stroke="${GOLD[0]}" stroke-width="3.6"/>` +
    at(56, 22, around(8, pen('M0-4V-15', 2.2)) + dot(0, 0, 4.4, GOLD[0], ' stroke-width="1.2"')),
  2.4,
);
