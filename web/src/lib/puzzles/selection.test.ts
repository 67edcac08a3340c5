import { expect, test } from 'vitest';
import type { Puzzle } from './pack';
import { ANY, difficultyOf, matching, nearest, runOrder } from './selection';

const puzzle = (id: string, rating: number, game = 'a', themes: Puzzle['themes'] = ['cards']): Puzzle =>
  ({ id, rating, game, themes }) as Puzzle;
const PUZZLES = [puzzle('1', 1946), puzzle('2', 1500, 'b'), puzzle('3', 1602, 'a', ['sweeps']), puzzle('4', 1500)];
const ids = (found: readonly Puzzle[]): string[] => found.map(({ id }) => id);

test('difficulties follow the rating', () => {
  expect(PUZZLES.map(difficultyOf)).toEqual(['hard', 'easy', 'medium', 'easy']);
});

test('a wish leaves those that match', () => {
  expect(ids(matching(PUZZLES, ANY))).toEqual(['1', '2', '3', '4']);
  expect(ids(matching(PUZZLES, { ...ANY, game: 'a', difficulty: 'easy' }))).toEqual(['4']);
  expect(ids(matching(PUZZLES, { ...ANY, theme: 'sweeps' }))).toEqual(['3']);
});

test('the next one is the nearest that was not tried', () => {
  const tried = new Set(['2']);
  const isTried = (id: string): boolean => tried.has(id);
  expect(nearest(PUZZLES, 1500, isTried, null)?.id).toBe('4');
  expect(nearest(PUZZLES, 1500, isTried, '4')?.id).toBe('3');
  expect(nearest(PUZZLES, 1900, isTried, null)?.id).toBe('1');
  expect(nearest(PUZZLES, 1500, () => true, null)).toBeNull();
});

test('a run goes from easy to hard, in any order otherwise', () => {
  const places = [0.1, 0.9, 0.5, 0.2];
  expect(ids(runOrder(PUZZLES, () => places.shift() ?? 0))).toEqual(['4', '2', '3', '1']);
});
