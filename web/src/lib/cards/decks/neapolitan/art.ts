/** All symbols of the Neapolitan deck. */

import { symbol } from '../drawing/shapes';
import { ACES } from './aces';
import { KINGS } from './kings';
import { KNAVES } from './knaves';
import { NUMBERS } from './numbers';
import { RIDERS } from './riders';
import { SETTEBELLO } from './settebello';
import { SIGNS } from './signs';

const PAPER = symbol(
  'paper',
  '<rect x=".75" y=".75" width="198.5" height="322.5" rx="13" fill="#fdf7e6" stroke="#c9b98f" stroke-width="1.5"/>' +
    '<rect x="6" y="6" width="188" height="312" rx="8" fill="none" stroke="#3a2c26" stroke-width=".9"/>',
);

export const ART = PAPER + SIGNS + NUMBERS + ACES + SETTEBELLO + KNAVES + RIDERS + KINGS;
