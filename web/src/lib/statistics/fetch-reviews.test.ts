import { expect, test } from 'vitest';
import type { Review } from '../review-types';
import { saveKeptGame } from '../storage/kept-games';
import { guestTable, loadTable, saveTable, type SavedTable } from '../storage/saved-tables';
import { fetchReviews } from './fetch-reviews';

const REVIEW = {
  judge: '1/abc',
  side_of: [0, 1],
  seat_totals: [
    { seat: 0, counted: 9, grades: { inaccuracy: 1, mistake: 2, blunder: 3 }, points_lost: 1, points_error: 0.1 },
  ],
  luck: [],
  decisions: [],
} as unknown as Review;

function game(table: string, more: Partial<SavedTable> = {}): SavedTable {
  const saved = { ...guestTable(table, 'key', 'Scopa'), over: true, seat: 0, ...more };
  saveTable(saved);
  return saved;
}

test('reviews are requested for kept games whose review is not known, and for no others', async () => {
  const [made, waiting, none] = [game('made'), game('waiting'), game('none')];
  const unknown = game('unknown', { seat: undefined });
  for (const { table } of [made, waiting, none, unknown]) saveKeptGame(table, `kept-${table}`);
  const asked: string[] = [];
  const load = (id: string): ReturnType<NonNullable<Parameters<typeof fetchReviews>[1]>> => {
    asked.push(id);
    if (id === 'kept-none') return Promise.reject(new Error('404'));
    return Promise.resolve(id === 'kept-made' ? REVIEW : { state: 'running', percent: 4 });
  };
  expect(await fetchReviews([made, waiting, none, unknown, game('private')], load)).toBe(1);
  expect(asked).toEqual(['kept-made', 'kept-waiting', 'kept-none']);
  const known = loadTable('made');
  expect(known?.review).toMatchObject({ counted: 9, sides: 2, marks: { mistake: 2 } });
  expect(await fetchReviews(known ? [known] : [], load)).toBe(0);
});
