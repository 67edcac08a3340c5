import { expect, test } from 'vitest';
import { movingMeans, progressGraph, tickValues, WINDOW } from './progress-graph';

const box = { width: 400, height: 160, left: 40 };

test.each([
  [0, 0, [0, 0.5]],
  [-3, 8, [-5, 0, 5, 10]],
  [0, 0.11, [0, 0.05, 0.1, 0.15]],
  [-11, 11, [-20, -10, 0, 10, 20]],
  [0, 1, [0, 0.5, 1]],
])('from %f to %f', (least, most, ticks) => expect(tickValues(least, most)).toEqual(ticks));

test('a mean is of the last games that have a number', () => {
  const means = movingMeans([1, null, 2, 3, null, 6]);
  expect(means.map((mean) => mean && mean.mean)).toEqual([null, null, null, 2, null, 3]);
  const many = Array.from({ length: WINDOW + 5 }, (_, n) => (n < 5 ? 100 : n % 2));
  expect(movingMeans(many).at(-1)?.mean).toBeCloseTo(0.5, 1);
});

test('games are in order from the left, more is higher, and everything is inside', () => {
  const graph = progressGraph([4, -11, null, 0, 7, 3], box);
  expect(graph.dots.map(({ game }) => game)).toEqual([0, 1, 3, 4, 5]);
  expect(graph.dots.map(({ x }) => x)).toEqual([...graph.dots.map(({ x }) => x)].sort((a, b) => a - b));
  expect(graph.dots[0]?.y).toBeLessThan(graph.zeroY);
  expect(graph.dots[1]?.y).toBeGreaterThan(graph.zeroY);
  const corners = `${graph.line} ${graph.band}`.split(' ').map((pair) => pair.split(',').map(Number));
  for (const [x, y] of [...corners, ...graph.dots.map((dot) => [dot.x, dot.y])]) {
    expect(x).toBeGreaterThanOrEqual(40);
    expect(x).toBeLessThanOrEqual(400);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(160);
  }
});

test('two games have dots and no line', () => {
  const graph = progressGraph([1, 2], box);
  expect([graph.dots.length, graph.line, graph.band]).toEqual([2, '', '']);
});
