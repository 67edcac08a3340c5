import { RULES } from '../shuffle/example';
import { describe, expect, test, vi } from 'vitest';
import { room } from '../room/example';
import { settings } from '../settings/settings.svelte';
import { dealt, table } from './example';
import { after, FakeSocket, session, mine, says, sitDown, update } from './session-test-harness';

test('a refusal is shown, and the hand is free again', async () => {
  session.choice.choose('9C');
  says({ type: 'error', id: FakeSocket.last.sent.at(-1)?.['id'], message: 'It is not your turn.' });
  expect(session.notice).toBe('It is not your turn.');
  expect(session.isMyTurn).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.notice).toBe('');
});

test('advice upon the table that is shown is shown, and other advice is not', () => {
  const advice = { type: 'advice', id: 'a', action: '7Dx7C', reason: 'settebello', cards: ['7D'], safe: true };
  session.requestAdvice();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'hint', version: 1 });
  says({ ...advice, version: 0 });
  expect(session.advice).toBeNull();
  says({ ...advice, version: 1 });
  expect(session.advisedPlay?.card).toBe('7D');
  session.choice.choose('9C');
  expect(session.advice).toBeNull();
});

test('the device takes part in the shuffle, and a broken promise is shown while the game goes on', () => {
  const shuffle = {
    type: 'shuffle',
    round: 2,
    exchange: 1,
    open: true,
    committed: [],
    transcript: null,
    revealed: [],
    last: null,
    aborted: 0,
    refused: [],
  };
  const sent = (type: string): Record<string, unknown>[] =>
    FakeSocket.last.sent.filter((message) => message['type'] === type);
  says({ ...shuffle });
  const [commit] = sent('commit');
  expect(commit).toMatchObject({ round: 2, exchange: 1, seat: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  says({ ...room, phase: 'playing', code: null });
  expect(sent('commit')).toHaveLength(1);
  says({ type: 'ok', id: commit?.['id'], version: 2 });
  const list = {
    rules: RULES,
    table: session.people.participant.table,
    round: 2,
    exchange: 1,
    server: '22'.repeat(32),
  };
  const transcript = { ...list, commitments: [commit?.['commitment'], null] };
  says({ ...shuffle, open: false, committed: [0], transcript });
  expect(sent('reveal')).toEqual([
    {
      type: 'reveal',
      id: expect.any(String),
      round: 2,
      exchange: 1,
      share: session.people.participant.memory.shares[0]?.share,
    },
  ]);
  expect(session.people.breach).toBeNull();
  says({ ...shuffle, open: false, committed: [0], transcript: { ...transcript, server: '33'.repeat(32) } });
  expect(session.people.breach?.fault).toBe('second');
  expect(sent('reveal')).toHaveLength(1);
  expect(session.isMyTurn).toBe(true);
});

test('a device whose seat has changed commits for the new one, before it is told who sits where', () => {
  const shuffle = {
    type: 'shuffle',
    round: 2,
    exchange: 1,
    open: true,
    committed: [],
    transcript: null,
    revealed: [],
    last: null,
    aborted: 0,
    refused: [],
  };
  const seats = (): unknown[] => FakeSocket.last.sent.filter(({ type }) => type === 'commit').map(({ seat }) => seat);
  says(shuffle);
  expect(seats()).toEqual([0]);
  says({ ...table, seat: 1 });
  says({ ...shuffle });
  expect(seats()).toEqual([0, 1]);
});

test('a play of your seat from elsewhere is explained, and your own is not', async () => {
  session.choice.choose('9C');
  update(2, [mine], after);
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.notice).toBe('');
  update(3, [{ ...mine, action: '7Dx7C' }], after);
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.notice).toContain('another tab');
});

test('that the same card was played once before explains nothing about the second time', async () => {
  session.choice.choose('9C');
  update(2, [mine], after);
  await vi.advanceTimersByTimeAsync(5000);
  update(3, [mine], after);
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.notice).not.toBe('');
});

test('a notice lasts from when it was said last', async () => {
  session.notify('one');
  await vi.advanceTimersByTimeAsync(6000);
  session.notify('two');
  await vi.advanceTimersByTimeAsync(6000);
  expect(session.notice).toBe('two');
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.notice).toBe('');
});

test('a refusal of something other than the play leaves the play on its way', () => {
  session.choice.choose('9C');
  says({ type: 'error', id: 'of something else', message: 'Not so fast.' });
  expect([session.sentAction, session.notice]).toEqual(['9Cx4S5B', 'Not so fast.']);
});

test('the last twelve lines are kept, each with a number of its own', () => {
  for (let n = 0; n < 20; n++) session.announce(`line ${n}`);
  expect(session.announcements.map(({ words }) => words)).toEqual(
    Array.from({ length: 12 }, (_, n) => `line ${n + 8}`),
  );
  expect(new Set(session.announcements.map(({ n }) => n)).size).toBe(12);
});

test('advice is for the table that it was asked about', async () => {
  const advice = {
    type: 'advice',
    id: 'a',
    version: 1,
    action: '7Dx7C',
    reason: 'settebello',
    cards: ['7D'],
    safe: true,
  };
  says(advice);
  update(2, [], {});
  expect(session.advice).toBeNull();
  session.choice.choose('9C');
  says({ ...advice, version: 2 });
  expect(session.advice).toBeNull();
});

test('nothing is requested when it is not your turn, or if there is no advice', async () => {
  update(2, [], { turn: 1, legal: [] });
  session.requestAdvice();
  await sitDown({ ...table, hints: false });
  session.requestAdvice();
  expect([session.canAskAdvice, FakeSocket.last.sent.length]).toEqual([false, 1]);
});

test('that the time was out is said, and not that somebody else has played', async () => {
  update(2, [], {}, { left: 5 });
  await vi.advanceTimersByTimeAsync(6000);
  update(3, [mine], after, { left: null });
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.notice).toContain('time');
  expect(session.notice).not.toContain('another tab');
});

test('people who want no advice get none', () => {
  expect(session.canAskAdvice).toBe(true);
  settings.change({ hints: false });
  session.requestAdvice();
  expect([session.canAskAdvice, FakeSocket.last.sent.length]).toEqual([false, 1]);
  settings.change({ hints: true });
});

describe('a hand that cannot be declared', () => {
  const declaring = { phase: 'declare', legal: ['pass'] };
  const passes = (): number => FakeSocket.last.sent.filter((message) => message['action'] === 'pass').length;

  test('passes without a question', async () => {
    update(2, [{ ...dealt, deal: 1, table: [] }], declaring);
    await vi.advanceTimersByTimeAsync(5000);
    expect([passes(), session.isMyTurn, session.otherActions]).toEqual([1, false, []]);
    says({ type: 'error', id: FakeSocket.last.sent.at(-1)?.['id'], message: 'The game has moved on.' });
    expect(session.notice).toBe('');
  });

  test('takes its time where other people wait', async () => {
    says({ ...room, phase: 'playing', seats: room.seats.map((seat) => ({ ...seat, player: 'person' })) });
    expect(session.people.isShared).toBe(true);
    update(2, [], declaring);
    await vi.advanceTimersByTimeAsync(1400);
    expect(passes()).toBe(0);
    await vi.advanceTimersByTimeAsync(2700);
    expect(passes()).toBe(1);
  });

  test('is asked if it can', async () => {
    update(2, [], { ...declaring, legal: ['declare', 'pass'] });
    await vi.advanceTimersByTimeAsync(5000);
    expect([passes(), session.isMyTurn, session.otherActions]).toEqual([0, true, ['declare', 'pass']]);
  });
});
