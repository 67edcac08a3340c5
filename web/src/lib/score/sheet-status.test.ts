import { expect, test } from 'vitest';
import { sheetStatus, type SheetSituation } from './sheet-status';

const reading: SheetSituation = {
  ended: false,
  watching: false,
  nextRoundBegun: false,
  isMyTurn: false,
  rematch: null,
};

test.each<[string, Partial<SheetSituation>, string]>([
  ['a player who may go on', {}, ''],
  ['a player who is late', { nextRoundBegun: true }, 'The next round has begun.'],
  ['a player all wait for', { nextRoundBegun: true, isMyTurn: true }, 'The next round has begun.\u{a0}Your turn.'],
  ['a spectator', { watching: true }, 'The next round begins when the players go on.'],
  ['a spectator who is late', { watching: true, nextRoundBegun: true }, 'The next round has begun.'],
  [
    'an old sheet when the game is over',
    { watching: true, nextRoundBegun: true, rematch: 't' },
    'The next round has begun.',
  ],
  ['the end', { ended: true }, ''],
  ['the end, and another game', { ended: true, rematch: 't' }, 'A new game with the same people is ready.'],
])('%s is told what is true, in one sentence', (_, part, words) =>
  expect(sheetStatus({ ...reading, ...part })).toBe(words),
);
