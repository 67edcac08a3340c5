/** The number cards, with the pictures that the Sicilian deck has among its signs. */

import { SUITS } from '../../card';
import { banner } from '../drawing/ribbons';
import { around, at, drawn, pen, shape, symbol, tint, use, WHITE } from '../drawing/shapes';
import { fish, pointing, running, sitting } from './pictures/animals';
import { chariot } from './pictures/chariot';
import { duellists, portrait, woman } from './pictures/people';
import { boat, cottage, glass, goblet, jug, ship } from './pictures/things';
import { trinacria } from './pictures/trinacria';
import { pips } from './pips';
import { BOTTLE, CRIMSON, GOLD } from './tones';

/** Under the seven of coins, the settebello: gold and rays. */
const SETTEBELLO =
  `<rect x="4" y="4" width="192" height="316" rx="10.5" fill="#fdf0c8" stroke="${GOLD[0]}" stroke-width="3.4"/>` +
  `<rect x="8" y="8" width="184" height="308" rx="8" fill="none" stroke="${BOTTLE[0]}" stroke-width="1.2"/>` +
  `<g transform="translate(100 112)">${around(24, (k) => tint(`M-5-28L0-${k % 2 ? 64 : 92}L5-28Z`, '#f9df96'))}</g>` +
  at(100, 213, banner(CRIMSON, 'settebello'));

/** The mark of the house between two branches, pale and small, so nobody mistakes it for a coin. */
const cartouche = drawn(
  [-1, 1]
    .map((side) =>
      at(
        0,
        0,
        pen('M10 30Q40 30 44-14', 1.6, '#7fae83') +
          [
            [26, 28, 100],
            [37, 20, 110],
            [43, 8, 96],
            [45, -5, 84],
            [25, 25, 30],
            [35, 17, 12],
            [41, 5, -4],
            [43, -8, -14],
          ]
            .map(([x = 0, y = 0, turn]) => at(x, y, shape('M0 0Q5-5 0-13Q-5-5 0 0Z', '#d5e8c6'), turn))
            .join(''),
        0,
        1,
        side,
      ),
    )
    .join('') +
    shape(
      'M-18-32Q-8-28 0-34Q8-28 18-32Q24-26 22-18Q27 0 21 16Q12 30 0 35Q-12 30-21 16Q-27 0-22-18Q-24-26-18-32Z',
      '#f9e7b4',
    ) +
    shape(
      'M-14-25Q-6-22 0-27Q6-22 14-25Q18-18 17-14Q21 0 16 13Q9 23 0 27Q-9 23-16 13Q-21 0-17-14Q-18-18-14-25Z',
      WHITE[0],
      ' stroke-width=".8"',
    ) +
    pen('M8-11Q0-17-6-12Q-11-6-3-2Q11 1 7 10Q1 17-8 10', 3.6, '#c89a3c'),
  1.1,
);

/** Drawings under, over or next to a card's signs, by card. */
const PICTURES: Readonly<Record<string, string>> = {
  '2D': portrait,
  '3D': at(98, 163, trinacria),
  '4D': at(100, 162, cartouche),
  '5D': at(96, 190, chariot, 0, 0.94),
  '7D': SETTEBELLO,
  '2C': at(100, 162, fish, 0, 1.1),
  '3C': at(100, 170, cottage, 0, 1.22),
  '4C': at(100, 166, duellists, 0, 0.9),
  '6C': at(98, 159, ship, 0, 1.06),
  '7C': at(120, 162, woman),
  '2S': at(92, 264, running, 0, 0.86),
  '3S': at(100, 276, glass, 0, 0.84),
  '4S': at(102, 160, pointing),
  '5S': at(98, 144, sitting, 0, 0.84),
  '6S': at(98, 163, boat, 0, 0.86),
  '7S': at(100, 146, jug, 0, 1),
  '2B': at(94, 260, cottage, 0, 0.98),
  '7B': at(100, 146, goblet, 0, 0.76),
};
/** The ties of the signs. */
const BOWS: Readonly<Record<string, string>> = {
  '2S': use('bow', 100, 144, 1.2),
  '3S': use('bow', 100, 170, 1.06),
  '2B': use('bow', 104, 130, 1.1),
  '3B': use('bow', 100, 176, 1.5),
};

export const NUMBERS = SUITS.flatMap((suit) =>
  [2, 3, 4, 5, 6, 7].map((rank) =>
    symbol(
      `card-${rank}${suit}`,
      (PICTURES[`${rank}${suit}`] ?? '') +
        pips(suit, rank)
          .map(({ x, y, scale, turn, id }) => use(id ?? suit, x, y, scale, turn))
          .join('') +
        (BOWS[`${rank}${suit}`] ?? ''),
    ),
  ),
).join('');
