/** The number cards, with the ornaments that the Piacentine deck has on some of them: small and pale. */

import { SUITS } from '../../card';
import { banner } from '../drawing/ribbons';
import { around, at, both, drawn, pen, shape, symbol, tint, use, WHITE } from '../drawing/shapes';
import { pips } from './pips';
import { LEMON, VERMILION } from './tones';

/** Under the seven of coins, the settebello: gold, rays and its name. */
const GOLD =
  `<rect x="9.6" y="9.6" width="180.8" height="344.8" rx="4" fill="#fdf0c8" stroke="${LEMON[0]}" stroke-width="3"/>` +
  `<g transform="translate(100 170)">${around(24, (k) =>
    tint(`M-5-30L0-${Math.abs(Math.sin((k * Math.PI) / 12)) > 0.45 ? 84 : 146}L5-30Z`, '#f9e2a0'),
  )}</g>` +
  at(100, 329, banner(VERMILION, 'settebello'), 0, 0.92);

/** The arms of Piacenza on the four of coins: a white square on red, a she-wolf on white. */
const arms = at(
  100,
  182,
  drawn(
    shape('M-17-19H17V3Q15 17 0 23Q-15 17-17 3Z', WHITE[0]) +
      shape('M-17-19H0V23Q-15 17-17 3Z', '#f2b7a6', ' stroke-width=".8"') +
      shape('M-13.4-11H-3.4V-1H-13.4Z', WHITE[0], ' stroke-width=".7"') +
      // The she-wolf.
      tint(
        'M2-6L4-10L6-7.6L8-8L12-6Q15-6 15.4-9Q16.6-3 13.6-2L14 4L15 9H13L12 4.6L10 2.6L7.6 3L7.4 9H5.4L5.6 3L4.6-1L2-3Z',
        '#b9a690',
      ) +
      shape('M-15-21.6V-30H-9V-26.4H-3V-30H3V-26.4H9V-30H15V-21.6Q0-19-15-21.6Z', '#f7e7bd'),
    1,
  ),
);

/** A pale scroll on the five of swords, as tall as a hilt. */
const scroll = drawn(
  both(
    pen('M100 12Q112 8 113-2Q112-11 104-10Q98-7 102-2Q106-1 106-5', 2.6, '#a9c3a0') +
      pen('M101 14Q110 20 117 14Q120 9 116 7', 2.2, '#dcc377'),
  ),
  1,
);

/** Drawings over or next to a card's signs, by card. */
const ORNAMENTS: Readonly<Record<string, string>> = {
  '4D': arms,
  '2S': use('ribbon', 100, 216, 1.3),
  '5S': at(0, 62, scroll, 0, 1) + `<g transform="rotate(180 100 182)">${at(0, 62, scroll)}</g>`,
  '3B': use('ribbon', 100, 182, 1.7),
};

export const NUMBERS = SUITS.flatMap((suit) =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) =>
    symbol(
      `${rank > 7 ? 'number' : 'card'}-${rank}${suit}`,
      (rank === 7 && suit === 'D' ? GOLD : '') +
        pips(suit, rank)
          .map(({ x, y, scale, turn, id }) => use(id ?? suit, x, y, scale, turn))
          .join('') +
        (ORNAMENTS[`${rank}${suit}`] ?? ''),
    ),
  ),
).join('');
