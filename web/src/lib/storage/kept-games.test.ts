import { expect, test } from 'vitest';
import { loadKeptGame, removeKeptGame, saveKeptGame, tableOfKeptGame } from './kept-games';
import { guestTable, saveTable } from './saved-tables';
import { MemoryStorage } from './storage';

test('the permanent link of a game is remembered until the game is taken down', () => {
  const where = new MemoryStorage();
  expect(loadKeptGame('t', where)).toBeNull();
  saveKeptGame('t', 'g', where);
  expect([loadKeptGame('t', where), loadKeptGame('other', where)]).toEqual(['g', null]);
  removeKeptGame('t', where);
  expect(loadKeptGame('t', where)).toBeNull();
});

test('the table of a kept game is found as long as it is in the list', () => {
  const where = new MemoryStorage();
  saveKeptGame('t', 'g', where);
  expect(tableOfKeptGame('g', where)).toBeNull();
  saveTable(guestTable('t', 'key', 'Scopa'), where);
  expect(tableOfKeptGame('g', where)?.key).toBe('key');
  expect(tableOfKeptGame('other', where)).toBeNull();
});
