/** The small figures of the number cards, each around 0 0. */

import { fist, head } from '../../drawing/heads';
import {
  around,
  at,
  BLACK,
  both,
  BROWN,
  dot,
  FAIR,
  inked,
  limbIn,
  pen,
  shape,
  SKIN,
  STEEL,
  tint,
  type Tone,
  use,
  WHITE,
} from '../../drawing/shapes';
import { AZURE, BOTTLE, CRIMSON, GOLD } from '../tones';

const hat = (tone: Tone, plume: string): string =>
  shape('M8-18Q22-40 38-30Q36-20 22-14Z', plume) +
  shape('M-12-12Q-12-28 4-29Q20-28 18-11Q4-18-12-12Z', tone[0]) +
  shape('M-26-8Q2-24 30-7Q32-1 26-1Q4-15-20-3Q-28-3-26-8Z', tone[0]);

/** The arm with the blade, from the shoulder to the right. */
const blade = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    shape('M4-1.6Q24-5 46-2Q24-.6 4 1.6Z', STEEL[0], ' stroke-width="1.1"') +
      pen('M3-6Q7 0 3 6', 3.6) +
      pen('M3-6Q7 0 3 6', 1.8, GOLD[0]) +
      dot(-4, 0, 1.8, GOLD[0], ' stroke-width="1"'),
    turn,
  );

/** He lunges to the right. */
const lunging =
  limbIn(
    [
      [-32, 10],
      [-50, 30],
      [-62, 52],
    ],
    [15, 11, 8],
    BOTTLE,
  ) +
  shape('M-68 46L-58 50L-60 58H-74Q-75 54-69 53Z', BLACK[0]) +
  limbIn(
    [
      [-30, 10],
      [-6, 24],
      [-12, 52],
    ],
    [16, 12, 8],
    BOTTLE,
  ) +
  shape('M-17 48H-7V53Q3 54 3 59H-17Z', BLACK[0]) +
  limbIn(
    [
      [-36, -26],
      [-56, -20],
      [-64, -36],
    ],
    [12, 10, 7],
    CRIMSON,
  ) +
  at(-66, -41, fist(0, 0), 0, 0.7) +
  // Coat and tails.
  shape('M-42-32Q-32-37-22-30Q-18-12-22 4L-16 18Q-24 20-32 16L-56 28Q-56 14-44 4Q-48-16-42-32Z', CRIMSON[0]) +
  tint('M-44-14Q-44 4-30 14L-55 27Q-55 14-44 4Q-46-6-44-14Z', CRIMSON[1]) +
  shape('M-42 0Q-32 6-21 1L-20 7Q-32 12-44 6Z', GOLD[0], ' stroke-width="1.1"') +
  blade(0, -24, -32) +
  limbIn(
    [
      [-28, -24],
      [-16, -12],
      [-3, -21],
    ],
    [12, 10, 7],
    CRIMSON,
  ) +
  at(-1, -23, fist(0, 0), 60, 0.7) +
  shape('M-38-34Q-30-29-22-32L-22-38H-38Z', WHITE[0], ' stroke-width="1.1"') +
  at(
    -27,
    -48,
    head({ view: 'side', hair: BROWN, hairCut: 'short', beard: 'moustache', hat: hat(BLACK, CRIMSON[0]) }),
    6,
    0.62,
    -0.62,
  );

/** He stands back and parries, to the left. */
const parrying =
  limbIn(
    [
      [36, 10],
      [52, 28],
      [56, 52],
    ],
    [15, 11, 8],
    CRIMSON,
  ) +
  shape('M51 48H61V53Q71 54 71 59H51Z', BLACK[0]) +
  limbIn(
    [
      [32, 10],
      [20, 30],
      [20, 52],
    ],
    [16, 12, 8],
    CRIMSON,
  ) +
  shape('M25 48H15V53Q5 54 5 59H25Z', BLACK[0]) +
  limbIn(
    [
      [42, -28],
      [58, -14],
      [44, -2],
    ],
    [12, 10, 7],
    BOTTLE,
  ) +
  shape('M44-34Q34-39 24-32Q20-14 24 4L18 20Q26 23 34 18L58 26Q58 14 46 4Q50-18 44-34Z', BOTTLE[0]) +
  tint('M46-12Q44 6 40 18L57 25Q57 14 46 4Q48-6 46-12Z', BOTTLE[1]) +
  at(42, -1, fist(0, 0), -50, 0.7) +
  shape('M44 0Q34 6 23 1L22 7Q34 12 46 6Z', GOLD[0], ' stroke-width="1.1"') +
  at(5, -22, blade(0, 0, -34), 0, 1, -1) +
  limbIn(
    [
      [30, -26],
      [20, -10],
      [8, -19],
    ],
    [12, 10, 7],
    BOTTLE,
  ) +
  at(6, -21, fist(0, 0), -60, 0.7, -0.7) +
  shape('M40-36Q32-31 24-34L24-40H40Z', WHITE[0], ' stroke-width="1.1"') +
  at(31, -51, head({ hair: FAIR, hairCut: 'bob', hat: hat(AZURE, WHITE[0]) }), -6, 0.62);

