import { describe, expect, test } from 'vitest';
import { SUITS } from './card';
import { pips } from './pips';

describe.each(SUITS)('%s', (suit) => {
  test.each([2, 3, 4, 5, 6])('the %i has as many signs', (rank) => {
    const signs = pips(suit, rank).filter((pip) => pip.id === undefined);
    expect(signs).toHaveLength(rank);
    for (const { x, y } of signs) expect(x > 30 && x < 170 && y > 40 && y < 284).toBe(true);
  });
});
test.each(['C', 'S', 'B'] as const)('the seven of %s has seven', (suit) => expect(pips(suit, 7)).toHaveLength(7));
test('aces and figures have none of these', () => expect([...pips('C', 1), ...pips('C', 10)]).toEqual([]));
