/** The number cards, with the ornaments that the Neapolitan deck has on some of them. */

import { SUITS } from '../../card';
import {
  around,
  at,
  dot,
  drawn,
  ellipse,
  INK,
  inked,
  pen,
  RED,
  shape,
  symbol,
  tint,
  use,
  WHITE,
  YELLOW,
} from '../drawing/shapes';
import { pips } from './pips';

/** The emblem of the house on the four of coins: pale and small, so nobody mistakes it for a coin. */
const emblem = drawn(
  shape('M100 130Q112 138 126 136V168Q124 186 100 196Q76 186 74 168V136Q88 138 100 130Z', '#f7e7bd') +
    shape(
      'M100 139Q110 145 119 144V167Q117 181 100 188Q83 181 81 167V144Q90 145 100 139Z',
      WHITE[0],
      ' stroke-width=".8"',
    ) +
    pen('M108 153Q100 147 94 152Q89 158 97 162Q111 165 107 174Q101 181 92 174', 3.6, '#b98a35'),
  1.1,
);

/** The small scene of the five of swords: a piper, his friend and a fox. */
const scene = `<g fill="${INK}" stroke="none">${
  // The piper, who leans back; his pipe; his friend, who dances; the fox between them; the grass.
  '<circle cx="-12" cy="-14" r="3"/><path d="M-16-17Q-12-20-8-17L-7-16H-17ZM-14-11H-10Q-8-4-9 2L-6 14H-9L-11.5 5L-15 14H-18L-14.5 2Q-16-5-14-11ZM-10-13L-1-17L-.6-15.8L-9-11ZM-11-9L-4-13L-3-12L-10-6Z"/>' +
  '<circle cx="12" cy="-14" r="3"/><path d="M8-16H16L12-21ZM10-11H14Q16-5 14.5 2L18 7L13 14L11 13L14 8L11 4L10 14H7L9 2Q8-5 10-11ZM14-10L20-16L21-15L15-7ZM10-10L4-14L3-13L9-7Z"/>' +
  '<path d="M-5 14L-4 9Q-4 6 0 6Q3 6 3 3L4 0L6 2L8 2.5L7 5Q6 9 5 10V14H3.6V10.5H-1L-2 14ZM-4.5 10Q-8 11-8 6Q-6 8-4 7.5Z"/><path d="M-20 14.5Q0 12.5 20 14.5Q0 17-20 14.5Z"/>'
}</g>`;

/** The mask where the three batons cross: the gatto mammone. */
const mask = inked(
  shape('M-30-16Q-38-34-26-38Q-20-34-14-28ZM30-16Q38-34 26-38Q20-34 14-28Z', YELLOW[1]) +
    shape('M-30-10Q-30-34 0-35Q30-34 30-10Q32 14 18 27Q8 36 0 36Q-8 36-18 27Q-32 14-30-10Z', YELLOW[0]) +
    tint('M18-31Q30-26 29.5-10Q31 14 18 26.5Q8 35 0 35.5Q18 22 20 0Q22-18 18-31Z', YELLOW[1]) +
    shape('M-24-9Q-14-19-4-8Q-14-2-24-9ZM24-9Q14-19 4-8Q14-2 24-9Z', WHITE[0], ' stroke-width="1.2"') +
    dot(-13, -9.4, 3.4, INK, ' stroke="none"') +
    dot(13, -9.4, 3.4, INK, ' stroke="none"') +
    dot(-12, -10.6, 1, WHITE[0], ' stroke="none"') +
    dot(14, -10.6, 1, WHITE[0], ' stroke="none"') +
    pen('M-27-17Q-15-28-4-15M27-17Q15-28 4-15', 3) +
    shape('M-4-6Q-9 5-6 8Q0 11 6 8Q9 5 4-6Q0-9-4-6Z', YELLOW[0], ' stroke-width="1.2"') +
    shape(
      'M0 10Q-9 6-15 13Q-20 19-29 13Q-27 25-14 23Q-4 21 0 15Q4 21 14 23Q27 25 29 13Q20 19 15 13Q9 6 0 10Z',
      '#3a2c26',
    ) +
    shape('M-7 22Q0 19 7 22Q4 30 0 30Q-4 30-7 22Z', RED[0], ' stroke-width="1.2"') +
    ellipse(-20, 4, 5, 3.4, RED[0], ' stroke="none" opacity=".35"') +
    ellipse(20, 4, 5, 3.4, RED[0], ' stroke="none" opacity=".35"') +
    pen('M-8-27Q0-31 8-27M-5-22Q0-25 5-22', 1.1),
  3,
);

const FLOWERS: [number, number][] = [
  [100, 162],
  [66, 162],
  [134, 162],
];

/** Drawings over or next to a card's signs, by card. */
const ORNAMENTS: Readonly<Record<string, string>> = {
  '4D': emblem,
  '2S': use('ribbon', 100, 168, 1.3),
  '3S': use('ribbon', 100, 168, 1.5),
  '4S': FLOWERS.map(([x, y]) => use('flower', x, y, x === 100 ? 1.1 : 0.9)).join(''),
  '5S': at(100, 84, scene, 0, 0.92) + at(100, 240, scene, 180, 0.92),
  '3B': at(100, 162, mask, 0, 0.92),
  '2B': at(100, 162, drawn(around(4, shape('M0-3Q9-10 0-20Q-9-10 0-3Z', YELLOW[0])) + dot(0, 0, 4, RED[0]), 1.1)),
};

export const NUMBERS = SUITS.flatMap((suit) =>
  [2, 3, 4, 5, 6, 7]
    .filter((rank) => rank < 7 || suit !== 'D')
    .map((rank) =>
      symbol(
        `card-${rank}${suit}`,
        pips(suit, rank)
          .map(({ x, y, scale, turn, id }) => use(id ?? suit, x, y, scale, turn))
          .join('') + (ORNAMENTS[`${rank}${suit}`] ?? ''),
      ),
    ),
).join('');
