import { expect, test } from 'vitest';
import type { RoomInfo } from '../protocol';
import { person, room } from '../room/example';
import { noteArrival, takeArrival } from './arrivals';

test('an arrival is reported once', () => {
  noteArrival('t', 'lobby');
  expect([takeArrival('t', { room }), takeArrival('t', { room })]).toEqual(['lobby', null]);
});

test.each([
  ['nobody else is ready', {}, true],
  ['the other one is ready', { seats: [person('Nonna'), person('Rosa', { ready: true })] }, true],
  ['one is ready already', { seats: [person('Nonna', { ready: true })] }, false],
  ['one watches', { seat: null }, false],
  ['the game has begun', { phase: 'playing' }, false],
] as const)('%s', (_, part, may) => {
  noteArrival('t', 'rematch');
  const here = { ...room, ...part } as RoomInfo;
  expect(takeArrival('t', { room: here })).toBe(may ? 'rematch' : null);
});
