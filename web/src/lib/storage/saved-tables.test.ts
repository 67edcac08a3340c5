import { expect, test } from 'vitest';
import { pageOf } from '../route';
import {
  removeTable,
  savedTables,
  guestTable,
  loadTable,
  updatedTable,
  saveTable,
  unfinishedTables,
  isWon,
  type SavedTable,
} from './saved-tables';
import { MemoryStorage } from './storage';
import { pair, sheet, table, view } from '../table/example';

const game = (table: string, opened: number, over = false): SavedTable => ({
  table,
  key: 'k',
  title: 'Scopa',
  opened,
  variant: 'scopa',
  seats: 2,
  against: ['greedy'],
  score: [1, 2],
  target: 11,
  over,
});

test('the unfinished games are listed, the newest first', () => {
  const storage = new MemoryStorage();
  storage.setItem('another', '{}');
  storage.setItem('settebello.table.broken', '{');
  const closed = { ...game('e', 5), closed: true };
  const forfeited = { ...game('f', 6), forfeited: true, won: false };
  for (const saved of [game('a', 1), game('b', 3), game('c', 2), game('d', 4, true), closed, forfeited])
    saveTable(saved, storage);
  expect(unfinishedTables(storage).map((saved) => saved.table)).toEqual(['b', 'c', 'a']);
  expect(loadTable('d', storage)?.over).toBe(true);
  removeTable('b', storage);
  expect(loadTable('b', storage)).toBeNull();
});

test('an address names a page', () => {
  expect(pageOf('/')).toEqual({ name: 'start' });
  expect(pageOf('/table/x%2Dy')).toEqual({ name: 'table', table: 'x-y' });
  expect(pageOf('/rules/')).toEqual({ name: 'rules' });
  expect(pageOf('/table/')).toEqual({ name: 'missing' });
  expect(pageOf('/table/%')).toEqual({ name: 'missing' });
});

test.each([
  { seat: 0, score: [5, 8], against: ['greedy', 'greedy', 'greedy'] },
  { seat: 1, score: [8, 5], against: ['greedy', 'greedy', 'open'] },
  { seat: 2, score: [5, 8], against: ['greedy', 'open', 'greedy'] },
  { seat: 3, score: [8, 5], against: ['open', 'greedy', 'greedy'] },
])('from seat $seat the score of its side comes first, and the others follow in order', ({ seat, score, against }) => {
  const now = updatedTable(game('a', 1), {
    table: { ...pair, seat },
    latestView: { ...view, totals: [5, 8] },
    latestSheet: null,
  });
  expect(now).toMatchObject({ score, against, title: 'Scopa', target: 11, seats: 4, over: false });
  expect(now).toMatchObject({ seat, partners: [false, true, false] });
  expect(now.won).toBeUndefined();
});

test.each([
  [0, true],
  [1, false],
  [2, true],
  [3, false],
])('when side 0 has won, seat %i has won: %s', (seat, mine) => {
  const latestSheet = { ...sheet, game: [11, 8], winners: [0] };
  const now = updatedTable(game('a', 1), {
    table: { ...pair, seat },
    latestView: { ...view, totals: [5, 8] },
    latestSheet,
  });
  expect(now).toMatchObject({ over: true, won: mine, score: mine ? [11, 8] : [8, 11] });
});

test('three sides keep their order after yours', () => {
  const three = { ...table, seat: 1, seats: [0, 1, 2].map((side) => ({ name: `P${side}`, player: 'person', side })) };
  const now = updatedTable(game('a', 1), {
    table: three,
    latestView: { ...view, totals: [1, 2, 3] },
    latestSheet: null,
  });
  expect(now.score).toEqual([2, 1, 3]);
});

test('nothing is remembered before the table has reported its state', () => {
  const before = game('a', 1);
  expect(updatedTable(before, { table: null, latestView: view, latestSheet: null })).toBe(before);
  expect(updatedTable(before, { table, latestView: null, latestSheet: null })).toBe(before);
});

test('a table that waits for its players is remembered by its name and seats', () => {
  const now = updatedTable(
    guestTable('a', 'k', ''),
    { table, latestView: null, latestSheet: null, gathering: true },
    5,
  );
  expect(now).toMatchObject({
    title: 'Scopa',
    seats: 2,
    names: ['Ada'],
    waiting: true,
    seen: 5,
    score: [],
    target: 11,
  });
  const begun = updatedTable(now, { table, latestView: view, latestSheet: null }, 6);
  expect(begun).toMatchObject({ waiting: false, turn: 0, seen: 6, score: [0, 0] });
});

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [2, 2, 0],
  [3, null, 0],
])('from seat %i the turn of seat %s belongs to the player %i seats on', (seat, turn, seats) => {
  const now = updatedTable(game('a', 1), {
    table: { ...pair, seat },
    latestView: { ...view, turn, totals: [0, 0] },
    latestSheet: null,
  });
  expect(now.turn).toBe(seats);
  expect(now.names).toHaveLength(3);
});

test('the game seen last comes first, whenever it was opened', () => {
  const storage = new MemoryStorage();
  for (const saved of [{ ...game('a', 1), seen: 9 }, game('b', 3), { ...game('c', 2), seen: 5 }])
    saveTable(saved, storage);
  expect(unfinishedTables(storage).map((saved) => saved.table)).toEqual(['a', 'c', 'b']);
});

test.each([
  [{ score: [11, 8] }, true],
  [{ score: [8, 11] }, false],
  [{ score: [11, 11] }, false],
  [{ score: [11, 3, 12] }, false],
  [{ score: [3, 11], won: true }, true],
  [{ score: [11, 3], won: false }, false],
])('%j has won: %s', (part, mine) => expect(isWon({ ...game('a', 1, true), ...part })).toBe(mine));

test.each([
  ['/rules', 'rules'],
  ['/yours', 'history'],
  ['/lesson', 'lesson'],
  ['/replay', 'replay'],
  ['/game/', 'missing'],
  ['/lesson/', 'lesson'],
  ['/lessons', 'missing'],
  ['/table/a/b', 'missing'],
])('%s is the page %s', (path, name) => expect(pageOf(path).name).toBe(name));
test('a replay is of a table, or of a game with a permanent link', () => {
  expect(pageOf('/replay/x%2Dy/')).toEqual({ name: 'replay', table: 'x-y' });
  expect(pageOf('/game/x')).toEqual({ name: 'replay', game: 'x' });
  expect(pageOf('/replay')).toEqual({ name: 'replay' });
});
test('a slash at the end leads to the same table', () =>
  expect(pageOf('/table/x/')).toEqual({ name: 'table', table: 'x' }));

test('finished games are listed too, newest first, and other items are not', () => {
  const storage = new MemoryStorage();
  storage.setItem('settebello.table.x', '{}');
  for (const saved of [game('a', 1, true), game('b', 3), game('c', 2)]) saveTable(saved, storage);
  expect(savedTables(storage).map((saved) => saved.table)).toEqual(['b', 'c', 'a']);
});

test('a guest has a seat whose game is not known yet', () =>
  expect(guestTable('t', 'key', 'Scopa')).toMatchObject({
    table: 't',
    key: 'key',
    title: 'Scopa',
    over: false,
    score: [],
    variant: '',
  }));

test('a game that began elsewhere is practice', () => {
  const state = { table: { ...table, practice: true }, latestView: view, latestSheet: null };
  expect(updatedTable(game('a', 1), state).practice).toBe(true);
  expect(updatedTable(game('a', 1), { ...state, table })).not.toHaveProperty('practice');
});
