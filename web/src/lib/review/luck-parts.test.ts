import { expect, test } from 'vitest';
import type { GameLuck } from '../review-types';
import { review } from './example';
import { luckParts } from './luck-parts';

const luck = review.luck[0] as GameLuck;
const near = (value: number | undefined): number => Math.round(value ?? NaN);

test('each part begins where the one before it ends, and the last one ends at the result', () => {
  const parts = luckParts(luck);
  expect(parts.map(({ name }) => name)).toEqual(['expected', 'deals', 'hidden', 'own', 'others', 'rest', 'result']);
  const bars = parts.map(({ bar }) => bar);
  bars.slice(1, -1).forEach((bar, n) => expect(near(bar.from)).toBe(near(bars[n]?.to)));
  expect(near(bars.at(-2)?.to)).toBe(near(bars.at(-1)?.to));
  for (const { from, to, low, high } of bars)
    for (const share of [from, to, low, high]) expect(share >= 0 && share <= 100).toBe(true);
});

test('the interval is around the end of the bar', () => {
  const own = luckParts(luck).find(({ name }) => name === 'own');
  expect(near((own?.bar.low ?? 0) + (own?.bar.high ?? 0))).toBe(near(2 * (own?.bar.to ?? 0)));
  expect(own).toMatchObject({ points: { value: -0.8, interval: 2 }, chance: { value: -0.4, interval: 0.2 } });
});

test('without a chance to win the bars are of points', () => {
  const parts = luckParts({ ...luck, result: { ...luck.result, chance: null } });
  expect(parts.at(-1)?.chance).toBeNull();
  expect(parts[0]?.bar.to).not.toBe(luckParts(luck)[0]?.bar.to);
});

test('without a judge there are no decisions', () => {
  const names = luckParts({ ...luck, judge: null }).map(({ name }) => name);
  expect(names).toEqual(['expected', 'deals', 'rest', 'result']);
});
