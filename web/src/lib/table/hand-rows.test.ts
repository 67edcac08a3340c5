import { expect, test } from 'vitest';
import { handRows } from './hand-rows';

test.each([
  [0, 3, 3],
  [2, 3, 3],
  [3, 3, 3],
  [4, 4, 2],
  [6, 6, 3],
  [7, 4, 4],
  [9, 5, 3],
  [10, 5, 4],
])('%i cards have rows of %i below the table and of %i beside it', (cards, below, beside) => {
  const rows = handRows(cards);
  expect([rows.below.cards, rows.beside.cards]).toEqual([below, beside]);
  for (const { rows: n, cards: longest } of [rows.below, rows.beside])
    expect(n * longest).toBeGreaterThanOrEqual(cards);
});
