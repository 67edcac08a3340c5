import { expect, test } from 'vitest';
import { ALL_CARDS, rankOf, SUITS, suitOf } from './card';

test('there are forty cards, ten of each suit, in written order', () => {
  expect(ALL_CARDS).toHaveLength(40);
  expect(new Set(ALL_CARDS).size).toBe(40);
  for (const suit of SUITS)
    expect(ALL_CARDS.filter((card) => suitOf(card) === suit).map(rankOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect([ALL_CARDS[0], ALL_CARDS[39]]).toEqual(['1D', '10B']);
});
