import { expect, test } from 'vitest';
import { frenchPips } from './pips';

test.each([1, 2, 3, 4, 5, 6, 7])('the %i has as many signs', (rank) => expect(frenchPips(rank)).toHaveLength(rank));
test('figures have none of these', () => expect(frenchPips(9)).toEqual([]));