/** Two men who fight with swords, 150 wide and 120 high. */
export const duellists = inked(
  shape('M-90 60Q-40 55 0 57Q40 55 88 60Q40 67-90 60Z', GOLD[0]) + at(-13, 0, lunging) + at(13, 0, parrying),
  2.4,
);

/** A peasant woman with a basket, 100 high; she looks to the left. */
export const woman = inked(
  limbIn(
    [
      [-8, 30],
      [-9, 40],
      [-10, 46],
    ],
    [9, 8, 6],
    SKIN,
  ) +
    limbIn(
      [
        [8, 30],
        [9, 40],
        [9, 46],
      ],
      [9, 8, 6],
      SKIN,
    ) +
    shape('M-6 44H-15Q-21 45-21 50H-5Z', BLACK[0]) +
    shape('M13 44H5Q-2 45-2 50H14Z', BLACK[0]) +
    shape('M-12-8Q0-4 12-8Q24 14 28 38Q0 46-28 38Q-24 14-12-8Z', CRIMSON[0]) +
    tint('M8-6L12-7.6Q24 14 27.6 37.6Q18 41 8 42Q14 16 8-6Z', CRIMSON[1]) +
    pen('M-26 31Q0 40 26 31', 2.6, GOLD[0]) +
    shape('M-8-7Q0-4 8-7Q14 14 12 34Q0 38-12 34Q-14 14-8-7Z', WHITE[0]) +
    pen('M-6-2Q-8 16-7 33M5-2Q8 16 6 34', 0.9) +
    limbIn(
      [
        [13, -28],
        [26, -12],
        [16, 2],
      ],
      [11, 9, 7],
      WHITE,
    ) +
    shape('M-13-30Q0-37 13-30Q16-18 12-7Q0-2-12-7Q-16-18-13-30Z', BOTTLE[0]) +
    tint('M7-33L13-30Q16-18 12-7Q8-5 4-4.6Q11-18 7-33Z', BOTTLE[1]) +
    shape('M-7-33L0-19L7-33Z', WHITE[0], ' stroke-width="1.1"') +
    // The basket with lemons at her arm.
    shape('M9 8H33L29 24H13Z', '#b9803f') +
    pen('M11 13H31M12 18H30M17 8L18 24M25 8L24 24', 0.9) +
    pen('M11 8Q21-14 31 8', 4) +
    pen('M11 8Q21-14 31 8', 2, '#b9803f') +
    dot(16, 6, 4, GOLD[0], ' stroke-width="1.1"') +
    dot(25, 6, 4, GOLD[0], ' stroke-width="1.1"') +
    at(17, 0, fist(0, 0), 40, 0.66, -0.66) +
    limbIn(
      [
        [-12, -27],
        [-26, -16],
        [-30, -34],
      ],
      [11, 9, 7],
      WHITE,
    ) +
    at(-31, -37, fist(0, 0), 0, 0.66, -0.66) +
    // She lifts a flower.
    pen('M-31-34L-32-52', 2, BOTTLE[0]) +
    at(-32, -55, around(5, shape('M0 0Q5-4 0-8Q-5-4 0 0Z', CRIMSON[0], ' stroke-width=".9"')) + dot(0, 0, 2, GOLD[0])) +
    at(
      0,
      -49,
      head({
        hair: BROWN,
        hairCut: 'bob',
        smile: true,
        hat:
          shape('M-14-13Q-16-29 4-30Q24-28 22-6Q27 8 24 18Q16 24 12 14Q18 2 12-10Q0-18-14-13Z', GOLD[0]) +
          tint('M14-26Q24-20 21.4-6Q26 8 23 17Q17 21 14 15Q22 2 14-26Z', GOLD[1]) +
          pen('M-13-15Q4-22 18-8', 1.6, CRIMSON[0]),
      }),
      0,
      0.62,
    ),
  2.4,
);

