import { expect, test } from 'vitest';
import { loadNamedGames, seatingOf, type PadLine } from './named-games';
import {
  dealerOf,
  emptyRound,
  firstSideOf,
  hasSteps,
  isEmpty,
  nextPoints,
  OTHER_POINTS,
  linesOf,
  previousPoints,
  standingOf,
  withPoints,
  type PadGame,
  type PadRound,
} from './pad-game';
import outcomes from './outcomes.json';
import { example } from './example';

const games = await loadNamedGames('en');
const round = (points: number[], more: Partial<PadRound> = {}): PadRound => ({
  ...emptyRound(),
  points: { [OTHER_POINTS]: points },
  ...more,
});

test.each(outcomes)('the totals and the winner of $game: $rounds', ({ game, seats, rounds, totals, winner }) => {
  const named = games.find(({ id }) => id === game);
  const seating = named && seatingOf(named, seats);
  if (!seating) throw new Error(game);
  const names = Array.from({ length: seating.sides }, (_, side) => String(side));
  const played = rounds.map(({ points, ...more }) => round(points, more));
  const pad = { ...example, game, target: seating.targets[0] ?? 0, players: names, teams: [], rounds: played };
  expect(standingOf(pad, named)).toMatchObject({ totals, winner });
});

test('a win at once stays one, whatever is written after it', () => {
  const pad = { ...example, rounds: [round([0, 1], { outright: 0 }), round([30, 0])] };
  expect(standingOf(pad, { tie: 'round', lowest: false })).toEqual({ totals: [0, 1], winner: 0, since: 0 });
});

test('a tie that begins a new game says since which round the totals count', () => {
  const rounds = [round([11, 11]), round([2, 3])];
  const rules = { tie: 'new-game', lowest: false } as const;
  expect(standingOf({ ...example, rounds: rounds.slice(0, 1) }, rules)).toMatchObject({ totals: [0, 0], since: 1 });
  expect(standingOf({ ...example, rounds }, rules)).toMatchObject({ totals: [2, 3], since: 1 });
});

test('the deal goes round, and the next seat plays first', () => {
  const four: PadGame = { ...example, players: ['A', 'B', 'C', 'D'], teams: ['We', 'You'], dealer: 3 };
  expect([0, 1, 2].map((n) => dealerOf(four, n))).toEqual([3, 0, 1]);
  expect([0, 1, 2].map((n) => firstSideOf(four, n))).toEqual([0, 1, 0]);
});

const line = (more: Partial<PadLine>): PadLine => ({
  key: 'x',
  label: 'X',
  first: 1,
  step: 1,
  least: 0,
  most: 1,
  alone: true,
  ...more,
});

test.each([
  ['one card', line({}), [0, 1, 0], [0, 0]],
  ['more for all of them', line({ first: 1, step: 2, most: 3 }), [0, 1, 3, 0], [0, 0]],
  ['a run', line({ first: 3, most: 5, alone: false }), [0, 3, 4, 5, 5], [0, 0]],
  ['a penalty', line({ first: -5, step: -5, least: -5, most: 0 }), [0, -5, 0], [0, 0]],
  ['any number', line({ least: -2, most: 2, alone: false }), [0, 1, 2, 2], [0, -1, -2, -2]],
])('tapping a line: %s', (_, one, up, down) => {
  const follow = (next: (line: PadLine, points: number) => number, count: number): number[] =>
    Array.from({ length: count - 1 }).reduce<number[]>((all) => [...all, next(one, all.at(-1) ?? 0)], [0]);
  expect(follow(nextPoints, up.length)).toEqual(up);
  expect(follow(previousPoints, down.length)).toEqual(down);
  for (const points of new Set(up.filter(Boolean)))
    expect(up.indexOf(previousPoints(one, points))).toBe(up.indexOf(points) - 1);
});

test('from below zero one comes back to it', () => {
  const any = line({ least: -2, most: 2, alone: false });
  expect([nextPoints(any, -2), nextPoints(any, -1)]).toEqual([-1, 0]);
});

test('points that only one side can have go from one to the other', () => {
  const first = withPoints(emptyRound(), line({}), 0, 1, 2);
  expect(first.points).toEqual({ x: [1, 0] });
  expect(withPoints(first, line({}), 1, 1, 2).points).toEqual({ x: [0, 1] });
  expect(withPoints(first, line({ alone: false }), 1, 1, 2).points).toEqual({ x: [1, 1] });
  expect([isEmpty(emptyRound()), isEmpty(first), isEmpty(withPoints(first, line({}), 0, 0, 2))]).toEqual([
    true,
    false,
    true,
  ]);
});

test('every game has lines to write on', () => {
  for (const game of games)
    for (const seating of game.seatings) {
      const lines = linesOf(seating, 'Other');
      expect(lines.length, game.id).toBeGreaterThan(1);
      for (const one of lines) expect(nextPoints(one, 0), `${game.id} ${one.key}`).toBe(one.first);
      expect(lines.filter(hasSteps).map(({ key }) => key)).toContain(OTHER_POINTS);
    }
});
