/** The signs of the suits, each around the point 0 0: symbols D, C, S, B, and `lidded`, the cup with a lid. */

import { bow } from '../drawing/ribbons';
import { around, dot, drawn, ellipse, inked, pen, shape, symbol, tint, WHITE } from '../drawing/shapes';
import { BOTTLE, CRIMSON, GOLD } from './tones';

/** Rings around a rosette. */
const coin = inked(
  dot(0, 0, 26, GOLD[0]) +
    tint('M17-20Q28 0 15 21Q0 29-17 20Q17 21 17-20Z', GOLD[1]) +
    around(24, dot(0, -23, 1.1, CRIMSON[0], ' stroke="none"')) +
    dot(0, 0, 20.2, '#fde98e', ' stroke-width="1.2"') +
    dot(0, 0, 17.8, 'none', ` stroke="${BOTTLE[0]}" stroke-width="2.4"`) +
    dot(0, 0, 15.6, GOLD[0], ' stroke-width="1"') +
    around(8, shape('M0-4Q3-6 1.6-10.4L0-8.8L-1.6-10.4Q-3-6 0-4Z', BOTTLE[0], ' stroke-width=".7"'), 22.5) +
    around(8, shape('M0-2Q5.4-7 2.6-12.4Q0-14.8-2.6-12.4Q-5.4-7 0-2Z', CRIMSON[0], ' stroke-width=".9"')) +
    around(8, pen('M0-5V-10', 0.8, '#f7a08a')) +
    dot(0, 0, 4.4, GOLD[0], ' stroke-width="1"') +
    dot(0, 0, 1.6, CRIMSON[1], ' stroke="none"'),
  2.6,
);

const HANDLE = 'M-9-24Q-19-31-25-23Q-29-13-17-8';
const handles =
  pen(HANDLE, 6) +
  pen(HANDLE, 3.2, GOLD[0]) +
  `<g transform="scale(-1 1)">${pen(HANDLE, 6) + pen(HANDLE, 3.2, GOLD[1])}</g>`;
const belly =
  shape('M-6 19H6L6.6 24L14 27.4V31.6H-14V27.4L-6.6 24Z', GOLD[0]) +
  tint('M1 20H5.4L6 24.4L13.4 27.8V31H4Q5 24 1 20Z', GOLD[1]) +
  shape('M-8-27Q-7-18-13-14.6Q-22-9-20.6 1Q-18 15-5.6 20.4H5.6Q18 15 20.6 1Q22-9 13-14.6Q7-18 8-27Z', CRIMSON[0]) +
  tint('M3-26H7.4Q6.6-18 12.6-14.4Q21-9 20 1H12Q13-9 5-14Q2-18 3-26Z', CRIMSON[1]) +
  shape('M-20.6 1Q-18 15-5.6 20.4H5.6Q18 15 20.6 1Q0 8-20.6 1Z', BOTTLE[0]) +
  tint('M11 4.4Q16 3.4 20 1.6Q17.4 15 5.6 19.8H1Q10 14 11 4.4Z', BOTTLE[1]) +
  pen('M-12 4.4Q-10 13-4 18.6M0 5.6V19M12 4.4Q10 13 4 18.6', 0.9) +
  shape('M-20.8-4Q0 3 20.8-4Q21 0 20.4 2.4Q0 9-20.4 2.4Q-21 0-20.8-4Z', GOLD[0]) +
  [-15, -7.6, 0, 7.6, 15].map((x) => dot(x, 3.2 - Math.abs(x) * 0.16, 1.5, CRIMSON[0], ' stroke-width=".7"')).join('') +
  pen('M-14-8Q-12-12-8-14', 1.6, '#f59a86');
const cup = inked(
  handles +
    belly +
    shape('M-12-32H12L9.6-25.6H-9.6Z', GOLD[0]) +
    tint('M4-31.4H11.4L9-26.2H4Z', GOLD[1]) +
    ellipse(0, -32, 12.4, 3, CRIMSON[1]),
  2.6,
);
const lidded = inked(
  handles +
    belly +
    shape('M-12-28H12V-24.4Q0-22.6-12-24.4Z', GOLD[0]) +
    shape('M-11-28Q-10-36 0-37Q10-36 11-28Z', BOTTLE[0]) +
    tint('M3-36.6Q9.6-35 10.4-28.4H5Q6-33 3-36.6Z', BOTTLE[1]) +
    dot(0, -39.6, 3.4, GOLD[0], ' stroke-width="1.1"'),
  2.6,
);

