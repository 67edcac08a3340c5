import { expect, test } from 'vitest';
import vectors from '../../../../tests/vectors/puzzle-ratings.json';
import { FIRST_RATING, ratingAfter } from './rating';

test('the rating is that of the library', () => {
  let own = FIRST_RATING;
  for (const { puzzle, solved, rating, deviation, volatility } of vectors) {
    own = ratingAfter(own, puzzle, solved);
    expect(own.rating).toBeCloseTo(rating, 1);
    expect(own.deviation).toBeCloseTo(deviation, 1);
    expect(own.volatility).toBeCloseTo(volatility, 5);
  }
});
