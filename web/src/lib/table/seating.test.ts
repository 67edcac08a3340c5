import { expect, test } from 'vitest';
import { pair, table } from './example';
import { isOwn, isPartner, pileSeat, members, opponents, ownFirst, sideOf, sides } from './seating';

test('play goes to the right: the next seat sits at the right', () => expect(opponents(pair)).toEqual([3, 2, 1]));
test('play goes to the left', () => expect(opponents({ ...pair, direction: 'left' })).toEqual([1, 2, 3]));
test('from another seat', () => expect(opponents({ ...pair, seat: 2 })).toEqual([1, 0, 3]));
test('sides and who they are', () => {
  expect(sides(pair.seats)).toEqual([0, 1]);
  expect(members(pair.seats, 1)).toEqual([1, 3]);
});
test('a pile lies by one seat of its side, yours by your own seat', () => {
  expect([pileSeat(pair, 0), pileSeat(pair, 1)]).toEqual([0, 3]);
  expect([pileSeat(table, 0), pileSeat(table, 1)]).toEqual([0, 1]);
});
test('a side is not a seat: it is looked up', () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(pair, seat))).toEqual([0, 1, 0, 1]);
  expect(sideOf({ ...pair, seats: pair.seats.map((seat) => ({ ...seat, side: 1 - seat.side })) }, 0)).toBe(1);
});
test.each([
  [0, [0, 1]],
  [1, [1, 0]],
  [2, [0, 1]],
  [3, [1, 0]],
])('from seat %i its side comes first: %j', (seat, order) => expect(ownFirst({ ...pair, seat })).toEqual(order));
test.each([
  [0, [2]],
  [1, [3]],
  [2, [0]],
  [3, [1]],
])('the partner of seat %i is %j', (seat, partners) =>
  expect([0, 1, 2, 3].filter((other) => isPartner({ ...pair, seat }, other))).toEqual(partners),
);
test('a spectator has no partner and no seat, seen from any side', () => {
  expect([0, 1, 2, 3].some((seat) => isPartner({ ...pair, watching: true }, seat))).toBe(false);
  expect([isOwn(pair, 0), isOwn(pair, 2), isOwn(pair, null), isOwn({ ...pair, watching: true }, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
test('sides are sorted by their numbers, not by who sits first', () => {
  expect(sides([...pair.seats].reverse())).toEqual([0, 1]);
});
test('from the last seat, a pile lies by the first of its side from the left', () => {
  expect([0, 1].map((side) => pileSeat({ ...pair, seat: 3 }, side))).toEqual([2, 3]);
});
