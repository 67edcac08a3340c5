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
  smile: true,
  laugh: true,
  surprise: true,
  sad: true,
};

export const PHRASES = Object.keys(ORDER) as Phrase[];

/** The faces among them: the path of each mouth. */
export const FACES: Partial<Readonly<Record<Phrase, string>>> = {
  smile: 'M8 14.5q4 3.5 8 0',
  laugh: 'M7.5 13.5h9q-.7 4.5-4.5 4.5t-4.5-4.5Z',
  surprise: 'M12 14a2 2.3 0 1 0 .01 0Z',
  sad: 'M8 16.5q4-3.5 8 0',
};

/** What people say most at the end of a game. */
export const END_PHRASES: readonly (readonly Phrase[])[] = [
  ['well-played', 'again'],
  ['smile', 'laugh', 'surprise', 'sad'],
];
