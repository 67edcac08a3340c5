import { expect, test, vi } from 'vitest';
import type { GameEvent } from '../protocol';
import { dealt, scored, sheet, table, view } from './example';
import { after, FakeSocket, four, session, mine, people, says, sitDown, took, update } from './session-test-harness';

test('joining shows the table at once', () => {
  expect(session.display.view?.hand).toEqual(view.hand);
  expect(session.display.slots).toEqual(view.table);
  const words = session.announcements.map((line) => line.words);
  expect(words).toHaveLength(2);
  expect(words[0]).toContain('On the table: the four of swords');
  expect(words[1]).toBe('Your turn.');
});

test('the played card is shown before it takes', async () => {
  update(2, [took], after);
  await vi.advanceTimersByTimeAsync(50);
  expect(session.display.inPlay).toMatchObject({ card: '9C', captured: ['4S', '5B'] });
  expect(session.display.view?.hand).toEqual(['7D', '10S']);
  expect(session.display.slots).toEqual(view.table);
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.display.inPlay).toBeNull();
  expect(session.display.slots).toEqual([null, null, '7C', '3D']);
});

test('updates are played in order, and a tap passes over them', async () => {
  update(2, [took], after);
  update(3, [{ ...took, seat: 1, action: '2D' }], {
    ...after,
    table: ['2D', '3D', '7C'],
    turn: 0,
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(session.announcements).toHaveLength(3);
  session.display.queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.display.slots).toEqual(['2D', null, '7C', '3D']);
  expect(session.announcements.map((line) => line.words)).toContain('Ada lays the two of coins.');
});

test('each event is said once', async () => {
  update(2, [took], after);
  session.display.queue.skip();
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.announcements.filter((line) => line.words.includes('with the horse of cups'))).toHaveLength(1);
});

test('the sheet stays until the next round, which is requested once', async () => {
  update(2, [scored], { phase: 'over', turn: null, legal: [] }, { sheet });
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.sheet).toEqual(sheet);
  session.continueGame();
  session.continueGame();
  expect(FakeSocket.last.sent.filter((message) => message['type'] === 'next')).toHaveLength(1);
  update(3, [dealt], { round: 2 });
  expect(session.sheet).toBeNull();
});

test('a computer takes its time, and nobody plays before having seen its card; a tap shows it and plays nothing', async () => {
  update(2, [{ ...took, seat: 1, action: '2D' }], { table: ['2D', ...view.table] });
  await vi.advanceTimersByTimeAsync(100);
  expect(session.unshownPlays).toBe(1);
  expect(session.isMyTurn).toBe(false);
  expect(session.display.slots).not.toContain('2D');
  session.choice.choose('9C');
  await vi.advanceTimersByTimeAsync(0);
  expect(session.display.slots).toContain('2D');
  expect(session.isMyTurn).toBe(true);
  expect(FakeSocket.last.sent.filter((message) => message['type'] === 'act')).toHaveLength(0);
});

test('after a tap all that the others play is shown at once, until your turn', async () => {
  const lays = (seat: number, card: string): GameEvent => ({ ...took, seat, action: card });
  await sitDown(people, { ...four, turn: 1, legal: [] });
  update(2, [lays(1, '2D')], { ...four, table: ['2D', ...view.table], turn: 2, legal: [] });
  session.skipAnimation();
  await vi.advanceTimersByTimeAsync(1);
  update(3, [lays(2, '2C')], { ...four, table: ['2C', '2D', ...view.table], turn: 3, legal: [] });
  await vi.advanceTimersByTimeAsync(1);
  expect(session.display.slots).toContain('2C');
  update(4, [lays(3, '2S')], { ...four, table: ['2S', '2C', '2D', ...view.table], turn: 0, legal: ['9C'] });
  await vi.advanceTimersByTimeAsync(1);
  expect(session.display.slots).toContain('2S');
  update(5, [lays(1, '3S')], { ...four, table: ['3S', '2S', '2C', '2D', ...view.table], turn: 2, legal: [] });
  await vi.advanceTimersByTimeAsync(1);
  expect(session.display.view?.table).not.toContain('3S');
});

