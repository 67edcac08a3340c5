import { expect, test } from 'vitest';
import type { SavedTable } from '../storage/saved-tables';
import { byUrgency, deadlineText, playersText, timeText, turnText } from './recent-game-text';

const NOW = Date.UTC(2026, 4, 20, 12);
const game: SavedTable = {
  table: 't',
  key: 'k',
  title: 'Scopa',
  opened: NOW,
  variant: 'scopa',
  seats: 2,
  against: ['amico'],
  score: [0, 0],
  target: 11,
  over: false,
};
const pair = { seats: 4, against: ['open', 'amico', 'open'], names: ['Rosa', 'Bruno', ''] };
const titles = (name: string): string => ({ amico: 'Amico' })[name] ?? '';

test.each<[Partial<SavedTable>, string]>([
  [{ names: ['Ada'] }, 'with Ada (Amico)'],
  [{ names: ['Ada'], against: ['unknown'] }, 'with Ada'],
  [{}, 'with Amico'],
  [pair, 'with Rosa and Bruno (Amico) · 4 players'],
  [{ seats: 0, against: [] }, ''],
])('who plays: %j', (part, words) => expect(playersText({ ...game, ...part }, titles)).toBe(words));

test.each<[Partial<SavedTable>, string]>([
  [{ turn: 0 }, 'Your turn'],
  [{ ...pair, turn: 2 }, 'Bruno was to play'],
  [{ ...pair, turn: 0 }, 'Your turn'],
  [{ names: ['Ada'], turn: 1 }, 'Your turn'],
  [{ waiting: true }, 'Waiting for players'],
  [{}, ''],
])('whose turn it was: %j', (part, words) => expect(turnText({ ...game, ...part })).toBe(words));

const DAY = 86_400;
const byDay = { ...pair, clock: 3 * DAY };

test.each<[Partial<SavedTable>, string, string]>([
  [{ ...byDay, turn: 2, deadline: NOW + 2.5 * DAY * 1000 }, 'Bruno is to play', '2 days left'],
  [{ ...byDay, turn: 0, deadline: NOW + 5.2 * 3_600_000 }, 'Your turn', '6 hours left'],
  [{ ...byDay }, 'The next round is being shuffled', ''],
  [{ ...byDay, waiting: true, deadline: NOW + 1 }, 'Waiting for players', ''],
  [{ ...pair, turn: 0 }, 'Your turn', ''],
])('a game by the day: %j', (part, turn, left) => {
  expect(turnText({ ...game, ...part })).toBe(turn);
  expect(deadlineText({ ...game, ...part }, NOW)).toBe(left);
});

test('games by the day that wait for the player come first, the most urgent one before the others', () => {
  const games = [
    { ...game, table: 'seen last' },
    { ...game, ...byDay, table: 'theirs', turn: 2, deadline: NOW },
    { ...game, ...byDay, table: 'later', turn: 0, deadline: NOW + 9 },
    { ...game, ...byDay, table: 'soon', turn: 0, deadline: NOW + 5 },
  ];
  expect(byUrgency(games).map(({ table }) => table)).toEqual(['soon', 'later', 'seen last', 'theirs']);
});

test.each([
  [30_000, 'now'],
  [5 * 60_000, '5 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [30 * 3_600_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
  [8 * 86_400_000, '12 May 2026'],
  [-5000, 'now'],
])('%i ms ago is %j', (ago, words) =>
  expect(timeText({ ...game, opened: 0, seen: NOW - ago }, NOW).replace('May 12, 2026', '12 May 2026')).toBe(words),
);

test('a game that was never seen again was played when it was opened', () =>
  expect(timeText({ ...game, opened: NOW - 60_000 }, NOW)).toBe('1 minute ago'));
