/** The seven of coins, the settebello: six coins around a sun, in a frame of gold. */

import { banner } from '../drawing/ribbons';
import { around, dot, drawn, INK, inked, pen, RED, shape, symbol, tint, use, WHITE, YELLOW } from '../drawing/shapes';

const RING: [number, number][] = [
  [70.5, 76],
  [129.5, 76],
  [41, 162],
  [159, 162],
  [70.5, 248],
  [129.5, 248],
];
/** Rays between the coins, shorter towards those at the sides. */
const rays = around(24, (k) =>
  tint(`M-5-50L0-${Math.abs(Math.sin((k * Math.PI) / 12)) > 0.72 ? 86 : 138}L5-50Z`, '#f9e2a0'),
);

/** The sun with a face, 84 across; the icons of the app are made of it (`web/dev/icons.py`). */
const sun = inked(
  around(16, (k) =>
    k % 2
      ? shape('M-4-24Q-7-30-1-33Q2-35 0-40Q7-34 4-29Q2-26 4-24Z', RED[0], ' stroke-width="1.1"')
      : shape('M-5.4-24L0-43L5.4-24Z', YELLOW[0], ' stroke-width="1.1"') + tint('M0-42L5-24H0Z', YELLOW[1]),
  ) +
    dot(0, 0, 26, YELLOW[0]) +
    tint('M16-20Q30 2 14 22Q2 29-14 21Q16 14 16-20Z', YELLOW[1]) +
    dot(0, 0, 22, 'none', ' stroke-width="1"') +
    pen('M-13.4-7.6Q-8.6-11.6-4-8M4-8Q8.6-11.6 13.4-7.6', 1.9) +
    shape('M-12.4-3Q-8.4-6.8-4.6-3Q-8.4-.4-12.4-3ZM4.6-3Q8.4-6.8 12.4-3Q8.4-.4 4.6-3Z', WHITE[0], ' stroke-width="1"') +
    dot(-8.4, -3.4, 1.8, INK, ' stroke="none"') +
    dot(8.4, -3.4, 1.8, INK, ' stroke="none"') +
    pen('M-.6-6Q-3.4 3-2.6 5Q0 6.8 3 5', 1.4) +
    shape('M-7.6 9.6Q0 11.6 7.6 9.6Q0 18-7.6 9.6Z', RED[0], ' stroke-width="1.2"') +
    dot(-13.4, 5, 3.6, RED[0], ' stroke="none" opacity=".35"') +
    dot(13.4, 5, 3.6, RED[0], ' stroke="none" opacity=".35"'),
  2.6,
);

const crown = drawn(
  shape('M-17 8L-20-11L-9-2L0-16L9-2L20-11L17 8Q0 12-17 8Z', YELLOW[0]) +
    tint('M2-14L9-2L19.4-10L17 7.6Q10 9.6 5 9.8Q8-2 2-14Z', YELLOW[1]) +
    shape('M-17.5 3Q0 8 17.5 3L17 9.5Q0 14-17 9.5Z', '#f9e2a0') +
    [-20, 0, 20].map((x) => dot(x, x ? -12 : -17, 2.8, RED[0], ' stroke-width="1.1"')).join('') +
    dot(0, 8.4, 2.6, RED[0], ' stroke-width="1.1"'),
  1.5,
);

export const SETTEBELLO = symbol(
  'card-7D',
  `<rect x="4" y="4" width="192" height="316" rx="10.5" fill="#fdf0c8" stroke="${YELLOW[0]}" stroke-width="3.4"/>` +
    `<rect x="7.8" y="7.8" width="184.4" height="308.4" rx="8" fill="none" stroke="${YELLOW[1]}"/>` +
    `<g transform="translate(100 162)">${rays}</g>` +
    RING.map(([x, y]) => use('D', x, y, 1.03)).join('') +
    `<g id="settebello-sun" transform="translate(100 162) scale(.8)">${sun}</g>` +
    `<g transform="translate(100 34)">${crown}</g><g transform="translate(100 293)">${banner(RED, 'settebello')}</g>`,
);
