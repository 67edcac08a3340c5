import { expect, test } from 'vitest';
import type { SavedTable } from '../storage/saved-tables';
import { countedGames, groupBy, margin, opponents, tally } from './statistics';

const game = (title: string, score: number[], more: Partial<SavedTable> = {}): SavedTable => ({
  table: title,
  key: 'secret',
  title,
  opened: 1,
  variant: 'scopa',
  seats: 2,
  against: ['greedy'],
  score,
  target: 11,
  over: true,
  ...more,
});

test('finished games are counted by kind, the most played first', () => {
  const games = [game('A', [11, 3]), game('B', [3, 11]), game('B', [11, 2], { won: false })];
  expect(groupBy(games, (one) => one.title).map(tally)).toEqual([
    { name: 'B', played: 2, won: 0, points: [14, 13] },
    { name: 'A', played: 1, won: 1, points: [11, 3] },
  ]);
});

test('neither practice nor an unfinished game counts', () => {
  const games = [game('A', [11, 3]), game('B', [9, 1], { over: false }), game('C', [11, 3], { practice: true })];
  expect(countedGames(games).map(({ title }) => title)).toEqual(['A']);
});

test('of several others the mean counts', () => {
  expect(margin(game('A', [11, 4, 8]))).toBe(5);
  expect(tally({ name: '', games: [game('A', [11, 4, 7])] }).points).toEqual([11, 6]);
});

const named = (player: string): string => player.toUpperCase();

test('without names each kind of opponent is known', () =>
  expect(opponents(game('A', [], { against: ['random', 'greedy', 'random'] }), named)).toEqual({
    against: ['GREEDY', 'RANDOM'],
    partners: [],
  }));

test('people are grouped by name, and partners apart', () => {
  const four = { against: ['open', 'greedy', 'random'], names: ['Rosa', 'Ada', 'Zed'], partners: [false, true, false] };
  expect(opponents(game('A', [], four), named)).toEqual({ against: ['RANDOM', 'Rosa'], partners: ['GREEDY'] });
  const twice = { against: ['random', 'random'], names: ['Zed', 'Zoe'], partners: [false, false] };
  expect(opponents(game('A', [], twice), named).against).toEqual(['RANDOM × 2']);
});
