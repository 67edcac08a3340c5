/** All symbols of the Spanish deck. */

import { SUITS } from '../../card';
import { symbol } from '../drawing/shapes';
import { ACES } from './aces';
import { KINGS } from './kings';
import { KNAVES } from './knaves';
import { NUMBERS } from './numbers';
import { RIDERS } from './riders';
import { SIGNS } from './signs';

const [LEFT, TOP, RIGHT, BOTTOM] = [7, 7, 193, 299];
const GAP = 13;

/**
 * The frame, whose upper and lower lines have as many gaps as the suit says: coins none, cups one, swords two, batons
 * three. These pintas tell the suit by the edge of a held card.
 */
function frame(gaps: number): string {
  const step = (RIGHT - LEFT) / (gaps + 1);
  const line = (y: number): string =>
    Array.from({ length: gaps + 1 }, (_, k) => {
      const from = LEFT + k * step + (k ? GAP / 2 : 0);
      const to = LEFT + (k + 1) * step - (k < gaps ? GAP / 2 : 0);
      return `M${from} ${y}H${to}`;
    }).join('');
  const sides = `M${LEFT} ${TOP}V${BOTTOM}M${RIGHT} ${TOP}V${BOTTOM}`;
  return `<path d="${line(TOP)}${line(BOTTOM)}${sides}" fill="none" stroke="#241812" stroke-width="2" stroke-linecap="square"/>`;
}

const PAPERS = SUITS.map((suit, gaps) =>
  symbol(
    `paper-${suit}`,
    '<rect x=".75" y=".75" width="198.5" height="304.5" rx="13" fill="#fffaf0" stroke="#c9b98f" stroke-width="1.5"/>' +
      frame(gaps),
  ),
).join('');

export const ART = PAPERS + SIGNS + NUMBERS + ACES + KNAVES + RIDERS + KINGS;
