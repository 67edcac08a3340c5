import { expect, test } from 'vitest';
import { socketAddress } from './api';
import { pageOf } from './route';
import { forget, load, save, unfinished, type SavedTable } from './saved';
import { Memory } from './store';

const game = (table: string, opened: number, over = false): SavedTable => ({
  table, key: 'k', title: 'Scopa', opened, variant: 'scopa', seats: 2, against: ['greedy'], score: [1, 2], target: 11, over,
});

test('the unfinished games are listed, the newest first', () => {
  const storage = new Memory();
  storage.setItem('another', '{}');
  storage.setItem('settebello.table.broken', '{');
  for (const saved of [game('a', 1), game('b', 3), game('c', 2), game('d', 4, true)]) save(saved, storage);
  expect(unfinished(storage).map((saved) => saved.table)).toEqual(['b', 'c', 'a']);
  expect(load('d', storage)?.over).toBe(true);
  forget('b', storage);
  expect(load('b', storage)).toBeNull();
});

test('an address names a page', () => {
  expect(pageOf('/')).toEqual({ name: 'start' });
  expect(pageOf('/table/x%2Dy')).toEqual({ name: 'table', table: 'x-y' });
  expect(pageOf('/rules/')).toEqual({ name: 'rules' });
  expect(pageOf('/table/')).toEqual({ name: 'missing' });
  expect(pageOf('/table/%')).toEqual({ name: 'missing' });
});

test('the socket is where the page is', () => {
  expect(socketAddress('t1', { protocol: 'https:', host: 'a.example' })).toBe('wss://a.example/api/tables/t1/socket?lang=en');
  expect(socketAddress('t1', { protocol: 'http:', host: 'localhost:7777' })).toBe('ws://localhost:7777/api/tables/t1/socket?lang=en');
});
