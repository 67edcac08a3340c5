/** The signs of the suits, each around the point 0 0: symbols D, C, S and B, and the ribbon that ties some of them. */

import { bow } from '../drawing/ribbons';
import { around, at, BLACK, dot, ellipse, INK, inked, pen, shape, symbol, tint, WHITE } from '../drawing/shapes';
import { BLADE, BOTTLE, LEMON, LOG, VERMILION } from './tones';

/** Black, with rings of dots and a red smiling face. */
const coin = inked(
  dot(0, 0, 26.4, LEMON[0]) +
    tint('M17-20Q28 0 15 21Q0 29-17 20Q16 20 17-20Z', LEMON[1]) +
    dot(0, 0, 24, BLACK[1], ' stroke-width="1"') +
    around(24, dot(0, -21.2, 1.3, LEMON[0], ' stroke="none"')) +
    dot(0, 0, 18.2, LEMON[0], ' stroke="none"') +
    dot(0, 0, 16.8, BLACK[1], ' stroke="none"') +
    dot(0, 0, 14.2, VERMILION[0], ' stroke-width="1"') +
    tint('M8-11.6Q17 0 7 12.2Q0 15-7 12Q9 9 8-11.6Z', VERMILION[1]) +
    dot(-6.8, 2.2, 2.8, '#f59a82', ' stroke="none"') +
    dot(6.6, 2.2, 2.8, '#f08a70', ' stroke="none"') +
    pen('M-9.2-5.2Q-5.8-8.6-2.6-5.6M2.6-5.6Q5.8-8.6 9.2-5.2', 1.4) +
    shape(
      'M-8.4-2.4Q-5.4-5.2-2.6-2.4Q-5.4-.6-8.4-2.4ZM2.6-2.4Q5.4-5.2 8.4-2.4Q5.4-.6 2.6-2.4Z',
      WHITE[0],
      ' stroke-width=".7"',
    ) +
    dot(-5.4, -2.8, 1.2, INK, ' stroke="none"') +
    dot(5.4, -2.8, 1.2, INK, ' stroke="none"') +
    pen('M-.4-4.4Q-2 1.8-1.4 2.8Q.4 3.8 1.8 2.6', 1.1) +
    shape('M-8 4.4Q-4 6.4 0 6.2Q4 6.4 8 4.4Q5.6 11 0 11Q-5.6 11-8 4.4Z', '#6d160f', ' stroke-width="1.1"') +
    pen('M-5 6.9Q0 8.2 5 6.9', 1.2, WHITE[0]) +
    pen('M-3 13Q0 13.8 3 13', 0.8),
  2.6,
);

/** Dark green with a yellow band, a red mouth and a gold foot. */
const cup = inked(
  shape('M-3.6 7H3.6L5.4 24H-5.4Z', LEMON[0]) +
    tint('M.8 7H3.6L5 24H.8Z', LEMON[1]) +
    shape('M-17 31.4Q-15 24 0 21.6Q15 24 17 31.4Z', LEMON[0]) +
    tint('M4 22.2Q14 24 16.4 31.4H5Q8 27 4 22.2Z', LEMON[1]) +
    shape('M-18.4 29.6H18.4V33.2H-18.4Z', VERMILION[0]) +
    ellipse(0, 13.6, 7.8, 3.8, VERMILION[0]) +
    shape('M-22-25Q-23 5 0 10Q23 5 22-25Z', BOTTLE[0]) +
    tint('M9-21H21.6Q22 5 0 9.6Q14 0 9-21Z', BOTTLE[1]) +
    pen('M-16.6-4Q-14 3-7 6.6M-10-3Q-8 4-3.4 7.4M-3.4-2Q-2.6 4-1 8', 1.5, '#78b08e') +
    pen('M4-2Q3.4 4 1.6 8M11-3Q9 4 4 7.6M17-5Q14 3 7.6 6.6', 1.1) +
    shape('M-22.2-19Q-22.6-11-21-6.6Q0 0 21-6.6Q22.6-11 22.2-19Q0-12-22.2-19Z', LEMON[0]) +
    tint('M9-15.4L21.8-18.4Q22-11 20.4-7Q16-5.4 9-4.2Z', LEMON[1]) +
    [-14, 0, 14].map((x) => dot(x, x ? -10.8 : -9, 2.5, VERMILION[0], ' stroke-width=".9"')).join('') +
    ellipse(0, -25.4, 22.2, 6.2, LEMON[0]) +
    ellipse(0, -25, 18.4, 4.2, VERMILION[0], ' stroke-width="1"') +
    tint('M-14-22.6Q0-27 16-23.6Q10-21 0-20.9Q-9-21-14-22.6Z', VERMILION[1]),
  2.6,
);

