/** The ace of swords: a cherub with a scimitar and a garland. */

import {
  around,
  at,
  dot,
  FAIR,
  INK,
  inked,
  limbIn,
  pen,
  type Point,
  shape,
  SKIN,
  STEEL,
  tint,
  WHITE,
} from '../drawing/shapes';
import { grip } from '../drawing/hands';
import { BOTTLE, LEMON, LOG, SLATE, VERMILION } from './tones';

const plume = (length: number, width = 6.4): string =>
  shape(
    `M-2 0Q-${width + 1}-${length * 0.5}-${width * 0.8}-${length * 0.8}Q-${width * 0.5}-${length} 0-${length}Q${width}-${length} ${width}-${length * 0.76}Q${width}-${length * 0.4} 3 0Z`,
    WHITE[0],
    ' stroke-width="1.2"',
  ) +
  tint(
    `M1 0Q3-${length * 0.5} 1-${length - 1}Q${width - 0.4}-${length - 1} ${width - 0.6}-${length * 0.76}Q${width - 0.6}-${length * 0.4} 2.6 0Z`,
    SLATE[0],
  );

/** A wing to the left, its root at 0 0. */
const wing =
  [
    [-148, 34],
    [-132, 42],
    [-116, 48],
    [-100, 50],
    [-84, 50],
    [-68, 46],
  ]
    .map(([turn = 0, length = 0]) => at(0, 0, plume(length), turn))
    .join('') +
  [-138, -116, -94, -72].map((turn) => at(0, 0, plume(25, 5.6), turn)).join('') +
  shape('M6-6Q-6-16-16-10Q-22-2-14 6Q-4 14 8 8Z', WHITE[0]) +
  pen('M-14-4Q-8-8-4-4M-12 3Q-6 0-2 4', 1);

const leaf = (turn: number): string =>
  at(0, 0, shape('M0 1Q8-6 0-17Q-8-6 0 1Z', LOG[0], ' stroke-width="1.1"') + tint('M.5 0Q7-6 .5-16Z', LOG[1]), turn);

const flower = (tone: string): string =>
  around(5, shape('M0-1.4Q5-5.4 0-8.6Q-5-5.4 0-1.4Z', tone, ' stroke-width="1"')) +
  dot(0, 0, 2.4, tone === LEMON[0] ? VERMILION[0] : LEMON[0], ' stroke-width=".9"');

/** Leaves and flowers along a curve. */
function garland([p, q, r]: readonly [Point, Point, Point], pairs: number): string {
  const along = (axis: 0 | 1, t: number): number =>
    p[axis] * (1 - t) ** 2 + 2 * q[axis] * t * (1 - t) + r[axis] * t * t;
  const places = Array.from({ length: pairs }, (_, k) => {
    const t = k / (pairs - 1);
    const back = along(1, t) - along(1, t - 0.02);
    const turn = (Math.atan2(along(0, t) - along(0, t - 0.02), -back) * 180) / Math.PI;
    return [along(0, t), along(1, t), turn] as const;
  });
  return (
    places.map(([x, y, turn]) => at(x, y, leaf(turn - 52) + leaf(turn + 52))).join('') +
    places
      .filter((_, k) => k % 2 === 1)
      .map(([x, y], k) => at(x, y, flower([VERMILION, LEMON, WHITE][k % 3]?.[0] ?? '')))
      .join('')
  );
}

const foot = (x: number, y: number, across = 1): string =>
  at(
    x,
    y,
    shape('M-8-9H8Q8-2 9 3Q10 10 3 10.6H-15Q-22 10-20 5Q-17 2-12 1Q-8-2-8-9Z', SKIN[0]) +
      tint('M3-6L7.4-8Q8-2 8.6 3Q9.4 9.6 3 10.2H-6Q4 6 3-6Z', SKIN[1]) +
      pen('M-16.6 5.6V9.4M-13 4.4V9.6M-9.6 4V9.8', 0.9),
    0,
    1,
    across,
  );

const scimitar =
  shape('M136 170Q128 120 144 78Q156 46 181 22Q184 66 173 104Q164 134 154 170Z', STEEL[0]) +
  tint('M147 170Q150 128 162 90Q170 58 180.4 24Q183 66 172.4 104Q163.4 134 153.6 170Z', STEEL[1]) +
  pen('M141 160Q138 122 151 86Q160 60 172 42', 1.6, '#f6fafc') +
  pen('M150 160Q154 122 165 88', 1.1) +
  shape('M139 176H152L147 212H135Z', VERMILION[0]) +
  tint('M146 176H152L147 212H142Z', VERMILION[1]) +
  shape(
    'M124 162Q116 166 118 174Q122 180 130 176Q146 182 160 178Q168 182 172 174Q172 166 166 164Q162 170 146 168Q130 168 124 162Z',
    LEMON[0],
  ) +
  tint('M148 168.4Q162 170 166 165Q171 168 171 174Q167 180 160 177Q154 179 148 179Z', LEMON[1]) +
  dot(146, 173, 4.4, VERMILION[0], ' stroke-width="1.2"') +
  shape('M134 210H148Q152 220 142 223Q131 222 134 210Z', LEMON[0]);

