import { expect, test } from 'vitest';
import type { SavedTable } from '../storage/saved-tables';
import { headToHead } from './head-to-head';

const game = (score: number[], more: Partial<SavedTable> = {}): SavedTable => ({
  table: 'x',
  key: 'secret',
  title: 'Scopa',
  opened: 1,
  variant: 'scopa',
  seats: 2,
  seat: 0,
  against: ['open'],
  names: ['Marco'],
  score,
  target: 11,
  over: true,
  ...more,
});
const title = (level: string): string => level.toUpperCase();

test('each person and each level is counted, the most frequent first', () => {
  const games = [
    game([11, 3], { against: ['maestro'], names: ['Ada'] }),
    game([11, 3]),
    game([3, 11]),
    game([9, 11], { won: true }), // by a right claim
  ];
  expect(headToHead(games, title)).toEqual([
    { name: 'Marco', own: 2, theirs: 1, games: 3 },
    { name: 'MAESTRO', own: 1, theirs: 0, games: 1 },
  ]);
});

test('practice and unfinished games do not count, a game that the others have left does', () => {
  const games = [
    game([11, 3], { practice: true }),
    game([5, 3], { over: false }),
    game([3, 5], { over: false, forfeited: true, won: true }),
  ];
  expect(headToHead(games, title)).toEqual([{ name: 'Marco', own: 1, theirs: 0, games: 1 }]);
});

test('partners are no opponents, and a level on two seats counts once', () => {
  const four = { seats: 4, seat: 1, against: ['maestro', 'open', 'maestro'], names: ['', 'Ada', ''] };
  expect(headToHead([game([3, 11], four)], title)).toEqual([{ name: 'MAESTRO', own: 0, theirs: 1, games: 1 }]);
});

test('among three, only the winner has won', () => {
  const three = { seats: 3, seat: 1, against: ['open', 'open'], names: ['Zoe', 'Marco'] };
  // In the order of the sides without your own: Marco has seat 0, Zoe seat 2.
  expect(headToHead([game([3, 11, 8], three)], title)).toEqual([
    { name: 'Marco', own: 0, theirs: 1, games: 1 },
    { name: 'Zoe', own: 0, theirs: 0, games: 1 },
  ]);
  expect(headToHead([game([11, 3, 8], { ...three, lowest: true, won: false })], title)[0]).toMatchObject({
    name: 'Marco',
    theirs: 1,
  });
});

test('who sat there without a name is not counted', () =>
  expect(headToHead([game([11, 3], { names: undefined }), game([11, 3], { names: [''] })], title)).toEqual([]));

test('a person with the name of a level is somebody else', () => {
  const games = [game([11, 3], { names: ['MAESTRO'] }), game([3, 11], { against: ['maestro'] })];
  expect(headToHead(games, title)).toHaveLength(2);
});
