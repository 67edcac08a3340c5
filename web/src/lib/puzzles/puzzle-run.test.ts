import { expect, test } from 'vitest';
import type { Puzzle } from './pack';
import { PuzzleRun, STORM } from './puzzle-run.svelte';

const PUZZLES = ['1', '2', '3'].map((id) => ({ id }) as Puzzle);

test('a streak ends with the first mistake, at the puzzle that was missed', () => {
  const run = new PuzzleRun('streak', PUZZLES);
  run.count(true);
  run.next();
  run.count(false);
  run.next();
  expect([run.solved, run.isOver, run.puzzle?.id]).toEqual([1, true, '2']);
  run.count(true);
  expect(run.solved).toBe(1);
});

test('a storm goes on after a mistake, and ends with the time', () => {
  let now = 1000;
  const run = new PuzzleRun('storm', PUZZLES, () => now);
  run.count(false);
  run.next();
  now += STORM - 1;
  run.tick();
  expect([run.isOver, run.left]).toEqual([false, 1]);
  run.count(true);
  now += 5;
  run.tick();
  expect([run.isOver, run.left, run.solved]).toEqual([true, 0, 1]);
});

test('a run ends with the last puzzle', () => {
  const run = new PuzzleRun('streak', PUZZLES.slice(0, 1));
  run.count(true);
  run.next();
  expect([run.isOver, run.solved]).toEqual([true, 1]);
});
