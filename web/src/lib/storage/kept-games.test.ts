import { expect, test } from 'vitest';
import { loadKeptGame, removeKeptGame, saveKeptGame } from './kept-games';
import { MemoryStorage } from './storage';

test('the permanent link of a game is remembered until the game is taken down', () => {
  const where = new MemoryStorage();
  expect(loadKeptGame('t', where)).toBeNull();
  saveKeptGame('t', 'g', where);
  expect([loadKeptGame('t', where), loadKeptGame('other', where)]).toEqual(['g', null]);
  removeKeptGame('t', where);
  expect(loadKeptGame('t', where)).toBeNull();
});
