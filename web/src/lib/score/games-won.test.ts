import { expect, test } from 'vitest';
import { person } from '../room/example';
import { gamesWon } from './games-won';

const seats = (...won: number[]): ReturnType<typeof person>[] =>
  won.map((games, side) => person(`P${side}`, { side: side % 2, won: games }));

test('two people', () => expect(gamesWon({ seats: seats(2, 1) })).toEqual([2, 1]));
test('a first game has no running score', () => expect(gamesWon({ seats: seats(1, 0) })).toBeNull());
test('a side has won as often as its best member', () =>
  expect(gamesWon({ seats: seats(2, 1, 0, 1) })).toEqual([2, 1]));
