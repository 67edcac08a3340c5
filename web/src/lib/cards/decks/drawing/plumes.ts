/** Plumes, in the units of a head. */

import { at, pen, shape, tint, type Tone } from './shapes';

/** An ostrich feather that rises from 0 0 and falls over to the right. */
export const plume = (x: number, y: number, turn: number, tone: Tone, scale = 1, across = 1): string =>
  at(
    x,
    y,
    shape(
      'M-2 2Q-9-6-7-14Q-11-20-6-26Q-7-33 0-37Q3-44 11-44Q17-49 24-45Q32-46 34-39Q40-36 38-29Q38-23 32-22Q34-27 30-29Q31-34 25-33Q22-36 19-31Q14-32 14-26Q9-25 11-19Q6-17 8-11Q4-8 5 1Z',
      tone[0],
    ) +
      tint(
        'M5 1Q4-8 8-11Q6-17 11-19Q9-25 14-26Q14-32 19-31Q22-36 25-33Q31-34 30-29Q34-27 32-22Q31-30 24-36Q14-38 8-26Q2-12 3 1Z',
        tone[1],
      ) +
      pen('M1 0Q-2-18 8-31Q16-41 27-39Q32-37 33-32', 1.1) +
      pen('M-5-12L-1-10M-4-22L0-18M1-32L4-26M10-39L11-33M20-42L19-37M29-41L26-37', 0.8),
    turn,
    scale,
    across * scale,
  );
