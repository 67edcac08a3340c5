/** The number cards. */

import { SUITS } from '../../card';
import { around, symbol, tint, use } from '../drawing/shapes';
import { pips } from './pips';

/** The seven of coins, the settebello, lies on gold. */
const GOLD =
  '<rect x="9.5" y="9.5" width="181" height="287" fill="#fdf0c8"/>' +
  `<g transform="translate(100 112)">${around(20, tint('M-5-26L0-84L5-26Z', '#f9df96'))}</g>`;

const ORNAMENTS: Readonly<Record<string, string>> = { '3B': use('ribbon', 100, 153, 1) };

export const NUMBERS = SUITS.flatMap((suit) =>
  [2, 3, 4, 5, 6, 7].map((rank) =>
    symbol(
      `card-${rank}${suit}`,
      (rank === 7 && suit === 'D' ? GOLD : '') +
        pips(suit, rank)
          .map(({ x, y, scale, turn, id }) => use(id ?? suit, x, y, scale, turn))
          .join('') +
        (ORNAMENTS[`${rank}${suit}`] ?? ''),
    ),
  ),
).join('');
