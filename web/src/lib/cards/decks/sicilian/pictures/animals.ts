/** The dogs and the fish of the number cards, each around 0 0. */

import { dot, ellipse, INK, inked, limbIn, pen, shape, tint, type Tone, WHITE } from '../../drawing/shapes';
import { AZURE, CRIMSON, GOLD } from '../tones';

const TAN: Tone = ['#d9954a', '#a2632a'];
const CREAM: Tone = ['#f6ead2', '#cdb48a'];
const DUN: Tone = ['#8a6a55', '#5c4334'];

/** The head of a hound with upright ears, its nose to the left; the neck ends at 0 0. */
const hound = (tone: Tone): string =>
  shape('M6 8Q8-6-1-14L1-24L-7-15L-9-22L-13-12Q-17-8-28-5Q-33-3-31 1Q-26 4-19 2Q-12 4-9 12Z', tone[0]) +
  tint('M6 8Q8-6-1-14Q2-2-6 6L-9 12Z', tone[1]) +
  dot(-14, -7.6, 1.5, INK, ' stroke="none"') +
  ellipse(-30.6, -2.6, 2.2, 1.7, INK, ' stroke="none"') +
  pen('M-28 1Q-23 1-19-1.4', 1);
const collar = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${shape('M-9 4L5-1L7 5L-8 10Z', CRIMSON[0])}</g>`;

/** It runs to the left, 96 wide. */
export const running = inked(
  limbIn(
    [
      [-16, 4],
      [-36, 12],
      [-44, 22],
    ],
    [10, 6, 5],
    [TAN[1], TAN[1]],
  ) +
    limbIn(
      [
        [28, 2],
        [44, 8],
        [48, 22],
      ],
      [13, 6, 5],
      [TAN[1], TAN[1]],
    ) +
    pen('M32-8Q48-20 56-14', 5) +
    pen('M32-8Q48-20 56-14', 2.6, TAN[0]) +
    shape('M-24-12Q-6-16 10-12Q26-18 36-8Q40 4 30 8Q18 2 8 4Q-8 14-20 10Q-30 2-24-12Z', TAN[0]) +
    tint('M36-6Q39 4 30 7.4Q18 1.6 8 3.4Q-8 13.4-20 9.4Q-4 6 8-2Q22-6 36-6Z', TAN[1]) +
    limbIn(
      [
        [-20, 4],
        [-46, 4],
        [-58, 12],
      ],
      [12, 7, 5],
      TAN,
    ) +
    limbIn(
      [
        [30, 0],
        [40, 16],
        [56, 22],
      ],
      [16, 7, 5],
      TAN,
    ) +
    tint('M22-4Q22-10 31-8.4Q38-6 38 2L34 7Q24 8 22-4ZM-27 2Q-24-3-17-1.6L-15 6L-24 8Z', TAN[0]) +
    `<g transform="translate(-22 -10)">${hound(TAN)}</g>` +
    collar(-20, -10),
  2.6,
);

/** It stands and points to the left, one foot lifted. */
export const pointing = inked(
  limbIn(
    [
      [-12, 4],
      [-16, 20],
      [-14, 34],
    ],
    [10, 6, 5],
    [CREAM[1], CREAM[1]],
  ) +
    limbIn(
      [
        [30, 2],
        [38, 18],
        [32, 34],
      ],
      [13, 6, 5],
      [CREAM[1], CREAM[1]],
    ) +
    pen('M34-8Q50-12 56-26', 5) +
    pen('M34-8Q50-12 56-26', 2.6, CREAM[0]) +
    shape('M-22-12Q4-17 24-13Q38-12 38 0Q34 10 22 6Q2 14-18 9Q-28 2-22-12Z', CREAM[0]) +
    tint('M37-4Q38 2 34 6Q30 8 22 5.4Q2 13.4-18 8.4Q4 6 18 0Q28-4 37-4Z', CREAM[1]) +
    shape('M2-15Q16-18 25-13Q22-2 12-2Q2-4 2-15Z', TAN[0], ' stroke-width="1"') +
    limbIn(
      [
        [-16, 4],
        [-32, 10],
        [-24, 20],
      ],
      [11, 6, 5],
      CREAM,
    ) +
    limbIn(
      [
        [26, 0],
        [34, 18],
        [40, 34],
      ],
      [17, 7, 5],
      CREAM,
    ) +
    tint('M17-3Q17-11 27-10Q36-8 35 2L31 8Q20 8 17-3ZM-23 0Q-19-4-13-1L-11 6L-20 9Z', CREAM[0]) +
    `<g transform="translate(-20 -10)">${hound(CREAM)}</g>` +
    collar(-18, -10),
  2.6,
);

/** It sits and looks to the left. */
export const sitting = inked(
  pen('M18 24Q38 28 40 12', 5.4) +
    pen('M18 24Q38 28 40 12', 3, DUN[0]) +
    limbIn(
      [
        [-8, 2],
        [-10, 16],
        [-14, 30],
      ],
      [10, 7, 5],
      [DUN[1], DUN[1]],
    ) +
    shape('M-12-14Q2-14 10-2Q24 8 24 22Q22 32 8 32Q-4 32-6 22Q-18 6-12-14Z', DUN[0]) +
    tint('M10-1Q23 8 23.4 22Q21 31 8 31.4Q16 24 12 10Z', DUN[1]) +
    shape('M-11-6Q-4 4-3 16Q-10 10-13 0Z', WHITE[0], ' stroke-width=".9"') +
    shape('M2 18Q16 12 20 24Q18 32 2 32H-8Q-8 28 0 27Z', DUN[0]) +
    limbIn(
      [
        [-6, 4],
        [-4, 18],
        [-6, 30],
      ],
      [10, 7, 6],
      DUN,
    ) +
    tint('M-11 2Q-10-3-4-2Q0 0-1 8L-9 10Z', DUN[0]) +
    shape('M-14 32Q-14 28-6 28L-2 32Z', DUN[0]) +
    `<g transform="translate(-6 -14)">${hound(DUN)}</g>` +
    collar(-4, -14),
  2.6,
);

/** A fish that swims to the left, 110 wide. */
export const fish = inked(
  shape('M30 0Q44-8 54-22Q60-10 50 0Q60 10 54 22Q44 8 30 0Z', CRIMSON[0]) +
    tint('M50 1Q59 10 54 21Q45 8 33 1Z', CRIMSON[1]) +
    pen('M38-2L51-12M38 2L51 12', 1) +
    shape('M-14-17Q4-34 24-13Z', CRIMSON[0]) +
    pen('M-4-20L-2-16M6-24L8-16M15-20L17-14', 1) +
    shape('M-8 17Q0 28 16 22Q14 16 8 14Z', CRIMSON[0]) +
    shape('M-56 2Q-40-20-10-20Q20-18 38-1Q20 18-10 19Q-40 19-56 6L-48 3Z', AZURE[0]) +
    shape('M-54 6L-48 3Q-20 10 37 0Q20 18-10 19Q-40 19-54 6Z', '#f7e3a1', ' stroke-width="1"') +
    tint('M-34 12Q0 18 26 7Q12 18-10 18.4Q-24 18.4-34 12Z', GOLD[1]) +
    pen('M-26-17Q-18-2-27 15', 1.4) +
    pen([-12, -2, 8, 18].map((x, k) => `M${x - 4} ${-12 + k}q6 4 1 9q6 4 0 8`).join(''), 1, AZURE[1]) +
    shape('M-18 2Q-8 0-4 8Q-12 12-18 8Z', CRIMSON[0], ' stroke-width="1.1"') +
    dot(-40, -4, 4.4, WHITE[0], ' stroke-width="1.2"') +
    dot(-41, -4, 2, INK, ' stroke="none"'),
  2.6,
);