/** A round face with curls, looking up at the right. */
const face =
  shape(
    'M-27 4Q-36-2-32-12Q-36-22-27-27Q-24-37-13-35Q-4-43 6-37Q17-40 22-31Q32-29 31-18Q37-9 30-2Q32 8 24 12L-20 14Q-30 12-27 4Z',
    FAIR[0],
  ) +
  shape('M-21-6Q-24 8-20 16Q-14 28 2 29Q18 29 24 16Q28 6 24-8Q14-20 0-20Q-14-20-21-6Z', SKIN[0]) +
  tint('M24-8Q28 6 24 16Q18 29 2 28.6Q-6 28-12 25Q10 26 18 14Q22 4 20-10Z', SKIN[1]) +
  // The curls over the forehead.
  shape(
    'M-26 6Q-32-2-26-10Q-30-22-20-24Q-12-32-2-26Q8-32 15-25Q26-24 26-13Q32-6 27 4Q22 4 22-5Q15-6 13-13Q6-8 0-14Q-7-7-13-12Q-15-4-21-4Q-20 4-26 6Z',
    FAIR[0],
  ) +
  tint('M15-25Q26-24 26-13Q32-6 27 4Q23 4 22.6-4Q26-14 15-25Z', FAIR[1]) +
  pen(
    'M-21-18Q-15-22-11-17M-24-6Q-19-9-18-3M-3-21Q3-24 6-18M13-20Q19-21 19-14M-14-30Q-8-34-4-30M20-8Q25-8 25-2',
    1.2,
    FAIR[1],
  ) +
  // Eyes, nose and mouth.
  shape('M-12 3Q-7-3-2 3Q-7 6-12 3ZM9 3Q14-3 19 3Q14 6 9 3Z', WHITE[0], ' stroke-width="1.1"') +
  dot(-5.4, 1.8, 2.3, INK, ' stroke="none"') +
  dot(15.4, 1.8, 2.3, INK, ' stroke="none"') +
  dot(-4.6, 1, 0.8, WHITE[0], ' stroke="none"') +
  dot(16.2, 1, 0.8, WHITE[0], ' stroke="none"') +
  pen('M-13-3Q-7-8-2-4M9-4Q14-8 20-3', 1.5) +
  pen('M5 3Q8 9 7 11Q4 13 1 11', 1.3) +
  shape('M-3 17Q4 19 12 16Q9 23 4 23Q-1 22-3 17Z', '#c8463a', ' stroke-width="1"') +
  dot(-12, 12, 5.4, VERMILION[0], ' stroke="none" opacity=".3"') +
  dot(19, 11, 4.6, VERMILION[0], ' stroke="none" opacity=".3"');

export const cherub = inked(
  // A little hill.
  shape('M30 318Q38 304 64 306Q90 298 116 305Q140 304 150 318Q120 332 88 331Q52 332 30 318Z', LOG[0]) +
    tint('M32 319Q60 323 90 323Q124 323 149 318Q120 331 88 330.4Q52 331 32 319Z', LOG[1]) +
    pen('M40 316L37 308M45 317L45 309M134 317L134 308M140 317L144 309M86 326L84 318M91 326L94 318', 1.8, BOTTLE[0]) +
    at(68, 172, wing, -4, 1.16) +
    at(112, 168, wing, 12, 1.1, -1.1) +
    // The legs.
    limbIn(
      [
        [68, 236],
        [56, 268],
        [64, 298],
      ],
      [44, 33, 18],
      SKIN,
    ) +
    foot(63, 304) +
    limbIn(
      [
        [104, 236],
        [120, 266],
        [110, 298],
      ],
      [44, 34, 18],
      SKIN,
    ) +
    foot(111, 304, -1) +
    pen('M46 270Q56 277 66 271M108 270Q118 277 130 269M56 292Q63 296 72 292M101 292Q109 296 118 292', 1.2) +
    // The body.
    shape(
      'M64 172Q74 160 88 162Q102 160 112 172Q118 184 115 196Q126 214 124 232Q112 252 86 250Q58 252 48 232Q48 212 59 196Q57 182 64 172Z',
      SKIN[0],
    ) +
    tint(
      'M106 165Q114 172 116 184L114.6 196Q125.4 214 123.4 232Q112 251 92 249.6Q114 236 110 210Q104 196 108 184Q110 174 106 165Z',
      SKIN[1],
    ) +
    pen('M64 190Q72 197 82 192M92 192Q102 197 110 190M66 228Q86 240 106 227M60 204Q66 208 68 214', 1.2) +
    dot(71, 186, 1.5, '#c96f55', ' stroke="none"') +
    dot(103, 186, 1.5, '#c96f55', ' stroke="none"') +
    pen('M86 214Q89 217 86.6 220', 1.7) +
    at(88, 133, face, 4, 1.02) +
    pen('M78 166Q88 172 100 166', 1.2) +
    scimitar +
    // The arm that holds it.
    shape('M104 168Q118 168 124 182Q128 190 137 190L141 206Q124 212 114 202Q104 192 102 180Z', SKIN[0]) +
    tint('M106 186Q112 202 126 205Q134 206 140.6 204L141 206Q124 212 114 202Q106 194 104 184Z', SKIN[1]) +
    pen('M119 186Q116 192 120 198M132 190Q130 198 134 206', 1.2) +
    grip(142, 196, 6, -1) +
    // The garland, and the arm that holds its end.
    garland(
      [
        [36, 216],
        [66, 276],
        [126, 236],
      ],
      9,
    ) +
    garland(
      [
        [36, 222],
        [27, 246],
        [31, 280],
      ],
      5,
    ) +
    shape('M72 170Q58 168 50 182Q40 190 32 204L46 214Q56 204 66 198Q74 190 75 180Z', SKIN[0]) +
    tint('M70 186Q60 198 42 211L46 214Q56 204 66 198Q73 191 74.6 184Z', SKIN[1]) +
    pen('M53 185Q58 188 58 196M37 200Q43 202 46 209', 1.2) +
    at(37, 215, grip(0, 0, -70), 0, 0.86),
  3,
);
