/** The signs of the suits, each around the point 0 0: symbols D, C, S, B, and `sun`, a coin with a face. */

import { bow } from '../drawing/ribbons';
import {
  around,
  BLACK,
  BLUE,
  dot,
  drawn,
  ellipse,
  GREEN,
  INK,
  inked,
  pen,
  RED,
  shape,
  symbol,
  tint,
  YELLOW,
} from '../drawing/shapes';

const RAYS = around(8, shape('M-4.6-9L0-20.4L4.6-9Z', YELLOW[0]) + tint('M0-20L4.2-9H0Z', YELLOW[1]));
const FLAMES = around(
  8,
  shape('M-2.4-10Q-4-13-.6-14.4Q1.4-15.6 0-18.4Q4.6-15 2.4-10Z', RED[0], ' stroke-width=".7"'),
  22.5,
);

/** A face in a circle of radius 10. */
const FACE =
  tint('M5-8Q10 0 4 8.6Q-2 11-6 8Q4 6 5-8Z', YELLOW[1]) +
  pen('M-6.4-2.6Q-4-4.8-1.6-2.8M1.6-2.8Q4-4.8 6.4-2.6', 1.2) +
  dot(-3.9, -1, 1.2, INK, ' stroke="none"') +
  dot(3.9, -1, 1.2, INK, ' stroke="none"') +
  pen('M.2-1.6Q-1.4 2-.6 2.8H1M-3.6 5.2Q0 7.8 3.6 5.2', 1);

const coin = (middle: string): string =>
  inked(
    dot(0, 0, 26, YELLOW[0]) +
      tint('M18-19Q28 0 16 20Q0 30-18 19Q14 22 18-19Z', YELLOW[1]) +
      dot(0, 0, 22, BLACK[0], ' stroke-width="1"') +
      FLAMES +
      RAYS +
      dot(0, 0, 10, YELLOW[0]) +
      middle,
    2.6,
  );

const FLOWER =
  around(6, shape('M0-1.6Q4.4-4.6 0-8.2Q-4.4-4.6 0-1.6Z', RED[0], ' stroke-width=".8"')) + dot(0, 0, 2.2, YELLOW[0]);

const HANDLE = 'M-17-17Q-27-20-26-9Q-24 0-13 1';
const cup = inked(
  pen(HANDLE, 6.4) +
    pen(HANDLE, 3.2, YELLOW[0]) +
    `<g transform="scale(-1 1)">${pen(HANDLE, 6.4) + pen(HANDLE, 3.2, YELLOW[1])}</g>` +
    shape('M-4 8H4L5 24H-5Z', YELLOW[0]) +
    shape('M-15 31Q-13 22 0 20.4Q13 22 15 31Z', RED[0]) +
    tint('M4 21Q13 23 14.4 31H4Q8 26 4 21Z', RED[1]) +
    ellipse(0, 14, 7.4, 4.2, YELLOW[0]) +
    shape('M-19.6-25Q-20 6 0 10Q20 6 19.6-25Z', YELLOW[0]) +
    tint('M8-22H19.2Q19 6 0 9.6Q12 0 8-22Z', YELLOW[1]) +
    shape('M-18.8-9Q-15 8.4 0 10Q15 8.4 18.8-9Q0-2-18.8-9Z', GREEN[0]) +
    tint('M8-5Q15-6 18.4-8.6Q14.6 8 0 9.6Q8 4 8-5Z', GREEN[1]) +
    pen('M-12-1.6Q-8 5-3 7M-3-3.4L-2 6M6-3.6Q5 2 2.6 7', 0.9) +
    ellipse(0, -25, 19.6, 5, RED[0]) +
    ellipse(0, -24.4, 14.6, 2.8, RED[1], ' stroke-width=".8"'),
  2.6,
);

const sword = inked(
  shape('M0-60L6.4-50V29H-6.4V-50Z', BLUE[0]) +
    tint('M0-59L6-50V28.6H1.4V-50Z', BLUE[1]) +
    pen('M0-46V26', 1, '#b9d2ee') +
    shape('M-3.2 34H3.2L4 51H-4Z', RED[0]) +
    pen('M-3.4 38.4L3.4 41M-3.6 43.4L3.6 46', 1.3, YELLOW[0]) +
    shape('M-11 28.4Q0 31.6 11 28.4V34Q0 37-11 34Z', YELLOW[0]) +
    dot(-11, 31.2, 3.4, YELLOW[0]) +
    dot(11, 31.2, 3.4, YELLOW[0]) +
    dot(0, 54.6, 4.8, YELLOW[0]) +
    tint('M1-.0M1 50.6Q5 52 3.4 57Q2 59 0 58.6Q2.4 55 1 50.6Z', YELLOW[1]),
  2.4,
);

const baton = inked(
  shape('M-5.6-6Q-16-9-17.6-21Q-6.6-20-4.6-9Z', YELLOW[0]) +
    pen('M-15-18.6L-5.6-8', 0.9) +
    shape('M5.2 8Q15 6 16.6-5Q6.6-4 4.8 5Z', YELLOW[0]) +
    pen('M14-3L5.6 6.6', 0.9) +
    shape('M-8.6-55Q0-62 8.6-55Q10-22 6.4 4L5.6 56Q0 61-5.6 56L-6.4 4Q-10-22-8.6-55Z', GREEN[0]) +
    tint('M2.4-57.6Q6-57 8-54.6Q9.6-22 5.8 4L5 22H1.6Q4-20 2.4-57.6Z', GREEN[1]) +
    shape('M-6.2 20H6.2L5.6 56Q0 61-5.6 56Z', RED[0]) +
    tint('M1.8 20.6H5.6L5 55.6Q3 57.6 1 58Z', RED[1]) +
    pen('M-4.4-48Q-5.4-30-3.4-12M-2-4V16', 1.4, '#7cbd78') +
    ellipse(0, -55.6, 8.2, 2.8, YELLOW[0]) +
    ellipse(0, -55.6, 3.6, 1.1, 'none', ' stroke-width=".8"') +
    shape('M-7 18.4Q0 21 7 18.4V22.6Q0 25-7 22.6Z', YELLOW[0], ' stroke-width="1"'),
  2.4,
);

const flower = drawn(around(6, shape('M0-2Q5-6 0-11Q-5-6 0-2Z', '#fbe9a8')) + dot(0, 0, 2.8, '#e8b04a'), 0.9);

export const SIGNS =
  symbol('D', coin(FLOWER)) +
  symbol('sun', coin(FACE)) +
  symbol('C', cup) +
  symbol('S', sword) +
  symbol('B', baton) +
  symbol('ribbon', bow(RED)) +
  symbol('flower', flower);
