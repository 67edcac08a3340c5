import { expect, test } from 'vitest';
import { guestTable } from '../storage/saved-tables';
import { collectExport } from './export';

test('an export has the records that there are, and no keys', async () => {
  const record = (table: string): Promise<string> =>
    table === 'A' ? Promise.resolve('text') : Promise.reject(new Error('gone'));
  const games = ['A', 'B'].map((table) => guestTable(table, 'secret', 'Scopa'));
  const told = await collectExport('Ada', [], games, record);
  expect(told.games.map((one) => one.record)).toEqual(['text', null]);
  expect(JSON.stringify(told)).not.toContain('secret');
});
