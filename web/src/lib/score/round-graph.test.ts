import { expect, test } from 'vitest';
import { graphOf, runningTotals, type RoundPoints } from './round-graph';

/** The rows of the boxed edition's pad (S2). */
const PAD = [
  [4, 2],
  [1, 4],
];
const size = { order: [0, 1], target: 11, width: 400, height: 200, labels: 80 };

test('a side’s totals run from round to round', () => {
  expect(runningTotals(PAD, 0)).toEqual([4, 5]);
  expect(runningTotals(PAD, 1)).toEqual([2, 6]);
});

test('each line begins at nothing and ends at the total', () => {
  const { lines, zeroY, targetY } = graphOf(PAD, size);
  expect(lines.map(({ side, total }) => [side, total])).toEqual([
    [0, 5],
    [1, 6],
  ]);
  for (const { points } of lines) {
    expect(points).toHaveLength(3);
    expect(points[0]?.y).toBe(zeroY);
    expect(points.at(-1)?.x).toBe(320);
  }
  expect(targetY).toBeLessThan(Math.min(...lines.flatMap(({ points }) => points.map(({ y }) => y))));
});

test('more is higher', () => {
  const [own, other] = graphOf(PAD, size).lines;
  expect(other?.points[2]?.y).toBeLessThan(own?.points[2]?.y ?? 0);
  expect(own?.points[1]?.y).toBeLessThan(other?.points[1]?.y ?? 0);
});

test.each<[string, RoundPoints, number]>([
  ['a tie', [[11, 11]], 2],
  ['six of them at the bottom', [[0, 0, 0, 0, 0, 1]], 6],
  ['more than the target', [[40, 1]], 2],
  ['points that are lost', [[-3, 2]], 2],
])('labels lie apart and inside: %s', (_, rounds, sides) => {
  const order = Array.from({ length: sides }, (_side, n) => n);
  const heights = graphOf(rounds, { ...size, order }).lines.map(({ labelY }) => labelY);
  const sorted = [...heights].sort((a, b) => a - b);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted.at(-1)).toBeLessThanOrEqual(200);
  sorted.slice(1).forEach((height, n) => expect(height - (sorted[n] ?? 0)).toBeGreaterThanOrEqual(17.9));
});

test('every line stays inside', () => {
  const rounds = Array.from({ length: 50 }, (_, n) => [n % 4, (n + 1) % 3]);
  const { lines, ticks } = graphOf(rounds, size);
  expect(ticks.length).toBeLessThanOrEqual(12);
  for (const { x, y } of lines.flatMap(({ points }) => points)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(400);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(200);
  }
});
