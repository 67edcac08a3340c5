import { expect, test } from 'vitest';
import { chancePoints, graphOf, indexAt, indexOfTurn, LEFT, roundChances } from './chance-graph';
import { review } from './example';

const points = chancePoints(review, 0);
const SIZE = { width: 452, height: 130 };

test('the points of a side whose chance is known', () => {
  expect(points.map(({ chance }) => chance)).toEqual([0.5, 0.55, 0.3, 0.7, 1]);
  expect(points.map(({ interval }) => interval)).toEqual([0.02, 0.02, 0.02, 0, 0]);
  expect(points.map(({ isEnd }) => isEnd)).toEqual([false, false, false, false, true]);
  expect(chancePoints(review, 1)).toHaveLength(4);
  expect(chancePoints({ chances: [] }, 0)).toEqual([]);
});

test('a line from the left to the right, and a band around it', () => {
  const graph = graphOf(points, SIZE);
  expect(graph.dots.map(({ x }) => x)).toEqual([LEFT, LEFT + 100, LEFT + 200, LEFT + 300, LEFT + 400]);
  expect(graph.levels.map(({ y }) => y)).toEqual([108, 58, 8]);
  expect(graph.line.split(' ')[0]).toBe('44,58');
  expect(graph.band.split(' ')).toHaveLength(10);
  expect(graph.band.split(' ').at(-1)).toBe('44,60');
  expect(graph.rounds).toEqual([
    { round: 1, x: 44 },
    { round: 2, x: 344 },
  ]);
});

test('a band ends where certainty does, and numbers of rounds have room', () => {
  const sure = points.map((point) => ({ ...point, chance: 1, interval: 0.1 }));
  expect(graphOf(sure, SIZE).band.split(' ')[0]).toBe('44,8');
  const short = points.map((point, round) => ({ ...point, round }));
  expect(graphOf(short, { width: 112, height: 130 }).rounds.map(({ round }) => round)).toEqual([0, 2, 4]);
});

test.each([
  [0, 0],
  [LEFT + 140, 1],
  [LEFT + 160, 2],
  [9999, 4],
])('%i pixels from the left is point %i', (x, index) => expect(indexAt(x, points, SIZE.width)).toBe(index));

test.each([
  [1, 1, 0],
  [1, 3, 1],
  [1, 99, 2],
  [2, 1, 3],
  [0, 5, 0],
  [9, 1, 4],
])('turn %i.%i is at point %i', (round, number, index) => expect(indexOfTurn(points, round, number)).toBe(index));

test('round by round in numbers', () => {
  expect(roundChances(points)).toEqual([
    { round: 1, first: 0.5, last: 0.3, least: 0.3, most: 0.55 },
    { round: 2, first: 0.7, last: 1, least: 0.7, most: 1 },
  ]);
});
