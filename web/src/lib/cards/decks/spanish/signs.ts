/** The signs of the suits, each around the point 0 0: D, C, S and B, the dagger, and the yellow baton. */

import { around, dot, drawn, ellipse, INK, inked, pen, shape, STEEL, symbol, tint, type Tone } from '../drawing/shapes';
import { LEAF, LEMON, SCARLET, SKY } from './tones';

const coin = inked(
  dot(0, 0, 26.4, LEMON[0]) +
    around(36, pen('M0-26V-23.4', 1)) +
    tint('M17-20Q28 0 15 21Q0 29-17 20Q16 20 17-20Z', LEMON[1]) +
    dot(0, 0, 22, LEMON[0], ' stroke-width="1.1"') +
    around(12, dot(0, -19.2, 1.1, SCARLET[0], ' stroke="none"')) +
    dot(0, 0, 16, '#fbe68c', ' stroke-width="1"') +
    // A woman's head in profile.
    shape(
      'M9 12Q12 2 9-6Q6-13-1-12Q-7-11-7-5L-6.4-3L-9.6 2L-7 3L-7.6 5.4L-6.6 7Q-6.6 9.6-3 9.4L-2 14Q4 16 9 12Z',
      '#f3c0a0',
      ' stroke-width="1"',
    ) +
    shape('M-7-6Q-7-14 1-14Q11-14 12-4Q13 4 10 12Q7 13 5 8Q7 0 3-3Q0-8-7-6Z', SCARLET[0], ' stroke-width="1"') +
    pen('M-8.4-8.4Q0-13 9-9', 2.2, LEAF[0]) +
    pen('M1-12Q6-8 7-2M4-3Q9 3 7 10M-5 1Q-3 2-4 4M3 1Q5 2 3.6 4.4Q2 4 3 1', 0.8) +
    dot(-4.6, -2.6, 1, INK, ' stroke="none"') +
    pen('M-6.6 5.8L-4.6 5.6', 0.9),
  2.6,
);

const cup = inked(
  shape('M-4 8H4L6 24H-6Z', LEMON[0]) +
    shape('M-17 31.5Q-15 23 0 21Q15 23 17 31.5Z', LEMON[0]) +
    tint('M4 21.6Q14 23 16.4 31.5H5Q8 26 4 21.6Z', LEMON[1]) +
    shape('M-18 29.5H18V33H-18Z', SCARLET[0]) +
    ellipse(0, 14.6, 8, 4.6, SKY[0]) +
    shape('M-22-24Q-23 8 0 10Q23 8 22-24Z', SCARLET[0]) +
    tint('M8-20H21.6Q22 8 0 9.6Q14 0 8-20Z', SCARLET[1]) +
    pen('M-13-12Q-12 2-5 8M-4-11Q-4 2-1 9M5-11Q5 2 3 9M14-12Q13 2 6 8', 1) +
    shape('M-22.4-24Q-23-15-21.4-11Q0-5 21.4-11Q23-15 22.4-24Z', LEMON[0]) +
    tint('M9-20L22-22Q22.6-15 21-11.4Q16-9.6 9-8.6Z', LEMON[1]) +
    [-13, 0, 13].map((x) => dot(x, x ? -14.6 : -13.4, 2.7, SKY[0], ' stroke-width="1"')).join('') +
    ellipse(0, -24.4, 22.4, 5.2, LEMON[0]) +
    ellipse(0, -24, 17.4, 3, SCARLET[1], ' stroke-width=".9"'),
  2.6,
);

const hilt =
  shape('M-3.2 33H3.2L4 50H-4Z', SCARLET[0]) +
  pen('M-3.4 37L3.4 39.6M-3.6 42L3.6 44.6', 1.3, LEMON[0]) +
  shape('M-15 24Q-18 31-12 33Q0 30 12 33Q18 31 15 24Q10 29 0 27Q-10 29-15 24Z', LEMON[0]) +
  tint('M3 27.6Q11 29 15 25Q17 31 12 32.4Q7 31 3 31Z', LEMON[1]) +
  dot(0, 53.6, 4.8, LEMON[0]) +
  dot(0, 53.6, 1.8, SKY[0], ' stroke-width=".8"');

const sword = inked(
  shape('M0-60L5.4-51V29H-5.4V-51Z', SKY[0]) +
    tint('M0-59.4L5-51V28H1V-50Z', SKY[1]) +
    pen('M-2-46V24', 1, '#d9effb') +
    hilt,
  2.4,
);

/** Shorter and broader; its middle is at 0 0 too. */
const dagger = inked(
  `<g transform="translate(0 -8)">${
    shape('M0-34Q8-22 7.4-4L5.4 29H-5.4L-7.4-4Q-8-22 0-34Z', STEEL[0]) +
    tint('M0-33Q7.4-22 7-4L5 28.5H1V-30Z', SKY[0]) +
    pen('M0-26V26', 1.1) +
    hilt
  }</g>`,
  2.4,
);

const baton = (wood: Tone, band: Tone): string =>
  inked(
    shape('M6-30Q16-33 19-43L13-45Q8-40 4-38Z', wood[0]) +
      ellipse(16, -44, 3.2, 1.9, LEMON[0], ' stroke-width="1"') +
      shape('M-6-4Q-16-6-18-15L-12-18Q-9-12-5-11Z', wood[0]) +
      ellipse(-15, -16.6, 3.2, 1.9, LEMON[0], ' stroke-width="1"') +
      shape(
        'M-9-55Q0-61 9-55Q11-44 8.4-36Q11-26 8-16Q9 0 6.6 14Q7.4 36 5.4 55Q0 60-5.4 55Q-7.4 36-6.6 14Q-9 0-8-12Q-11-24-8.4-36Q-11-44-9-55Z',
        wood[0],
      ) +
      tint(
        'M3-58Q7-57 8.6-54.6Q10.6-44 8-36Q10.6-26 7.6-16Q8.6 0 6.2 14Q7 36 5 54.6Q3 57 1 57.6Q5 20 3 0Q6-30 3-58Z',
        wood[1],
      ) +
      pen('M-5-48Q-3-38-5-28M-4-14Q-2 0-4 14M1-30Q2-22 1-16', 1.4, '#ffffff77') +
      shape('M-6.4 24Q0 27 6.4 24L6 32Q0 35-6 32Z', band[0], ' stroke-width="1"') +
      ellipse(0, -55.4, 8.8, 3, SCARLET[0]) +
      ellipse(0, -55.4, 4, 1.2, 'none', ' stroke-width=".8"'),
    2.4,
  );

const ribbon = drawn(
  shape('M-8-4Q-26-16-40-8Q-50-2-56-8Q-52 8-38 6Q-22 4-8 5Z', SKY[0]) +
    shape('M8-4Q26-16 40-8Q50-2 56-8Q52 8 38 6Q22 4 8 5Z', SKY[0]) +
    tint('M10 1Q28-6 40-1Q48 2 54-4Q50 7 38 5.4Q22 3.6 10 4Z', SKY[1]) +
    shape('M-9-6Q0-10 9-6Q11 0 9 6Q0 10-9 6Q-11 0-9-6Z', SKY[0]) +
    pen('M-4-5Q-2 0-4 5M4-5Q2 0 4 5', 1),
  1.4,
);

export const SIGNS =
  symbol('D', coin) +
  symbol('C', cup) +
  symbol('S', sword) +
  symbol('dagger', dagger) +
  symbol('B', baton(LEAF, SCARLET)) +
  symbol('yellow-baton', baton(LEMON, SKY)) +
  symbol('ribbon', ribbon);
