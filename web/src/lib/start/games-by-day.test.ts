import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSummary } from '../http-messages';
import { clearItems } from '../storage/storage';
import { guestTable, loadTable, saveTable, type SavedTable } from '../storage/saved-tables';
import { refreshed, refreshGamesByDay } from './games-by-day';

const asked = vi.hoisted(() => ({ invitation: vi.fn<(table: string) => Promise<unknown>>() }));
vi.mock('../api', () => asked);

const DAY = 86_400;
const NOW = 1_000_000;
const game: SavedTable = {
  ...guestTable('t', 'k', 'Scopa'),
  seats: 3,
  seat: 1,
  clock: 2 * DAY,
  names: ['Rosa', 'Ivo'],
};
const summary = { begun: true, closed: false, seats: [{}, {}, {}], turn: 1, left: 60 } as unknown as TableSummary;

beforeEach(() => clearItems());
afterEach(() => asked.invitation.mockReset());

test.each<[Partial<TableSummary>, Partial<SavedTable>]>([
  [{}, { turn: 0, deadline: NOW + 60_000, waiting: false }],
  [{ turn: 0 }, { turn: 2 }],
  [
    { turn: 2, left: null },
    { turn: 1, deadline: undefined },
  ],
  [{ turn: null, left: null }, { turn: undefined }],
  [{ begun: false, turn: null, left: null }, { waiting: true }],
  [{ closed: true }, { closed: true }],
])('a summary %j becomes %j', (part, expected) =>
  expect({
    turn: undefined,
    deadline: undefined,
    ...refreshed({ ...game, turn: 2, deadline: 5 }, { ...summary, ...part }, NOW),
  }).toMatchObject(expected),
);

test('only unfinished games by the day are asked about, and one that cannot be reached stays', async () => {
  saveTable(game);
  saveTable({ ...game, table: 'away', turn: 2 });
  saveTable({ ...game, table: 'over', over: true });
  saveTable({ ...guestTable('quick', 'k', 'Scopa'), seats: 2 });
  asked.invitation.mockImplementation((table) =>
    table === 'away' ? Promise.reject(new Error('no network')) : Promise.resolve(summary),
  );
  expect(await refreshGamesByDay(() => NOW)).toBe(true);
  expect(asked.invitation.mock.calls.map(([table]) => table).sort()).toEqual(['away', 't']);
  expect(loadTable('t')).toMatchObject({ turn: 0, deadline: NOW + 60_000 });
  expect(loadTable('away')).toMatchObject({ turn: 2 });
});

test('without a game by the day nobody is asked', async () => {
  expect(await refreshGamesByDay()).toBe(false);
  expect(asked.invitation).not.toHaveBeenCalled();
});