/** Thin, blue-grey, a red gem at the guard. */
const sword = inked(
  shape('M0-60L4-51L3.6 32H-3.6L-4-51Z', BLADE[0]) +
    tint('M0-59L3.6-51L3.2 32H.6Z', BLADE[1]) +
    pen('M-1.2-48V26', 0.9, '#f4f8fa') +
    shape('M-2.8 36H2.8L3.6 52H-3.6Z', BOTTLE[0]) +
    pen('M-3 39.6L3 42M-3.2 44L3.2 46.4M-3.4 48.4L3.4 50.8', 1.2, LEMON[0]) +
    shape(
      'M-12.6 27Q-15.4 32-12 34.4Q-8 35.4-6.4 32.6Q0 35.4 6.4 32.6Q8 35.4 12 34.4Q15.4 32 12.6 27Q8.4 31 0 29Q-8.4 31-12.6 27Z',
      LEMON[0],
    ) +
    tint('M3 29.4Q9 30.4 12.6 27.6Q15 32 11.6 34Q8.4 34.6 6.6 32Q5 33 3 33.4Z', LEMON[1]) +
    dot(0, 31.8, 4.4, VERMILION[0], ' stroke-width="1.1"') +
    dot(-1.2, 30.4, 1.2, '#ffd9cc', ' stroke="none"') +
    dot(0, 55.2, 4.4, LEMON[0]) +
    dot(0, 55.2, 1.7, VERMILION[0], ' stroke-width=".8"'),
  2.4,
);

const stub = (x: number, y: number, turn: number, length: number): string =>
  at(
    x,
    y,
    shape(`M-5 3L-3.6-${length}Q0-${length + 2} 3.6-${length}L5.4 3Z`, LOG[0]) +
      tint(`M1-${length}L3.4-${length}L5 3H2Z`, LOG[1]) +
      ellipse(0, -length, 3.7, 2, VERMILION[0], ' stroke-width="1"'),
    turn,
  );

/** A rough log, sawn off at both ends and at its branches. */
const baton = inked(
  stub(6, -24, 48, 11) +
    stub(-6, 4, -50, 11) +
    stub(6, 28, 56, 8) +
    shape(
      'M-8.8-55Q-10.6-46-8.8-40Q-10.4-32-8.6-26Q-10.6-16-8.4-8Q-10.8 2-8.6 12Q-10.4 22-8.8 30Q-10.6 42-8.6 54Q0 58.6 8.6 54Q10.8 44 9 37Q10.6 30 8.8 22Q10.4 10 8.6 0Q10.6-10 8.8-18Q10.8-26 9-34Q10.6-44 8.8-55Z',
      LOG[0],
    ) +
    tint(
      'M3.6-56L8.4-55Q10-44 8.6-34Q10.2-26 8.4-18Q10-10 8.2 0Q10 10 8.4 22Q10 30 8.6 37Q10.2 44 8.2 53.8Q5 55.6 2.6 56Q5.4 40 3.8 26Q5.6 6 3.6-12Q5.6-34 3.6-56Z',
      LOG[1],
    ) +
    pen(
      'M-5.4-46Q-3.6-38-5.6-30M-1-40Q.6-32-1-24M-5.4-18Q-3.6-10-5.2-2M0-10Q1.6 0-.4 8M-5.2 16Q-3.4 24-5.2 32M-1 26Q.6 34-1 44M-5.6 42V50',
      1.1,
      '#8fc795',
    ) +
    pen('M2-46Q3.4-40 2-33M3.6-20Q5-12 3.4-4M3 12Q4.6 18 3.2 24M3.6 42V48', 0.9) +
    ellipse(1.6, 13, 2.6, 3.8, LOG[1], ' stroke-width=".9"') +
    ellipse(-3, -34, 2.2, 3.2, LOG[1], ' stroke-width=".8"') +
    ellipse(0, -55.4, 8.9, 3.4, VERMILION[0]) +
    ellipse(0, -55.4, 5.2, 1.8, 'none', ' stroke-width=".8" stroke="#ffd0c0"') +
    ellipse(0, 54.6, 8.7, 3.2, VERMILION[0]) +
    ellipse(0, 54.6, 5, 1.7, 'none', ' stroke-width=".8" stroke="#ffd0c0"'),
  2.4,
);

export const SIGNS =
  symbol('D', coin) + symbol('C', cup) + symbol('S', sword) + symbol('B', baton) + symbol('ribbon', bow(VERMILION));
