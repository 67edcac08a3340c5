import { expect, test } from 'vitest';
import type { SavedTable } from '../storage/saved-tables';
import { collectExport, opponents, winPercentage, tallyBy } from './statistics';

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
  const games = [
    game('A', [11, 3]),
    game('B', [3, 11]),
    game('B', [11, 2], { won: false }),
    game('B', [1, 2], { over: false }),
  ];
  expect(tallyBy(games, (one) => one.title)).toEqual([
    { name: 'B', played: 2, won: 0, lost: 2 },
    { name: 'A', played: 1, won: 1, lost: 0 },
  ]);
});

test('a share is of a hundred', () => {
  expect(winPercentage({ name: '', played: 3, won: 2, lost: 1 })).toBe(67);
  expect(winPercentage({ name: '', played: 0, won: 0, lost: 0 })).toBe(0);
});

test('each kind of opponent is named once', () => {
  expect(opponents(game('A', [], { against: ['random', 'greedy', 'random'] }))).toEqual(['greedy', 'random']);
});

test('an export has the records that there are, and no keys', async () => {
  const record = (table: string): Promise<string> =>
    table === 'A' ? Promise.resolve('text') : Promise.reject(new Error('gone'));
  const told = await collectExport('Ada', [], [game('A', [11, 3]), game('B', [3, 11])], record);
  expect(told.games.map((one) => one.record)).toEqual(['text', null]);
  expect(JSON.stringify(told)).not.toContain('secret');
});
