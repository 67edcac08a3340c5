import { expect, test } from 'vitest';
import { person, room } from './example';
import { forfeitText, termsText, timeLeftText } from './room-text';

const HOUR = 3600;
const DAY = 24 * HOUR;

test.each([
  [-1, '0 seconds'],
  [90.5, '91 seconds'],
  [120, '2 minutes'],
  [2 * HOUR, '2 hours'],
  [5.5 * HOUR, '6 hours'],
  [DAY, '24 hours'],
  [46.9 * HOUR, '47 hours'],
  [2 * DAY - 60, '2 days'],
  [2 * DAY, '2 days'],
  [2.9 * DAY, '2 days'],
  [7 * DAY - 5, '7 days'],
])('%d seconds are %s', (seconds, words) => expect(timeLeftText(seconds)).toBe(words));

test.each([
  [null, 60, 'to 11 · 2 players · no time limit · the computer takes over for absent players after 1 minute'],
  [3 * DAY, 3 * DAY, 'to 11 · 2 players · played over days, 3 days per play'],
])('terms of a clock of %s', (clock, grace, words) =>
  expect(termsText({ target: 11, seats: [{}, {}], clock, grace })).toBe(words),
);

const seats = [person('Nonna', { side: 0 }), person('Rosa', { side: 1 })];

test.each([
  [0, 0, 'Your opponent has left: you have won this rated game. You can play on against the computer.'],
  [1, 0, 'This rated game is over: your side left and has lost.'],
  [0, null, ''],
  [null, 0, ''],
])('at seat %s a rated game that side %s has won by the others leaving', (seat, forfeited_to, words) =>
  expect(forfeitText({ ...room, seats, seat, forfeited_to })).toBe(words),
);
