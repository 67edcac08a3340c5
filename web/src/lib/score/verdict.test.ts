import { expect, test } from 'vitest';
import type { ScoreSheet } from '../protocol';
import { pair, sheet, table } from '../table/example';
import { verdict, winnersFirst } from './verdict';

const three = {
  ...table,
  seats: ['Nonna', 'Ada', 'Bruno'].map((name, side) => ({ name, player: side ? 'greedy' : 'person', side })),
};
const ended = (part: Partial<ScoreSheet>): ScoreSheet => ({ ...sheet, winners: [0], reason: 'points', ...part });

test('a game that goes on has none', () => expect(verdict(table, sheet, null)).toBeNull());

test.each([
  ['you', table, ended({}), null, true, 'You win!', []],
  ['another', table, ended({ winners: [1] }), null, false, 'Ada won', []],
  ['a team', pair, ended({}), null, true, 'Your side wins!', []],
  [
    'two together',
    three,
    ended({ winners: [1, 2], reason: 'claim' }),
    0,
    false,
    'Ada and Bruno win together',
    ['You claimed the game too early.'],
  ],
  [
    'a right claim',
    table,
    ended({ winners: [1], reason: 'claim' }),
    1,
    false,
    'Ada won',
    ['Ada claimed the game, and was right.'],
  ],
  [
    'a whole suit',
    table,
    ended({ reason: 'outright', lines: [{ key: 'outright', label: 'Napoleone', points: [0, 0], why: ['', ''] }] }),
    null,
    true,
    'You win!',
    ['An outright win: Napoleone.'],
  ],
  [
    'your double loss',
    table,
    ended({ winners: [1], doubly_lost: [0] }),
    null,
    false,
    'Ada won',
    ['Double loss: you finished with less than half the target.'],
  ],
  [
    'theirs',
    three,
    ended({ doubly_lost: [1, 2] }),
    null,
    true,
    'You win!',
    ['Double loss: Ada and Bruno finished with less than half the target.'],
  ],
])('%s', (_, at, given, claimer, ours, title, notes) =>
  expect(verdict(at, given, claimer)).toEqual({ ours, title, notes }),
);

test.each([
  [3, [1], true, 'Carla claimed the game, and was right.'],
  [2, [0], true, 'Bruno claimed the game, and was right.'],
  [2, [1], false, 'Bruno claimed the game too early.'],
  [1, [0], false, 'Ada claimed the game too early.'],
])('the claim of seat %i is judged by its side (%j won: %s)', (claimer, winners, _, note) =>
  expect(verdict(pair, ended({ winners, reason: 'claim' }), claimer)?.notes).toEqual([note]),
);

test.each([
  [0, true],
  [1, false],
  [2, true],
  [3, false],
])('side 0 has won: seat %i has won with it: %s', (seat, ours) => {
  const found = verdict({ ...pair, seat }, ended({}), null);
  expect(found?.ours).toBe(ours);
  expect(found?.title === 'Your side wins!').toBe(ours);
});

test('a spectator wins nothing, from any seat', () => {
  const found = verdict({ ...table, watching: true }, ended({}), null);
  expect(found).toEqual({ ours: false, title: 'Nonna won', notes: [] });
});

test('a partner is named with the one who lost doubly', () =>
  expect(verdict(pair, ended({ winners: [1], doubly_lost: [0] }), null)?.notes).toEqual([
    'Double loss: You & Bruno finished with less than half the target.',
  ]));

test.each([
  [[0, 1], [1], [1, 0]],
  [[1, 0], [], [1, 0]],
  [
    [2, 0, 1],
    [1, 0],
    [0, 1, 2],
  ],
])('of %j, won by %j, the points are given as %j', (order, winners, told) =>
  expect(winnersFirst(order, { winners })).toEqual(told),
);
