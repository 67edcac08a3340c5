/** All symbols of the Sicilian deck. */

import { symbol } from '../drawing/shapes';
import { ACES } from './aces';
import { KINGS } from './kings';
import { KNAVES } from './knaves';
import { NUMBERS } from './numbers';
import { RIDERS } from './riders';
import { SIGNS } from './signs';

const PAPER = symbol(
  'paper',
  '<rect x=".75" y=".75" width="198.5" height="322.5" rx="13" fill="#fffaf0" stroke="#c9b98f" stroke-width="1.5"/>',
);

export const ART = PAPER + SIGNS + NUMBERS + ACES + KNAVES + RIDERS + KINGS;
