import { beforeEach, expect, test } from 'vitest';
import { replay } from '../replay/example';
import { positionsOf, type Position } from '../replay/positions';
import { decision } from './example';
import { RetrySession } from './retry-session.svelte';

let session: RetrySession;
beforeEach(() => {
  session = new RetrySession(decision, positionsOf(replay)[1] as Position, 0);
});

test('the board shows what the seat knew, and what it could do', () => {
  expect(session.view).toMatchObject({ seat: 0, hand: ['7D'], shown: [[], []] });
  expect(session.view.legal).toEqual(['7Dx4S3C', '7Dx5B2C', '7D', 'claim']);
  expect(JSON.stringify(session.view)).not.toContain('2B');
  expect(session.otherActions).toEqual([]);
  expect(session.advisedPlay).toBeNull();
});

test('an action that is not as good can be followed by another', () => {
  session.choice.choose('7D');
  expect(session.choice.options).toHaveLength(3);
  session.act('7D');
  expect([session.answer, session.isRevealed, session.isMyTurn, session.choice.card]).toEqual([
    'worse',
    false,
    true,
    null,
  ]);
  session.act('7Dx5B2C');
  expect([session.answer, session.isRevealed, session.sentAction]).toEqual(['as-good', true, '7Dx5B2C']);
  expect(session.advisedPlay?.action).toBe('7Dx4S3C');
  session.act('7Dx4S3C');
  expect(session.tried).toBe('7Dx5B2C');
});

test('the answer can be revealed, and the moment begun again', () => {
  session.reveal();
  expect([session.answer, session.isRevealed, session.isMyTurn, session.sentAction]).toEqual([null, true, false, null]);
  session.reset();
  expect([session.isRevealed, session.tried, session.isMyTurn]).toEqual([false, null, true]);
});
