import { expect, test } from 'vitest';
import type { TableInfo, View } from '../protocol';
import { puzzleTable } from './puzzle-table';

const NAMES = { opponent: 'Opponent', partner: 'Partner' };
const seat = (side: number): TableInfo['seats'][number] => ({ name: '', player: 'person', side });
const named = (sides: number[], own: number): string[] => {
  const table = { seats: sides.map(seat) } as TableInfo;
  return puzzleTable(table, { view: { seat: own } as View }, NAMES).seats.map(({ name }) => name);
};

test('the others have no names of their own', () => {
  expect(named([0, 1], 1)).toEqual(['Opponent', '']);
  expect(named([0, 1, 0, 1], 1)).toEqual(['Opponent 1', '', 'Opponent 2', 'Partner']);
});
