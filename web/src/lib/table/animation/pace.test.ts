import { expect, test } from 'vitest';
import { thinkingTime } from './pace';

test('a computer thinks longer with more before it, and hardly with its last card', () => {
  expect(thinkingTime('natural', 1, 8)).toBe(400);
  expect(thinkingTime('natural', 3, 2)).toBe(680);
  expect(thinkingTime('natural', 3, 6)).toBeGreaterThan(thinkingTime('natural', 3, 2));
  expect(thinkingTime('natural', 10, 20)).toBe(1280);
});

test('the pace can be chosen, and be none', () => {
  expect(thinkingTime('none', 10, 20)).toBe(0);
  expect(thinkingTime('fast', 3, 4)).toBeLessThan(thinkingTime('natural', 3, 4));
  expect(thinkingTime('slow', 3, 4)).toBeGreaterThan(thinkingTime('natural', 3, 4));
});

test.each([
  ['natural', 0, 0, 400],
  ['natural', 1, 0, 400],
  ['natural', 2, 0, 560],
  ['natural', 2, 8, 880],
  ['fast', 3, 2, 255],
  ['slow', 3, 2, 1360],
  ['slow', 10, 40, 2560],
] as const)('at a %s pace, with %i cards and %i on the table, it takes %i milliseconds', (pace, cards, lying, long) =>
  expect(thinkingTime(pace, cards, lying)).toBe(long),
);
