import { expect, test } from 'vitest';
import type { DrillExercise } from '../http-messages';
import { DrillSession } from './drill-session.svelte';

const EXERCISE: DrillExercise = {
  question: 'Q',
  hand: [],
  table: [],
  piles: [],
  options: ['a', 'b'],
  answer: 1,
  why: 'W',
};

test('the clock stands still between an answer and the next exercise', () => {
  let time = 1_000;
  const session = new DrillSession(2, () => time);
  time += 2_000;
  expect(session.seconds).toBe(2);
  expect(session.answer(EXERCISE, 1)).toBe(true);
  time += 60_000;
  expect(session.seconds).toBe(2);
  session.next();
  time += 1_250;
  session.answer(EXERCISE, 0);
  session.next();
  time += 60_000;
  expect(session.isOver).toBe(true);
  expect(session.result).toEqual({ right: 1, count: 2, seconds: 3.3 });
});

test('one answer for each exercise, and only one of the options', () => {
  const session = new DrillSession(1, () => 0);
  session.next();
  expect(session.at).toBe(0);
  expect(session.answer(EXERCISE, 2)).toBe(false);
  expect(session.answer(EXERCISE, -1)).toBe(false);
  expect(session.answer(EXERCISE, 0)).toBe(true);
  expect(session.answer(EXERCISE, 1)).toBe(false);
  expect([session.chosen, session.right]).toEqual([0, 0]);
});
