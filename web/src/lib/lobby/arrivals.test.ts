import { expect, test } from 'vitest';
import type { RoomInfo, ShuffleInfo } from '../protocol';
import { bot, person, room } from '../room/example';
import { noteArrival, takeArrival } from './arrivals';

const shuffle = (...committed: number[]): ShuffleInfo => ({
  type: 'shuffle',
  round: 1,
  exchange: 1,
  open: true,
  committed,
  transcript: null,
  revealed: [],
  last: null,
  aborted: 0,
  refused: [],
});

test('an arrival is reported once', () => {
  noteArrival('t', 'lobby');
  const people = { room, shuffle: shuffle() };
  expect([takeArrival('t', people), takeArrival('t', people)]).toEqual(['lobby', null]);
});

const asked = [person('Nonna'), person('Rosa', { ready: true })];

test.each([
  ['nobody else is ready', 'rematch', {}, shuffle(), true],
  ['who asked has not committed', 'rematch', { seats: asked }, shuffle(0), false],
  ['who asked has committed', 'rematch', { seats: asked }, shuffle(0, 1), true],
  ['the other one, from the lobby, commits first', 'lobby', { seats: asked }, shuffle(0), true],
  ['a computer needs no device', 'rematch', { seats: [person('Nonna'), bot('Ada')] }, shuffle(), true],
  ['one is ready already', 'rematch', { seats: [person('Nonna', { ready: true })] }, shuffle(0), false],
  ['one watches', 'rematch', { seat: null }, shuffle(), false],
  ['the game has begun', 'lobby', { phase: 'playing' }, shuffle(), false],
] as const)('%s', (_, from, part, told, may) => {
  noteArrival('t', from);
  const here = { ...room, ...part } as RoomInfo;
  expect(takeArrival('t', { room: here, shuffle: told })).toBe(may ? from : null);
});
