/** All symbols of the Piacentine deck. */

import { INK, symbol } from '../drawing/shapes';
import { ACES } from './aces';
import { HALF } from './courts';
import { KINGS } from './kings';
import { KNAVES } from './knaves';
import { NUMBERS } from './numbers';
import { RIDERS } from './riders';
import { SIGNS } from './signs';

const PAPER = symbol(
  'paper',
  '<rect x=".75" y=".75" width="198.5" height="362.5" rx="13" fill="#fefaee" stroke="#c9b98f" stroke-width="1.5"/>' +
    `<rect x="7" y="7" width="186" height="350" rx="6" fill="none" stroke="${INK}" stroke-width="1.2"/>`,
);

export const ART = PAPER + HALF + SIGNS + NUMBERS + ACES + KNAVES + RIDERS + KINGS;
