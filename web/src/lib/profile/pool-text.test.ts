import { expect, test } from 'vitest';
import { changeText } from './pool-text';

test.each([
  [1512, 1530, 'Your rating: 1512 → 1530 (+18)'],
  [1512, 1505, 'Your rating: 1512 → 1505 (−7)'],
  [1512, 1512, 'Your rating: 1512 → 1512 (±0)'],
])('a rating that was %i and is %i', (before, after, words) => {
  expect(changeText({ before, after })).toBe(words);
});