/** Hair parted at the side, whiskers, an upturned moustache and a beard on the chin, for a head from the front. */
const KINGS_HAIR =
  shape(
    'M-15 2Q-21-8-18-17Q-14-28 0-26Q6-30 13-25Q21-19 19-8Q18-2 15 2L12.6-3Q13-11 9-15Q-3-14-5-19Q-11-15-12.6-9L-12.6-3Z',
    BROWN[0],
  ) +
  pen('M-5-19Q-3-24 4-26M-9-17Q-14-12-15-5M10-14Q15-10 16-4', 1, BROWN[1]) +
  shape('M-8 16Q-9 26-5 32Q0 40 5 32Q9 26 8 16Q4 19 0 17Q-4 19-8 16Z', BROWN[0]) +
  pen('M0 20V34M-4 20Q-5 26-2 31M4 20Q5 26 2 31', 1, BROWN[1]) +
  shape(
    'M0 7Q-6 4-11 8Q-17 12-23 4Q-27-3-33-1Q-30 2-30 7Q-26 18-13 17Q-4 15 0 10Q4 15 13 17Q26 18 30 7Q30 2 33-1Q27-3 23 4Q17 12 11 8Q6 4 0 7Z',
    BROWN[0],
  ) +
  pen('M-6 10Q-14 15-24 9M6 10Q14 15 24 9', 1, BROWN[1]);

/** A branch of laurel that rises to the right from the middle. */
const laurel =
  pen('M100 218Q138 216 152 164', 2.4, BOTTLE[1]) +
  (
    [
      [118, 216, 60],
      [130, 210, 40],
      [139, 201, 30],
      [146, 189, 22],
      [150, 177, 14],
      [152, 166, 8],
      [124, 214, 130],
      [136, 206, 104],
      [144, 195, 92],
      [149, 183, 80],
    ] as const
  )
    .map(([x, y, turn]) => use('sprig', x, y, 0.72, turn))
    .join('');

/** The first king of Italy, his bust over laurel, in the card's own units. */
export const portrait = at(
  100,
  164,
  at(
    -100,
    -164,
    both(laurel) +
      inked(
        shape('M60 214Q60 190 84 182L100 176L116 182Q140 190 140 214Q120 223 100 223Q80 223 60 214Z', AZURE[0]) +
          tint('M118 183Q139.4 190 139.4 213.6Q130 218 114 221.6Q128 204 118 183Z', AZURE[1]) +
          shape('M90 178L100 200L110 178Z', WHITE[0]) +
          shape('M87 176L83 191L99 206L92 181ZM113 176L117 191L101 206L108 181Z', CRIMSON[0]) +
          pen('M100 206V223', 1.2) +
          dot(94, 213, 2, GOLD[0], ' stroke-width=".9"') +
          dot(106, 213, 2, GOLD[0], ' stroke-width=".9"') +
          [-1, 1]
            .map((side) =>
              at(
                100 + side * 35,
                192,
                pen('M-12 4V13M-7 5V15M-2 6V16M3 6V16M8 5V15M12 4V12', 3.2) +
                  pen('M-12 4V12.4M-7 5V14.4M-2 6V15.4M3 6V15.4M8 5V14.4M12 4V11.4', 1.7, GOLD[0]) +
                  shape('M-14 2Q-13-7 0-7Q13-7 14 2Q13 8 0 8Q-13 8-14 2Z', GOLD[0]) +
                  pen('M-9 0Q0-4 9 0', 1, GOLD[1]),
                side * 14,
              ),
            )
            .join('') +
          at(122, 207, around(5, shape('M0-7L2-2H-2Z', GOLD[0], ' stroke-width=".8"')) + dot(0, 0, 2.2, WHITE[0])) +
          at(100, 148, head({ view: 'front', hair: BROWN, hairCut: 'none', gaze: 0.6 }) + KINGS_HAIR, 0, 1.2),
        2.8,
      ),
  ),
  0,
  0.96,
);
