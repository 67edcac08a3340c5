import { expect, test } from 'vitest';
import type { RoomInfo } from '../protocol';
import { describeChanges, isShared } from './room-changes';
import { bot, free, person, room } from './example';
import { isLocal, seatKeyFrom, seatLink, formatCode, tableIdFrom } from '../invitation/links';
import { durationText, seatText, termsText, timeLeftText } from './room-text';

const at = (...seats: RoomInfo['seats']): RoomInfo => ({ ...room, seats });
const [nonna, rosa] = [person('Nonna'), person('Rosa')];

test.each<[string, RoomInfo, RoomInfo, string[]]>([
  ['nothing', at(nonna, rosa), at(nonna, rosa), []],
  ['one comes', at(nonna, free), at(nonna, rosa), ['Rosa sat down.']],
  ['one goes', at(nonna, rosa), at(nonna, free), ['Rosa left the table.']],
  ['a player comes', at(nonna, free), at(nonna, bot('Ada')), ['Ada, a computer player, sat down.']],
  ['ready', at(nonna, rosa), at(nonna, person('Rosa', { ready: true })), ['Rosa is ready.']],
  ['not ready any more', at(nonna, person('Rosa', { ready: true })), at(nonna, rosa), []],
  ['yourself ready', at(nonna, rosa), at(person('Nonna', { ready: true }), rosa), []],
  ['gone', at(nonna, rosa), at(nonna, person('Rosa', { here: false })), ['Rosa has lost the connection.']],
  ['here again', at(nonna, person('Rosa', { here: false })), at(nonna, rosa), ['Rosa is here.']],
  [
    'played for',
    at(nonna, person('Rosa', { here: false })),
    at(nonna, person('Rosa', { here: false, stand_in: true })),
    ['Rosa is away: the computer plays for them.'],
  ],
  ['back', at(nonna, person('Rosa', { stand_in: true, here: true })), at(nonna, rosa), ['Rosa is back.']],
  [
    'yourself back',
    at(person('Nonna', { stand_in: true }), rosa),
    at(nonna, rosa),
    ['While you were away, the computer played for you. You are playing again now.'],
  ],
  ['seats change', at(nonna, rosa, free), { ...at(nonna, free, rosa) }, ['Seats have changed.']],
  ['another host', room, { ...room, host: 1 }, ['Rosa is the host now.']],
  ['host yourself', { ...room, host: 1 }, room, ['You are the host now.']],
  ['closed', room, { ...room, phase: 'closed' }, ['The host has closed this table.']],
  ['a rematch', room, { ...room, rematch: 'x' }, ['A new game with the same people is ready.']],
])('%s', (_, before, now, words) => expect(describeChanges(before, now)).toEqual(words));

test('a table is shared if others may come or are there', () => {
  expect(isShared(null)).toBe(false);
  expect(isShared({ ...at(nonna, bot('Ada')), code: null })).toBe(false);
  expect(isShared({ ...at(nonna, rosa), code: null })).toBe(true);
  expect(isShared(at(nonna, bot('Ada')))).toBe(true);
});

test('links', () => {
  const key = 'abcdefghijklmnopqrstuvwxyz012345';
  const link = seatLink('t/1', key, 'https://example.org');
  expect(link).toBe(`https://example.org/table/t%2F1#seat=${key}`);
  expect(seatKeyFrom(new URL(link).hash)).toBe(key);
  expect([seatKeyFrom(''), seatKeyFrom('#seat=short'), seatKeyFrom('#set.target=5')]).toEqual([null, null, null]);
  expect(tableIdFrom(link)).toBe('t/1');
  expect([tableIdFrom('ABC 2346'), tableIdFrom('/table/%')]).toEqual([null, null]);
  expect(['localhost', '127.0.0.1', '192.168.1.7', 'example.org'].map(isLocal)).toEqual([true, true, false, false]);
  expect(formatCode('ABC2346')).toBe('ABC 2346');
});

test('words', () => {
  expect([15, 60, 90, 300, 86_400].map(durationText)).toEqual([
    '15 seconds',
    '1 minute',
    '90 seconds',
    '5 minutes',
    '1 day',
  ]);
  expect(termsText({ target: 11, seats: [1, 2], clock: 30, grace: 60 })).toBe(
    'to 11 · 2 players · 30 seconds per play · the computer takes over for absent players after 1 minute',
  );
  const four = ['Nonna', 'Rosa', '', 'Pino'].map((name, n) => ({ name, side: n % 2 }));
  expect([0, 1].map((seat) => seatText(four, seat))).toEqual(['Seat 1, with Seat 3', 'Seat 2, with Pino']);
});

test.each([
  [-3, '0 seconds'],
  [42.2, '43 seconds'],
  [119, '119 seconds'],
  [121, '3 minutes'],
  [7199, '120 minutes'],
  [80_000, '23 hours'],
])('%d seconds left are %j', (seconds, words) => expect(timeLeftText(seconds)).toBe(words));
