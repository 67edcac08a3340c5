import { expect, test } from 'vitest';
import { pair, table } from './example';
import { keeper, members, opponents, sides } from './seating';

test('play goes to the right: the next seat sits at the right', () => expect(opponents(pair)).toEqual([3, 2, 1]));
test('play goes to the left', () => expect(opponents({ ...pair, direction: 'left' })).toEqual([1, 2, 3]));
test('from another seat', () => expect(opponents({ ...pair, seat: 2 })).toEqual([1, 0, 3]));
test('sides and who they are', () => {
  expect(sides(pair.seats)).toEqual([0, 1]);
  expect(members(pair.seats, 1)).toEqual([1, 3]);
});
test('a pile lies by one seat of its side, the own by oneself', () => {
  expect([keeper(pair, 0), keeper(pair, 1)]).toEqual([0, 3]);
  expect([keeper(table, 0), keeper(table, 1)]).toEqual([0, 1]);
});
