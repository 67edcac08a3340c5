/** Buildings, ships and vessels of the number cards, each around 0 0. */

import { dot, ellipse, inked, pen, shape, STEEL, tint, type Tone, WHITE } from '../../drawing/shapes';
import { AZURE, BOTTLE, CRIMSON, GOLD } from '../tones';

const WOOD: Tone = ['#a4632f', '#6f3f1b'];
const SAIL: Tone = ['#fff6df', '#dcc9a0'];

/** A cottage with a red roof between a palm and a prickly pear, 96 wide. */
export const cottage = inked(
  // The palm.
  shape('M30 30Q33 4 29-20L34-21Q39 4 37 30Z', WOOD[0]) +
    pen('M31 20L37 18M32 10L37 8M32 0L37-2M31-9L36-11', 0.9) +
    [
      'M31-20Q18-34 4-26Q18-28 28-16Z',
      'M31-20Q22-42 8-43Q24-36 29-18Z',
      'M32-20Q34-44 22-54Q40-44 35-18Z',
      'M33-20Q46-42 58-38Q44-36 36-17Z',
      'M33-20Q52-28 60-16Q46-22 35-14Z',
    ]
      .map((d, k) => shape(d, BOTTLE[k % 2 ? 1 : 0]))
      .join('') +
    // The house.
    shape('M-34-8H18V30H-34Z', SAIL[0]) +
    tint('M4-8H17.4V29.4H4Z', SAIL[1]) +
    shape('M-40-6L-28-28H12L25-6Q-8-2-40-6Z', CRIMSON[0]) +
    tint('M8-27.4H11.6L24-6.4Q14-5 4-4.6Z', CRIMSON[1]) +
    pen('M-32-8L-24-25M-22-6L-16-26M-11-5L-8-26M1-5L0-26M13-6L8-26', 1) +
    shape('M2-28V-38H10V-26Z', SAIL[1]) +
    shape('M-12 30V10Q-12 4-5 4Q2 4 2 10V30Z', BOTTLE[0]) +
    pen('M-5 5V30', 0.9) +
    shape('M-28 4H-18V15H-28Z', AZURE[0]) +
    pen('M-23 4V15M-28 9.6H-18', 0.9) +
    dot(10, 12, 3.6, AZURE[1]) +
    // The prickly pear, the ground.
    shape('M-44 30Q-48 24-44 18Q-52 16-51 8Q-44 5-42 12Q-42 2-35 4Q-31 10-37 17Q-33 24-37 30Z', BOTTLE[0]) +
    dot(-50, 6.6, 2.2, CRIMSON[0], ' stroke-width="1"') +
    dot(-34, 3, 2.2, CRIMSON[0], ' stroke-width="1"') +
    shape('M-54 32Q-40 27-20 29.6Q10 27 28 29Q46 27 54 32Q20 37-54 32Z', GOLD[0]),
  2.6,
);

const sail = (d: string, shade: string): string => shape(d, SAIL[0]) + tint(shade, SAIL[1]);
const flag = (x: number, y: number, tone: Tone): string =>
  shape(
    `M${x} ${y}Q${x - 8} ${y - 5} ${x - 14} ${y}Q${x - 20} ${y + 4} ${x - 27} ${y}Q${x - 20} ${y + 9} ${x - 13} ${y + 7}Q${x - 7} ${y + 4} ${x} ${y + 8}Z`,
    tone[0],
  );
const waves = (half: number, y: number): string =>
  shape(
    `M${-half} ${y + 12}Q${-half - 4} ${y + 2} ${-half + 10} ${y + 3}Q${-half * 0.6} ${y - 5} ${-half * 0.4} ${y + 3}Q${-half * 0.16} ${y - 5} ${half * 0.1} ${y + 3}Q${half * 0.32} ${y - 5} ${half * 0.56} ${y + 3}Q${half * 0.8} ${y - 4} ${half} ${y + 3}Q${half + 5} ${y + 8} ${half - 2} ${y + 13}Q0 ${y + 21} ${-half} ${y + 12}Z`,
    AZURE[0],
  ) +
  pen(
    `M${-half * 0.8} ${y + 9}q8-5 16 0M${-half * 0.34} ${y + 10}q8-5 16 0M${half * 0.12} ${y + 10}q8-5 16 0M${half * 0.56} ${y + 9}q8-5 16 0`,
    1.6,
    WHITE[0],
  );

