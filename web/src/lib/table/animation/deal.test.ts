import { expect, test } from 'vitest';
import { DEAL_TIME, dealDelay, seatsAfterDealer } from './deal';

test('the cards go round the table, and then to its middle', () => {
  const hands = [3, 3];
  const at = (n: number, seat: number | null): number => dealDelay({ n, seat }, hands, 4, DEAL_TIME.all);
  const order = [at(0, 0), at(0, 1), at(1, 0), at(1, 1), at(2, 0), at(2, 1), at(0, null), at(3, null)];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
  expect(order[0]).toBe(0);
});

test.each([
  [[3, 3], 0],
  [[10, 10, 10, 10], 0],
  [[3, 3, 3, 3, 3, 3], 4],
])('hands of %j and %i cards on the table are dealt in the same time', (hands, table) => {
  const last = table ? { n: table - 1, seat: null } : { n: (hands[0] ?? 0) - 1, seat: hands.length - 1 };
  const lastLeaves = dealDelay(last, hands, table, DEAL_TIME.all);
  expect(lastLeaves).toBeGreaterThan(0);
  expect(lastLeaves).toBeLessThan(DEAL_TIME.all);
});

test('a deal of one card begins at once', () => {
  expect(dealDelay({ n: 0, seat: 0 }, [1], 0, DEAL_TIME.hands)).toBe(0);
});

test('the seat after the dealer is first, and the dealer last', () => {
  expect([0, 1, 2, 3].map((seat) => seatsAfterDealer(seat, 1, 4))).toEqual([2, 3, 0, 1]);
});
