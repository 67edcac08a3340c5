/** The colours of corners and of cards without pictures. */

import type { Suit } from './card';

export const PAPER = '#fdf7e6';

/** The colour of a suit's corner. */
export const CORNER: Record<Suit, string> = { D: '#9a5b0a', C: '#a32a1e', S: '#1f4e80', B: '#2a6232' };

/** The two inks of a French pack. */
const FRENCH_RED = '#c02c22';
const FRENCH_BLACK = '#26221f';
export const FRENCH_CORNER: Record<Suit, string> = { D: FRENCH_RED, C: FRENCH_RED, S: FRENCH_BLACK, B: FRENCH_BLACK };