/** A ship with three masts that sails to the left, 136 wide and 116 high. */
export const ship = inked(
  pen('M-34 24V-46M4 24V-56M38 22V-40M-50 22L-68 4', 4.4) +
    pen('M-34 24V-46M4 24V-56M38 22V-40M-50 22L-68 4', 2, WOOD[0]) +
    pen('M-34-46L-66 6M4-56L-32-44M4-56L36-38M38-38L58 16', 0.9) +
    flag(4, -62, CRIMSON) +
    flag(-34, -52, BOTTLE) +
    flag(38, -46, BOTTLE) +
    // Sails, fullest to the left.
    sail('M-30-40Q-58-34-56-14Q-42-18-30-13Q-24-28-30-40Z', 'M-31-38Q-38-26-36-15Q-33-14.6-30.4-13.6Q-24.6-28-31-38Z') +
    sail('M-30-10Q-62-8-62 14Q-46 8-30 14Q-24 2-30-10Z', 'M-31-9Q-40 0-38 11Q-34 11-30.4 13Q-24.6 2-31-9Z') +
    sail('M9-50Q-22-44-22-22Q-6-27 9-21Q15-36 9-50Z', 'M8-49Q0-36 1-24Q5-23 8.6-22Q14.4-36 8-49Z') +
    sail('M9-18Q-26-14-27 13Q-8 5 9 12Q16-3 9-18Z', 'M8-17Q-2-6 0 8.6Q5 9 8.6 11Q15-3 8-17Z') +
    shape('M-10-33H-5V-38H0V-33H5V-28H0V-23H-5V-28H-10Z', CRIMSON[0], ' stroke-width="1"') +
    shape('M-14-4H-7V-11H-1V-4H6V2H-1V9H-7V2H-14Z', CRIMSON[0], ' stroke-width="1"') +
    sail('M40-34Q20-30 16-8Q28-10 34 12Q44 4 58 14Q48-14 40-34Z', 'M40-32Q34-12 42 6Q48 6 56 12Q48-14 40-32Z') +
    // The hull.
    shape('M-62 20Q-40 28-8 27Q30 28 44 18L48 8H64Q64 34 50 50Q0 60-46 50Q-58 36-62 20Z', WOOD[0]) +
    tint('M48 10H63.4Q63 34 50 49.6Q10 57-30 52.6Q30 50 42 32Q48 22 48 10Z', WOOD[1]) +
    shape('M-60 26Q-30 36 0 35Q36 35 56 24L54 32Q30 43 0 43Q-34 43-57 33Z', GOLD[0]) +
    [-38, -20, -2, 16, 34]
      .map((x) => shape(`M${x - 3} ${37 - Math.abs(x) * 0.1}h6v-6h-6Z`, CRIMSON[1], ' stroke-width="1"'))
      .join('') +
    pen('M52 12V20M58 12V20M-54 36Q-20 46 20 45', 1.2) +
    waves(66, 46),
  2.8,
);

/** A fishing boat with a lateen sail that goes to the right, 96 wide and 84 high. */
export const boat = inked(
  pen('M-4 20V-32M-36 14L36-46', 4) +
    pen('M-4 20V-32M-36 14L36-46', 1.8, WOOD[0]) +
    sail('M-34 12Q-20-8 35-45Q40-12 22 14Q-4 5-34 12Z', 'M35-43Q39-12 22 13.4Q14 10 6 9Q26-14 35-43Z') +
    shape('M-18 0Q4-16 36-26L35-16Q6-8-13 8.4Q-22 9-26 10Z', CRIMSON[0], ' stroke-width="1.1"') +
    flag(-4, -40, BOTTLE) +
    shape('M-50 14Q-20 24 14 22Q34 22 50 10Q46 30 32 38Q0 44-34 36Q-46 28-50 14Z', BOTTLE[0]) +
    tint('M49 12Q45 30 32 37.4Q10 41-10 40Q28 36 38 20Z', BOTTLE[1]) +
    shape('M-49 17Q-20 27 14 25Q34 25 49 14L47.6 19Q34 30 14 30.4Q-20 31-47 22Z', GOLD[0]) +
    // An eye at the bow.
    ellipse(38, 28, 4.4, 2.8, WHITE[0], ' stroke-width="1.1"') +
    dot(38.6, 28, 1.5, AZURE[1], ' stroke="none"') +
    waves(54, 34),
  2.6,
);