const sword = inked(
  shape('M0-60L6.6-48L5.4 27H-5.4L-6.6-48Z', BOTTLE[0]) +
    tint('M0-59L6-48L5 27H1.4L1-50Z', BOTTLE[1]) +
    pen('M-1.6-46L-1.2 24', 1.2, '#7cc79f') +
    shape('M-3.6 32H3.6L4.4 51H-4.4Z', CRIMSON[0]) +
    tint('M1 33H3.2L3.8 50.6H1Z', CRIMSON[1]) +
    pen('M-3.8 36.6L3.8 39.4M-4 42L4 44.8', 1.2, GOLD[0]) +
    shape('M-14 24.6Q-17 31-11.6 33Q0 30.6 11.6 33Q17 31 14 24.6Q8 28 0 26.4Q-8 28-14 24.6Z', GOLD[0]) +
    tint('M2 27Q9 28 14 25Q16.4 31 11.6 32.4Q6 31 2 31Z', GOLD[1]) +
    dot(0, 54.4, 5, GOLD[0]) +
    tint('M1.4 50Q5.4 52 3.6 57Q2 59 0 59Q2.6 55 1.4 50Z', GOLD[1]),
  2.4,
);

const baton = inked(
  shape('M-8-14Q-17-15-18-25L-12-28Q-10-22-6-21Z', BOTTLE[0]) +
    ellipse(-15, -26.6, 3.2, 1.8, GOLD[0], ' stroke-width="1" transform="rotate(-26 -15 -26.6)"') +
    shape('M8-33Q16-34 18-43L12-46Q10-40 7-39Z', BOTTLE[0]) +
    ellipse(15, -44.6, 3.2, 1.8, GOLD[0], ' stroke-width="1" transform="rotate(26 15 -44.6)"') +
    shape(
      'M-10-56Q0-63 10-56Q13-46 10.4-38Q13-28 9.6-19Q10-8 7.6 0L6.4 11H-6.4L-7.6 0Q-10-8-9.6-19Q-13-28-10.4-38Q-13-46-10-56Z',
      BOTTLE[0],
    ) +
    tint('M4-59Q8-58.4 9.6-55.6Q12.6-46 10-38Q12.4-28 9-19Q9.6-8 7-0L6 10.6H2.4Q5-8 3.6-24Q7-42 4-59Z', BOTTLE[1]) +
    pen('M-6.4-49Q-8-42-6-36M-6-30Q-8-24-5.6-18M-1-12Q0-6-2 0M1-46Q2-40 1-34', 1.3, '#74c49a') +
    shape('M-6 14H6L4.4 46Q4 52 6.4 57Q0 61-6.4 57Q-4 52-4.4 46Z', CRIMSON[0]) +
    tint('M1.4 15H5.4L3.8 46Q3.4 52 5.8 56.6Q4 58 1 58.6Q3 40 1.4 15Z', CRIMSON[1]) +
    pen('M-3.4 20L-2.4 44', 1.1, '#f59a86') +
    shape('M-7.4 9.4Q0 12 7.4 9.4V15.4Q0 18-7.4 15.4Z', GOLD[0], ' stroke-width="1"') +
    ellipse(0, -56.6, 9.4, 3, GOLD[0]) +
    ellipse(0, -56.6, 4.4, 1.2, 'none', ' stroke-width=".8"'),
  2.4,
);

export const SIGNS =
  symbol('D', coin) +
  symbol('C', cup) +
  symbol('lidded', lidded) +
  symbol('S', sword) +
  symbol('B', baton) +
  symbol('bow', bow(CRIMSON)) +
  symbol('sprig', drawn(shape('M0 2Q9-8 0-22Q-9-8 0 2Z', BOTTLE[0]) + pen('M0 6V-14', 0.9, WHITE[0]), 1.1));
