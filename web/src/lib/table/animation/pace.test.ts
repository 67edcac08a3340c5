import { expect, test } from 'vitest';
import { longestTurn, playTimes, thinkingTime } from './pace';

/** The milliseconds that a browser adds to each movement, which begins with the next frame. */
const FRAME = 17;

test('a computer thinks longer with more before it, and hardly with its last card', () => {
  expect(thinkingTime('natural', 1, 8, 2)).toBe(90);
  expect(thinkingTime('natural', 3, 2, 2)).toBe(153);
  expect(thinkingTime('natural', 3, 6, 2)).toBeGreaterThan(thinkingTime('natural', 3, 2, 2));
  expect(thinkingTime('natural', 10, 20, 2)).toBe(288);
});

test('the pace can be chosen, and be off', () => {
  expect(thinkingTime('none', 10, 20, 2)).toBe(0);
  expect(thinkingTime('fast', 3, 4, 2)).toBeLessThan(thinkingTime('natural', 3, 4, 2));
  expect(thinkingTime('slow', 3, 4, 2)).toBeGreaterThan(thinkingTime('natural', 3, 4, 2));
});

test.each([
  ['natural', 0, 0, 2, 90],
  ['natural', 2, 0, 2, 126],
  ['natural', 2, 8, 2, 198],
  ['natural', 10, 20, 4, 144],
  ['natural', 10, 20, 6, 96],
  ['fast', 3, 2, 2, 60],
  ['slow', 3, 2, 2, 1020],
  ['slow', 10, 40, 2, 1920],
] as const)(
  'at a %s pace, with %i cards and %i on the table of %i seats, it takes %i milliseconds',
  (pace, cards, lying, seats, long) => expect(thinkingTime(pace, cards, lying, seats)).toBe(long),
);

test.each([
  [2, 1500],
  [3, 3000],
  [4, 3000],
  [6, 4000],
])('a turn at a table of %i takes at most %i milliseconds', (seats, most) => {
  expect(longestTurn('natural', seats) + 3 * seats * FRAME).toBeLessThanOrEqual(most);
});

test("the others' plays are shown longer than your own", () => {
  for (const seats of [2, 3, 4, 6]) {
    expect(playTimes(seats, false).shown).toBeGreaterThan(2 * playTimes(seats, true).shown);
  }
});
