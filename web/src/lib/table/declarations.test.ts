import { expect, test } from 'vitest';
import { hasNothingToDeclare, namedMatta, passingDelay } from './declarations';
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

test('the matta counts as what the last knock has named, until it is captured', () => {
  const history = ['declare:7C=1', '2D', 'declare:7C=6'].map((action) => ({ seat: 0, action }));
  expect(namedMatta({ ...view, history, named: 6 })).toEqual({ matta: '7C', as: '6C' });
  expect(namedMatta({ ...view, history, named: null })).toBeNull();
});

test.each([
  [false, 0, 0],
  [false, 1, 0],
  [true, 0, 1500],
  [true, 1, 4000],
])('with other people at the table (%s) a seat takes its time', (people, random, delay) =>
  expect(passingDelay(people, () => random)).toBe(delay),
);
