/** The phrases, in the order of the menu. */

import type { Phrase } from '../protocol';

const ORDER: Readonly<Record<Phrase, true>> = {
  hello: true,
  'good-luck': true,
  'whose-turn': true,
  'your-turn': true,
  'well-played': true,
  lucky: true,
  'oh-no': true,
  wait: true,
  thanks: true,
  sorry: true,
  again: true,
  goodbye: true,
};

export const PHRASES = Object.keys(ORDER) as Phrase[];
