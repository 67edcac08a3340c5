/** The colours that decks and corners share. */

import type { Suit } from './card';

export const INK = '#2b1d14';
export const PAPER = '#fdf7e6';
export const RED = '#c0392b';
export const DEEP_RED = '#8c2219';
export const BLUE = '#2d5f93';
export const SKY = '#8fb8d6';
export const GREEN = '#3d7f45';
export const LEAF = '#6fa84a';
export const GOLD = '#eab53a';
export const STRAW = '#f7d987';
export const SKIN = '#f3cda6';
export const WHITE = '#fffdf6';

/** The clothes of the face cards of a suit: main cloth, second cloth, lining. */
export const CLOTHES: Record<Suit, { main: string; second: string; trim: string; hair: string }> = {
  D: { main: RED, second: BLUE, trim: GOLD, hair: '#7a4a22' },
  C: { main: BLUE, second: RED, trim: GOLD, hair: '#c98a35' },
  S: { main: '#3c6ea5', second: GOLD, trim: WHITE, hair: '#3b2a1e' },
  B: { main: GREEN, second: RED, trim: GOLD, hair: '#5e3a1c' },
};

/** The colour of a suit's corner. */
export const CORNER: Record<Suit, string> = { D: '#9a5b0a', C: '#a32a1e', S: '#1f4e80', B: '#2a6232' };

/** The two inks of a French pack. */
const FRENCH_RED = '#c02c22';
const FRENCH_BLACK = '#26221f';
export const FRENCH_CORNER: Record<Suit, string> = { D: FRENCH_RED, C: FRENCH_RED, S: FRENCH_BLACK, B: FRENCH_BLACK };
