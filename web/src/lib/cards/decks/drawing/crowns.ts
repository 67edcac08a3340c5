/** Crowns, in the units of a head. */

import { BLUE, dot, GREEN, pen, RED, shape, tint, YELLOW } from './shapes';

const band = (gems: string): string =>
  shape('M-18-14Q0-21 18-14L17.4-6Q0-13-17.4-6Z', YELLOW[0]) +
  tint('M8-18.6Q14-17.6 17.6-14L17-6.6Q13-9 8-10.4Z', YELLOW[1]) +
  dot(0, -13.4, 2.7, gems, ' stroke-width="1"') +
  dot(-9.4, -12.2, 2, GREEN[0], ' stroke-width="1"') +
  dot(9.4, -12.2, 2, GREEN[0], ' stroke-width="1"');
const balls = (places: [number, number][], fill: string): string =>
  places.map(([x, y]) => dot(x, y, 2.9, fill, ' stroke-width="1.1"')).join('');

export const CROWNS = {
  /** Five points with balls. */
  points:
    shape('M-17-13L-23-31L-13-24L-9-37L0-25L9-37L13-24L23-31L17-13Q0-20-17-13Z', YELLOW[0]) +
    tint('M9-36L12.6-23L22-30L17-14Q12-16 7-17Z', YELLOW[1]) +
    balls(
      [
        [-23, -32],
        [-9, -38],
        [9, -38],
        [23, -32],
      ],
      RED[0],
    ) +
    band(BLUE[0]),
  /** Closed by arches, with a cap. */
  arches:
    shape('M-17-12Q-22-34 0-36Q22-34 17-12Q0-20-17-12Z', RED[0]) +
    tint('M6-35Q21-33 16.6-13Q13-16 8-17Q14-28 6-35Z', RED[1]) +
    shape(
      'M-17.6-12Q-28-26-18-33Q-10-38-2-37L-1-33Q-9-33-14-29Q-19-24-13-15ZM17.6-12Q28-26 18-33Q10-38 2-37L1-33Q9-33 14-29Q19-24 13-15Z',
      YELLOW[0],
    ) +
    shape('M-3-17Q-5-30 0-38Q5-30 3-17Z', YELLOW[0]) +
    dot(0, -40, 3.4, YELLOW[0]) +
    pen('M0-48V-43M-2.6-46H2.6', 1.8) +
    band(BLUE[0]),
  /** Lilies. */
  lilies:
    shape('M-17-13Q-25-22-23-32Q-15-31-12-23Q-9-34 0-39Q9-34 12-23Q15-31 23-32Q25-22 17-13Q0-20-17-13Z', YELLOW[0]) +
    tint('M2-37.4Q9-33 12-22.4Q15-30 22.4-31.4Q24-22 17-14Q11-17 6-17.6Q12-26 2-37.4Z', YELLOW[1]) +
    pen('M0-34V-22M-4-27Q0-30 4-27M-18-26Q-15-22-16-18M18-26Q15-22 16-18', 1.1) +
    band(RED[0]),
  /** Leaves. */
  leaves:
    shape(
      'M-17-13Q-28-19-25-29Q-17-28-13-21Q-14-33-6-36Q-1-31 0-25Q1-31 6-36Q14-33 13-21Q17-28 25-29Q28-19 17-13Q0-20-17-13Z',
      YELLOW[0],
    ) +
    tint('M7-35Q13-32 12.4-20Q17-27 24.4-28.4Q27-19 17-14Q12-17 8-17.4Q13-26 7-35Z', YELLOW[1]) +
    pen('M-6-31Q-5-24-6-19M6-31Q5-24 6-19M-21-25Q-16-21-14-17M21-25Q16-21 14-17', 1.1) +
    band(RED[0]),
} as const;