test('a second click on the card just played hurries nothing', async () => {
  session.act('9Cx4S5B');
  update(2, [took], after);
  expect(session.skipAnimation()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.display.inPlay?.card).toBe('9C');
});

test('what a seat takes goes to the pile of its side, and its sweep too', async () => {
  await sitDown(people, four);
  const [one, other]: GameEvent[] = [
    { ...took, seat: 3, sweep: true },
    { ...took, seat: 0, action: '2D' },
  ];
  expect(session.ownSide).toBe(0);
  update(2, [one, other] as GameEvent[], { ...four, turn: 1 });
  await vi.advanceTimersByTimeAsync(100);
  expect(session.display.view).toMatchObject({
    hands: [3, 3, 3, 2],
    turn: null,
    history: [{ seat: 3, action: '9Cx4S5B' }],
    piles: [[], []],
  });
  await vi.advanceTimersByTimeAsync(250);
  expect(session.display.view).toMatchObject({
    piles: [[], ['4S', '5B', '9C']],
    sweeps: [[], ['9C']],
    table: ['7C', '3D'],
  });
  expect(session.display.sweepCall).toMatchObject({ words: 'Scopa!', seat: 3 });
  await vi.advanceTimersByTimeAsync(1700);
  expect(session.display.sweepCall).toBeNull();
});

test.each([
  { side: 1, piles: [[], ['7C', '3D']] },
  { side: null, piles: [[], []] },
])('what is left goes to side $side', async ({ side, piles }) => {
  await sitDown(people, { ...four, table: ['7C', '3D'] });
  update(2, [{ type: 'leftover', side, cards: ['7C', '3D'] }, scored], { phase: 'over', turn: null }, { sheet });
  await vi.advanceTimersByTimeAsync(side === null ? 300 : 600);
  expect(session.sheet).toBeNull();
  expect(session.display.view?.piles).toEqual(piles);
  expect(session.display.slots.filter((card) => card !== null)).toEqual(side === null ? ['7C', '3D'] : []);
});

test('a laid card lies on the table before the next is played', async () => {
  await sitDown(people, four);
  update(2, [{ ...took, seat: 3, action: '2D' }], { ...four, table: ['2D', ...view.table] });
  await vi.advanceTimersByTimeAsync(10);
  expect(session.display.slots).toEqual([...view.table, '2D']);
  expect(session.display.view?.hands).toEqual([3, 3, 3, 2]);
});

test('the claiming seat is remembered, and a claim has no separate button', async () => {
  update(2, [], { legal: ['7Dx7C', 'claim', 'pass'], may_claim: true });
  await vi.advanceTimersByTimeAsync(0);
  expect([session.otherActions, session.canClaim]).toEqual([['pass'], true]);
  update(3, [{ type: 'claim', seat: 1, correct: true }], { phase: 'over', turn: null, legal: [] }, { sheet });
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.claimer, session.canClaim]).toEqual([1, false]);
});

test('a person who has not asked for the next round keeps the sheet, and leaves it without asking for another', async () => {
  update(2, [], { phase: 'over', turn: null, legal: [] }, { sheet });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.nextRoundBegun).toBe(false);
  update(3, [dealt], { round: 2 });
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.sheet, session.nextRoundBegun, session.scoredView?.round]).toEqual([sheet, true, 1]);
  session.continueGame();
  expect([session.sheet, FakeSocket.last.sent.length]).toEqual([null, 1]);
});

test.each([
  { what: 'upon what only one way takes', upon: '5B', picked: [], sent: '10Sx4S5B' },
  { what: 'upon what two ways take', upon: '3D', picked: ['3D'], sent: null },
  { what: 'upon what none takes', upon: '9D', picked: [], sent: null },
])('a card dropped $what', async ({ upon, picked, sent }) => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B', '10Sx3D6D1B'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.drop('10S', { card: upon, isPile: false });
  expect([session.choice.card, session.choice.pickedCards]).toEqual([sent === null ? '10S' : null, picked]);
  expect(FakeSocket.last.sent.at(-1)?.['action'] ?? null).toBe(sent);
});