/** A glass of red wine, 60 high. */
export const glass = inked(
  shape('M-2.4 8H2.4L3 24Q14 25 15 30H-15Q-14 25-3 24Z', STEEL[0]) +
    tint('M.6 8H2.2L2.8 24.4Q13 25.4 14 29.6H4Q2 20 .6 8Z', STEEL[1]) +
    shape('M-15-30Q-18 6 0 9Q18 6 15-30Z', '#eef6fa') +
    shape('M-15.4-14Q-15 6 0 8.4Q15 6 15.4-14Q0-10-15.4-14Z', CRIMSON[0]) +
    tint('M8-12Q12-12.6 15-13.6Q14.6 6 0 8Q10 2 8-12Z', CRIMSON[1]) +
    ellipse(0, -30, 15, 3.4, '#fffdf8', ' stroke-width="1.1"') +
    pen('M-10-24Q-11-18-10.6-12', 1.8, WHITE[0]),
  2.4,
);

/** A painted jug, 54 high. */
export const jug = inked(
  pen('M9-18Q28-18 24 0Q21 12 13 15', 6) +
    pen('M9-18Q28-18 24 0Q21 12 13 15', 3, GOLD[0]) +
    shape('M-12-27L-17-22Q-12-20-9-15Q-20-6-19 6Q-17 20-9 24H9Q17 20 19 6Q19-6 9-15Q9-20 11-25Q0-29-12-27Z', WHITE[0]) +
    tint('M4-26L10.6-24.6Q8.6-20 8.6-15Q18.4-6 18.4 6Q16.6 20 9 23.4H0Q12 16 11 4Q10-8 3-13Z', '#e3d7bd') +
    shape('M-19-1Q0 6 19-1Q19.6 7 17 13Q0 20-17 13Q-19.6 7-19-1Z', AZURE[0]) +
    tint('M10 1.6Q15 1 18.6-.4Q19 7 16.6 12.6Q12 15 6 16Q11 10 10 1.6Z', AZURE[1]) +
    [-10, 0, 10]
      .map((x) => shape(`M${x} ${3.4 - Math.abs(x) * 0.1}l4 5l-4 5l-4-5Z`, GOLD[0], ' stroke-width=".9"'))
      .join('') +
    pen('M-9-15Q0-11 9-15', 2, CRIMSON[0]) +
    shape('M-11 23H11V28H-11Z', CRIMSON[0]),
  2.4,
);

/** A goblet with a red rim, 52 high. */
export const goblet = inked(
  shape('M-3 4H3L4 16Q13 17 14 25H-14Q-13 17-4 16Z', GOLD[0]) +
    tint('M.6 4H2.6L3.6 16.4Q12 17.4 13.4 24.6H5Q2 14 .6 4Z', GOLD[1]) +
    ellipse(0, 9, 6, 3.2, CRIMSON[0]) +
    shape('M-19-25Q-19 2 0 5Q19 2 19-25Z', GOLD[0]) +
    tint('M9-24H18.4Q18.4 2 0 4.6Q12-4 9-24Z', GOLD[1]) +
    shape('M-17.6-12Q-14 3 0 5Q14 3 17.6-12Q0-4-17.6-12Z', BOTTLE[0]) +
    tint('M9-8.4Q14-9.6 17-11.4Q13.6 3 2 4.6Q9 0 9-8.4Z', BOTTLE[1]) +
    pen('M-9-8Q-7 0-3 3.4M9-8Q7 0 3 3.4', 0.9) +
    ellipse(0, -25, 19, 4.4, CRIMSON[0]) +
    ellipse(0, -24.6, 14, 2.4, CRIMSON[1], ' stroke-width=".8"'),
  2.4,
);
