import { expect, test } from 'vitest';
import type { ScoreSheet } from '../protocol';
import { pair, sheet, table } from '../table/example';
import { verdict } from './verdict';

const three = { ...table, seats: ['Nonna', 'Ada', 'Bruno'].map((name, side) => ({ name, player: side ? 'greedy' : 'person', side })) };
const ended = (part: Partial<ScoreSheet>): ScoreSheet => ({ ...sheet, winners: [0], reason: 'points', ...part });

test('a game that goes on has none', () => expect(verdict(table, sheet, null)).toBeNull());

test.each([
  ['you', table, ended({}), null, true, 'You win!', []],
  ['another', table, ended({ winners: [1] }), null, false, 'Ada won', []],
  ['a team', pair, ended({}), null, true, 'Your side wins!', []],
  ['two together', three, ended({ winners: [1, 2], reason: 'claim' }), 0, false, 'Ada and Bruno win together', ['You claimed the game too early.']],
  ['a right claim', table, ended({ winners: [1], reason: 'claim' }), 1, false, 'Ada won', ['Ada claimed the game, and was right.']],
  ['a whole suit', table, ended({ reason: 'outright' }), null, true, 'You win!', ['An outright win, with the whole suit.']],
  ['your double loss', table, ended({ winners: [1], doubly_lost: [0] }), null, false, 'Ada won', ['Double loss: you finished with less than half the target.']],
  ['theirs', three, ended({ doubly_lost: [1, 2] }), null, true, 'You win!', ['Double loss: Ada and Bruno finished with less than half the target.']],
])('%s', (_, at, given, claimer, ours, title, notes) => expect(verdict(at, given, claimer)).toEqual({ ours, title, notes }));