test.each([
  { what: 'that it can steal', upon: '7B', sent: '7Dx7B' },
  { what: 'that it cannot steal', upon: '9B', sent: null },
])('a card dropped upon a pile $what', async ({ upon, sent }) => {
  update(2, [], { legal: ['7Dx7C', '7Dx7B', '9Cx9B'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.drop('7D', { card: upon, isPile: true });
  expect(session.choice.card).toBeNull();
  expect(FakeSocket.last.sent.at(-1)?.['action'] ?? null).toBe(sent);
});

test('a card with one play goes back to the hand from a pile that it cannot steal', async () => {
  update(2, [], { legal: ['7D', '9Cx9B'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.drop('7D', { card: '9B', isPile: true });
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test('a pile is chosen by the card on top', async () => {
  update(2, [], { legal: ['7Dx7C', '7Dx7B'] });
  await vi.advanceTimersByTimeAsync(0);
  session.choice.choose('7D');
  expect(['7C', '7B', '9B'].map((card) => session.choice.optionNumbers(card))).toEqual([[1], [2], []]);
  session.choice.pickTableCard('7B');
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ action: '7Dx7B' });
});

test('the page waits for each computer that has played', async () => {
  const lays = (card: string): GameEvent => ({ ...took, seat: 1, action: card });
  update(2, [lays('2D')], { table: ['2D', ...view.table], turn: 1, legal: [] });
  update(3, [lays('2C')], { table: ['2C', '2D', ...view.table] });
  expect(session.unshownPlays).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect([session.unshownPlays, session.isMyTurn]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(400);
  expect([session.unshownPlays, session.isMyTurn]).toEqual([0, true]);
});

test('what was missed is shown at once, and not explained', async () => {
  says(table);
  update(2, [mine], after);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.notice, session.display.view?.hand]).toEqual(['', after.hand]);
  update(3, [{ ...mine, action: '7D' }], { ...after, hand: ['10S'] });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.display.view?.hand).toEqual(['10S']);
  expect(session.display.slots).toContain('7D');
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.notice).not.toBe('');
});

test('who missed the end of a round is told its points, and shown the round that is played now', async () => {
  says(table);
  const begun: GameEvent = { type: 'round', number: 2, dealer: 0 };
  update(5, [took, scored, begun, dealt], { round: 2, dealer: 0 });
  await vi.advanceTimersByTimeAsync(0);
  const words = session.announcements.map((line) => line.words);
  expect(words).toContain('The round is over. You: 1, now 3. Ada: 0, now 2.');
  expect(words.at(-1)).toContain('Round 2. The cards are dealt.');
  expect([session.sheet, session.display.view?.round, session.display.slots]).toEqual([null, 2, view.table]);
});

test('a new round lays its cards out again, a later deal leaves them where they are', async () => {
  const other = [...view.table].reverse();
  update(2, [{ ...dealt, deal: 1, table: [] }], { table: other });
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.display.slots).toEqual(view.table);
  update(3, [dealt], { table: other, round: 2 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.display.slots).toEqual(other);
});

test('your turn is announced when it begins, and not again', async () => {
  const told = (): number => session.announcements.filter(({ words }) => words === 'Your turn.').length;
  update(2, [], {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(told()).toBe(1);
  update(3, [took], after);
  await vi.advanceTimersByTimeAsync(5000);
  update(4, [], {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(told()).toBe(2);
});

test('a computer that has had time to think plays at once', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  update(2, [{ ...took, seat: 1, action: '2D' }], { table: ['2D', ...view.table] });
  await vi.advanceTimersByTimeAsync(250);
  expect(session.unshownPlays).toBe(0);
});
