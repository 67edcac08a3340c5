import { expect, test } from 'vitest';
import { cardsOf, rankOf, SUITS, suitOf } from './card';

test('there are forty cards, ten of each suit, in written order', () => {
  const cards = cardsOf(10);
  expect(cards).toHaveLength(40);
  expect(new Set(cards).size).toBe(40);
  for (const suit of SUITS)
    expect(cards.filter((card) => suitOf(card) === suit).map(rankOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect([cards[0], cards[39]]).toEqual(['1D', '10B']);
});

test('a pack with thirteen ranks has 52 cards', () => {
  const cards = cardsOf(13);
  expect([new Set(cards).size, cards[0], cards[51]]).toEqual([52, '1D', '13B']);
});
