/** The Trinacria of the three of coins: a winged head between three running legs and ears of wheat, around 0 0. */

import { around, at, dot, ellipse, INK, inked, pen, shape, SKIN, tint, WHITE } from '../../drawing/shapes';
import { BOTTLE, CRIMSON, GOLD } from '../tones';

/** It runs with its knee to the left, its toes up. */
const leg =
  shape(
    'M-11-12Q-22-24-28-38Q-33-50-25-56Q-19-60-10-59L16-67Q20-72 23-82Q26-88 30-86Q33-80 31-72L33-59Q33-53 27-54L18-56Q6-48-4-44Q4-32 12-12Z',
    SKIN[0],
  ) +
  tint('M-4-44Q4-32 12-12L2-10Q0-28-12-44ZM18-56Q6-48-4-44Q-8-48-4-51Q8-54 18-60L32-60Q33-53 27-54Z', SKIN[1]) +
  pen('M-25-50Q-20-46-14-49M20-64Q23-62 26-65M27-83L27-78M29.6-80L29-76', 1);

const grain = shape('M0 0Q5-5 0-12Q-5-5 0 0Z', GOLD[0], ' stroke-width="1"');
/** An ear of wheat that points up. */
const ear =
  pen('M0-10V-42', 2.6) +
  pen('M0-10V-42', 1.2, GOLD[1]) +
  [-30, -37, -44, -51]
    .map(
      (y) =>
        `<g transform="translate(0 ${y})"><g transform="rotate(34)">${grain}</g><g transform="rotate(-34)">${grain}</g></g>`,
    )
    .join('') +
  `<g transform="translate(0 -54)">${grain}</g>` +
  pen('M-6-60L-9-70M0-66V-75M6-60L9-70', 0.9);

const feathers = (side: number): string =>
  `<g transform="scale(${side} 1)">${
    shape('M12-8Q22-26 46-30Q44-23 38-20Q46-19 47-15Q41-9 34-9Q40-6 40-2Q32 5 14 3Z', GOLD[0]) +
    tint('M14 2Q26-2 39-3Q36 4 14 3ZM22-6Q34-10 46-15.6Q42-9 22-6Z', GOLD[1]) +
    pen('M17-8Q28-18 38-20M18-3Q26-8 34-9', 1)
  }</g>`;

/** A snake that curls out of the hair. */
const snake = (turn: number, side: number): string =>
  `<g transform="rotate(${turn}) scale(${side} 1)">${
    pen('M0-15Q-6-21 0-25Q7-28 5-33', 5.4) +
    pen('M0-15Q-6-21 0-25Q7-28 5-33', 2.8, BOTTLE[0]) +
    ellipse(4.6, -34, 3.4, 2.6, BOTTLE[0], ' stroke-width="1.1"') +
    dot(5.4, -34.6, 0.8, INK, ' stroke="none"') +
    pen('M7.6-34.6L11-36', 0.9, CRIMSON[0])
  }</g>`;

const face =
  shape('M-15-4Q-18-20 0-21Q18-20 15-4Q15 8 9 14Q5 18 0 18Q-5 18-9 14Q-15 8-15-4Z', SKIN[0]) +
  tint('M15-4Q15 8 9 14Q5 18 0 18Q8 10 10-2Q11-10 9-16Q16-14 15-4Z', SKIN[1]) +
  shape(
    'M-16 2Q-21-6-17-12Q-18-21-9-21Q-4-27 2-23Q10-26 13-19Q21-17 17-9Q20-3 16 2Q15-8 10-12Q4-9 0-13Q-5-9-10-12Q-15-8-16 2Z',
    '#6b4423',
  ) +
  shape('M-10-3Q-6-7-2-3Q-6-.6-10-3ZM2-3Q6-7 10-3Q6-.6 2-3Z', WHITE[0], ' stroke-width=".9"') +
  dot(-6, -3.2, 1.7, INK, ' stroke="none"') +
  dot(6, -3.2, 1.7, INK, ' stroke="none"') +
  pen('M-11-6.6Q-6-10-2-6.4M2-6.4Q6-10 11-6.6', 1.7) +
  pen('M-.4-3Q-2.6 3-2 4.6Q0 6.4 2.6 4.6', 1.1) +
  shape('M-5 9.4Q-2 8 0 8.8Q2 8 5 9.4Q0 13.4-5 9.4Z', CRIMSON[0], ' stroke-width=".8"') +
  dot(-9, 4.4, 3, CRIMSON[0], ' stroke="none" opacity=".3"') +
  dot(9, 4.4, 3, CRIMSON[0], ' stroke="none" opacity=".3"');

export const trinacria = inked(
  around(3, ear, 40) +
    around(3, leg) +
    at(
      0,
      0,
      feathers(-1) +
        feathers(1) +
        [-62, -34, -8].map((turn) => snake(turn, -1)).join('') +
        [62, 34].map((turn) => snake(turn, 1)).join('') +
        face,
      0,
      1.2,
    ),
  3,
);
