import { expect, test } from 'vitest';
import type { GameLuck, LuckAmount } from '../review-types';
import { review } from './example';
import { storyOf } from './story';

const amount = (points: number): LuckAmount => ({ points, points_error: 0, chance: null, chance_error: 0 });

function luck(cards: number, own: number, others: number): GameLuck {
  const [example] = review.luck;
  if (!example) throw new Error('the example has no luck');
  return {
    ...example,
    side: 0,
    finished: true,
    judge: 'j',
    deals: amount(cards + 1),
    hidden: amount(-1),
    own: amount(own),
    others: amount(others),
  };
}

test.each([
  [[1], -3.1, -0.6, 0.2, 'lost', 'cards'],
  [[1], -0.5, -2, 0.2, 'lost', 'decisions'],
  [[0], 3, -0.6, 0.2, 'won', 'cards'],
  [[0], 1, -0.6, 3, 'won', 'decisions'],
])('winners %j, cards %f, own %f and others %f: %s by %s', (winners, cards, own, others, result, cause) => {
  const story = storyOf(luck(cards, own, others), winners);
  expect([story?.result, story?.cause, story?.cards.toFixed(2)]).toEqual([result, cause, cards.toFixed(2)]);
});

test('nothing is said of a game that is not over, or whose decisions were not judged', () => {
  expect(storyOf(luck(1, 0, 0), [])).toBeNull();
  expect(storyOf({ ...luck(1, 0, 0), finished: false }, [0])).toBeNull();
  expect(storyOf({ ...luck(1, 0, 0), judge: null }, [0])).toBeNull();
});
