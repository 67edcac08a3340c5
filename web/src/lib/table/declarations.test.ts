import { expect, test } from 'vitest';
import { declarationPoints, hasNothingToDeclare, passingDelay } from './declarations';
import { view } from './example';

test.each([
  [['pass'], 'declare', true],
  [['pass', 'claim'], 'declare', true],
  [['declare', 'pass'], 'declare', false],
  [[], 'declare', false],
  [['pass'], 'play', false],
])('with %j in the phase %s there is nothing to declare: %s', (legal, phase, nothing) =>
  expect(hasNothingToDeclare({ ...view, legal, phase })).toBe(nothing),
);

test.each([
  [['1D', '2C', '5S'], 2],
  [['1D', '1C', '5S'], 3],
  [['9D', '9C', '9S'], 7],
])('%j is worth %i points in sbarazzina', (hand, points) =>
  expect(declarationPoints(hand, { bazzica: 2, bazzica_with_pair: 3, three_of_a_kind: 7 })).toBe(points),
);

test.each([
  [false, 0, 0],
  [false, 1, 0],
  [true, 0, 1500],
  [true, 1, 4000],
])('with other people at the table (%s) a seat takes its time', (people, random, delay) =>
  expect(passingDelay(people, () => random)).toBe(delay),
);
