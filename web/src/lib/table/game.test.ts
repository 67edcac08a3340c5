import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { room } from '../room/example';
import type { GameEvent, TableInfo, Update, View } from '../protocol';
import { settings } from '../settings.svelte';
import { pair, sheet, table, view } from './example';
import { Game } from './game.svelte';

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
}

let game: Game;
let tables = 0;

function says(message: object): void {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
}

function update(version: number, events: GameEvent[], now: Partial<View>, more: Partial<Update> = {}): void {
  says({ type: 'update', version, events, view: { ...view, ...now }, sheet: null, ...more });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', {
    querySelector: () => null,
    hidden: true,
    documentElement: { dataset: {}, toggleAttribute() {} },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  game = new Game(`table ${tables++}`, () => 'ws://table', 'key');
  game.start();
  FakeSocket.last.onopen?.();
  says(table);
  update(1, [], {});
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const took: GameEvent = {
  type: 'played',
  seat: 0,
  action: '9Cx4S5B',
  card: '9C',
  captured: ['4S', '5B'],
  sweep: false,
};
const after: Partial<View> = { hand: ['7D', '10S'], hands: [2, 3], table: ['7C', '3D'], turn: 1, legal: [] };

test('joining shows the table at once', () => {
  expect(game.shown?.hand).toEqual(view.hand);
  expect(game.slots).toEqual(view.table);
  const words = game.lines.map((line) => line.words);
  expect(words).toHaveLength(2);
  expect(words[0]).toContain('On the table: the four of swords');
  expect(words[1]).toBe('Your turn.');
});

test('a card with one outcome is played by one tap, on the version that was seen', () => {
  game.choose('9C');
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'act', version: 1, action: '9Cx4S5B' });
  expect(game.myTurn).toBe(false);
  game.choose('7D');
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('a card with several outcomes asks, and the cards on the table answer', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx1D4S5B', '10Sx1B4S5B'] });
  await vi.advanceTimersByTimeAsync(0);
  game.choose('10S');
  expect(game.options).toHaveLength(3);
  game.pickTable('4S');
  expect(game.choosing).toBe('10S');
  game.pickTable('1B');
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ action: '10Sx1B4S5B' });
});

test('the choice can be left, and the same card again leaves it', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B1D'] });
  await vi.advanceTimersByTimeAsync(0);
  game.choose('10S');
  game.cancel();
  expect(game.choosing).toBeNull();
  game.choose('10S');
  game.choose('10S');
  expect(game.choosing).toBeNull();
});

test('the played card is shown before it takes', async () => {
  update(2, [took], after);
  await vi.advanceTimersByTimeAsync(100);
  expect(game.inPlay).toMatchObject({ card: '9C', captured: ['4S', '5B'] });
  expect(game.shown?.hand).toEqual(['7D', '10S']);
  expect(game.slots).toEqual(view.table);
  await vi.advanceTimersByTimeAsync(2000);
  expect(game.inPlay).toBeNull();
  expect(game.slots).toEqual([null, null, '7C', '3D']);
});

test('updates are played in order, and a tap passes over them', async () => {
  update(2, [took], after);
  update(3, [{ ...took, seat: 1, action: '2D', card: '2D', captured: [] }], {
    ...after,
    table: ['2D', '3D', '7C'],
    turn: 0,
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(game.lines).toHaveLength(3);
  game.queue.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(game.slots).toEqual(['2D', null, '7C', '3D']);
  expect(game.lines.map((line) => line.words)).toContain('Ada lays the two of coins.');
});

test('each event is said once', async () => {
  update(2, [took], after);
  game.queue.hurry();
  await vi.advanceTimersByTimeAsync(2000);
  expect(game.lines.filter((line) => line.words.includes('with the horse of cups'))).toHaveLength(1);
});

test('a refusal is shown, and the hand is free again', async () => {
  game.choose('9C');
  says({ type: 'error', id: FakeSocket.last.sent.at(-1)?.['id'], message: 'It is not your turn.' });
  expect(game.notice).toBe('It is not your turn.');
  expect(game.myTurn).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(game.notice).toBe('');
});

test('the sheet stays until the next round, which is asked for once', async () => {
  update(2, [{ type: 'scored', sheet }], { phase: 'over', turn: null, legal: [] }, { sheet });
  await vi.advanceTimersByTimeAsync(2000);
  expect(game.sheet).toEqual(sheet);
  game.next();
  game.next();
  expect(FakeSocket.last.sent.filter((message) => message['type'] === 'next')).toHaveLength(1);
  update(3, [{ type: 'dealt', first: true }], { round: 2 });
  expect(game.sheet).toBeNull();
});

test('a play can be taken back while it is held, and is sent when that time is over', async () => {
  settings.change({ takeBack: 2 });
  const sent = (): number => FakeSocket.last.sent.length;
  game.choose('9C');
  expect(game.held?.action).toBe('9Cx4S5B');
  expect(game.myTurn).toBe(false);
  game.takeBack();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent()).toBe(1);
  expect(game.myTurn).toBe(true);
  game.choose('9C');
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'act', action: '9Cx4S5B' });
  settings.change({ takeBack: 0 });
});

test('what is held is dropped when the table goes on without it', async () => {
  settings.change({ takeBack: 2 });
  game.choose('9C');
  update(2, [], { phase: 'over', turn: null, legal: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last.sent).toHaveLength(1);
  settings.change({ takeBack: 0 });
});

test('a card dropped upon what it takes takes it; upon the table it asks which', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B', '7D'] });
  await vi.advanceTimersByTimeAsync(0);
  game.drop('10S', null);
  expect(game.choosing).toBe('10S');
  game.drop('10S', '5B');
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ action: '10Sx4S5B' });
});

test('advice upon the table that is shown is shown, and other advice is not', () => {
  const advice = { type: 'advice', id: 'a', action: '7Dx7C', reason: 'settebello', cards: ['7D'], safe: true };
  game.ask();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'hint', version: 1 });
  says({ ...advice, version: 0 });
  expect(game.advice).toBeNull();
  says({ ...advice, version: 1 });
  expect(game.advised?.card).toBe('7D');
  game.choose('9C');
  expect(game.advice).toBeNull();
});

test('a computer takes its time, and nobody plays before having seen its card; a tap shows it and plays nothing', async () => {
  update(2, [{ ...took, seat: 1, action: '2D', card: '2D', captured: [] }], { table: ['2D', ...view.table] });
  await vi.advanceTimersByTimeAsync(100);
  expect(game.coming).toBe(1);
  expect(game.myTurn).toBe(false);
  expect(game.slots).not.toContain('2D');
  game.choose('9C');
  await vi.advanceTimersByTimeAsync(0);
  expect(game.slots).toContain('2D');
  expect(game.myTurn).toBe(true);
  expect(FakeSocket.last.sent.filter((message) => message['type'] === 'act')).toHaveLength(0);
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
    rules: '11'.repeat(32),
    table: game.people.device.table,
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
      share: game.people.device.memory.shares[0]?.share,
    },
  ]);
  expect(game.people.breach).toBeNull();
  says({ ...shuffle, open: false, committed: [0], transcript: { ...transcript, server: '33'.repeat(32) } });
  expect(game.people.breach?.fault).toBe('second');
  expect(sent('reveal')).toHaveLength(1);
  expect(game.myTurn).toBe(true);
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

async function sitDown(at: TableInfo, now: Partial<View> = {}): Promise<void> {
  game = new Game('t', () => 'ws://table', at.watching ? null : 'key');
  game.start();
  FakeSocket.last.onopen?.();
  says(at);
  update(1, [], now);
  await vi.advanceTimersByTimeAsync(0);
}

const four: Partial<View> = { seat: 2, hands: [3, 3, 3, 3], turn: 3, legal: [] };
const people: TableInfo = { ...pair, seat: 2, seats: pair.seats.map((seat) => ({ ...seat, player: 'person' })) };

test('what a seat takes goes to the pile of its side, and its sweep too', async () => {
  await sitDown(people, four);
  const [one, other]: GameEvent[] = [
    { ...took, seat: 3, sweep: true },
    { ...took, seat: 0, action: '2D', card: '2D', captured: [] },
  ];
  expect(game.side).toBe(0);
  update(2, [one, other] as GameEvent[], { ...four, turn: 1 });
  await vi.advanceTimersByTimeAsync(100);
  expect(game.shown).toMatchObject({
    hands: [3, 3, 3, 2],
    turn: null,
    history: [{ seat: 3, action: '9Cx4S5B' }],
    piles: [[], []],
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(game.shown).toMatchObject({ piles: [[], ['4S', '5B', '9C']], sweeps: [[], ['9C']], table: ['7C', '3D'] });
  expect(game.called).toMatchObject({ words: 'Scopa!', seat: 3 });
  await vi.advanceTimersByTimeAsync(1700);
  expect(game.called).toBeNull();
});

test.each([
  { side: 1, piles: [[], ['7C', '3D']] },
  { side: null, piles: [[], []] },
])('what is left goes to side $side', async ({ side, piles }) => {
  await sitDown(people, { ...four, table: ['7C', '3D'] });
  update(
    2,
    [
      { type: 'leftover', side, cards: ['7C', '3D'] },
      { type: 'scored', sheet },
    ],
    { phase: 'over', turn: null },
    { sheet },
  );
  await vi.advanceTimersByTimeAsync(side === null ? 300 : 600);
  expect(game.sheet).toBeNull();
  expect(game.shown?.piles).toEqual(piles);
  expect(game.slots.filter((card) => card !== null)).toEqual(side === null ? ['7C', '3D'] : []);
});

test('a laid card lies on the table before the next is played', async () => {
  await sitDown(people, four);
  update(2, [{ ...took, seat: 3, action: '2D', card: '2D', captured: [] }], { ...four, table: ['2D', ...view.table] });
  await vi.advanceTimersByTimeAsync(10);
  expect(game.slots).toEqual([...view.table, '2D']);
  expect(game.shown?.hands).toEqual([3, 3, 3, 2]);
});

test('who has claimed is remembered, and a claim is no button of its own', async () => {
  update(2, [], { legal: ['7Dx7C', 'claim', 'pass'], may_claim: true });
  await vi.advanceTimersByTimeAsync(0);
  expect([game.otherActions, game.mayClaim]).toEqual([['pass'], true]);
  update(
    3,
    [{ ...took, seat: 1, action: 'claim', card: null, captured: [] }],
    { phase: 'over', turn: null, legal: [] },
    { sheet },
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect([game.claimer, game.mayClaim]).toEqual([1, false]);
});

test('somebody who watches sees the sheet until the others go on', async () => {
  await sitDown({ ...table, watching: true }, { seat: null, hand: [] });
  update(2, [], { seat: null, hand: [], phase: 'over', turn: null, legal: [] }, { sheet });
  await vi.advanceTimersByTimeAsync(0);
  expect(game.sheet).toEqual(sheet);
  update(3, [{ type: 'dealt', first: true }], { seat: null, hand: [], round: 2 });
  expect(game.sheet).toBeNull();
});

test('who has not asked for the next round keeps the sheet, and leaves it without asking for a further one', async () => {
  update(2, [], { phase: 'over', turn: null, legal: [] }, { sheet });
  await vi.advanceTimersByTimeAsync(0);
  expect(game.behind).toBe(false);
  update(3, [{ type: 'dealt', first: true }], { round: 2 });
  await vi.advanceTimersByTimeAsync(5000);
  expect([game.sheet, game.behind, game.scored?.round]).toEqual([sheet, true, 1]);
  game.next();
  expect([game.sheet, FakeSocket.last.sent.length]).toEqual([null, 1]);
});

test.each([
  { what: 'upon what only one way takes', upon: '5B', picked: [], sent: '10Sx4S5B' },
  { what: 'upon what two ways take', upon: '3D', picked: ['3D'], sent: null },
  { what: 'upon what none takes', upon: '9D', picked: [], sent: null },
])('a card dropped $what', async ({ upon, picked, sent }) => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B', '10Sx3D6D1B'] });
  await vi.advanceTimersByTimeAsync(0);
  game.drop('10S', upon);
  expect([game.choosing, game.picked]).toEqual([sent === null ? '10S' : null, picked]);
  expect(FakeSocket.last.sent.at(-1)?.['action'] ?? null).toBe(sent);
});

test('a card that may not be played is asked nothing about', async () => {
  update(2, [], { legal: ['7Dx7C'] });
  await vi.advanceTimersByTimeAsync(0);
  game.drop('10S', null);
  game.choose('10S');
  expect([game.choosing, FakeSocket.last.sent.length]).toEqual([null, 1]);
});

test('choosing another card begins anew', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B1D', '10Sx4S6D', '9C', '9Cx4S5B'] });
  await vi.advanceTimersByTimeAsync(0);
  game.choose('10S');
  game.pickTable('4S');
  game.choose('9C');
  expect([game.choosing, game.picked, game.preview]).toEqual(['9C', [], []]);
});

test('what a card may take is pointed out while it is looked at', () => {
  game.look('9C');
  expect(game.preview).toEqual(['4S', '5B']);
  game.look(null);
  expect(game.preview).toEqual([]);
});

test('so long after a tap that passed over a computer’s thinking, a card is played again', async () => {
  update(2, [{ ...took, seat: 1, action: '2D', card: '2D', captured: [] }], { table: ['2D', ...view.table] });
  await vi.advanceTimersByTimeAsync(100);
  const plays = (): number => FakeSocket.last.sent.filter(({ type }) => type === 'act').length;
  game.choose('9C');
  await vi.advanceTimersByTimeAsync(300);
  game.choose('9C');
  expect(plays()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  game.choose('9C');
  expect(plays()).toBe(1);
});

test('each computer that has played is waited for', async () => {
  const lays = (card: string): GameEvent => ({ ...took, seat: 1, action: card, card, captured: [] });
  update(2, [lays('2D')], { table: ['2D', ...view.table], turn: 1, legal: [] });
  update(3, [lays('2C')], { table: ['2C', '2D', ...view.table] });
  expect(game.coming).toBe(2);
  await vi.advanceTimersByTimeAsync(1400);
  expect([game.coming, game.myTurn]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(1400);
  expect([game.coming, game.myTurn]).toEqual([0, true]);
});

const mine: GameEvent = { ...took, seat: 0 };

test('a play of one’s own seat from elsewhere is explained, and one’s own is not', async () => {
  game.choose('9C');
  update(2, [mine], after);
  await vi.advanceTimersByTimeAsync(5000);
  expect(game.notice).toBe('');
  update(3, [{ ...mine, action: '7Dx7C', card: '7D', captured: ['7C'] }], after);
  await vi.advanceTimersByTimeAsync(3000);
  expect(game.notice).toContain('another tab');
});

test('that the same card was played once before explains nothing of the second time', async () => {
  game.choose('9C');
  update(2, [mine], after);
  await vi.advanceTimersByTimeAsync(5000);
  update(3, [mine], after);
  await vi.advanceTimersByTimeAsync(3000);
  expect(game.notice).not.toBe('');
});

test('what was missed is shown at once, and not explained', async () => {
  says(table);
  update(2, [mine], after);
  await vi.advanceTimersByTimeAsync(0);
  expect([game.notice, game.shown?.hand]).toEqual(['', after.hand]);
  update(3, [{ ...mine, action: '7D', card: '7D', captured: [] }], { ...after, hand: ['10S'] });
  await vi.advanceTimersByTimeAsync(0);
  expect(game.shown?.hand).toEqual(['10S']);
  expect(game.slots).toContain('7D');
  await vi.advanceTimersByTimeAsync(1000);
  expect(game.notice).not.toBe('');
});

test('a notice lasts from when it was said last', async () => {
  game.notify('one');
  await vi.advanceTimersByTimeAsync(6000);
  game.notify('two');
  await vi.advanceTimersByTimeAsync(6000);
  expect(game.notice).toBe('two');
  await vi.advanceTimersByTimeAsync(1000);
  expect(game.notice).toBe('');
});

test('a refusal of something beside the play leaves the play on its way', () => {
  game.choose('9C');
  says({ type: 'error', id: 'of something else', message: 'Not so fast.' });
  expect([game.sent, game.notice]).toEqual(['9Cx4S5B', 'Not so fast.']);
});

test('the last twelve lines are kept, each with a number of its own', () => {
  for (let n = 0; n < 20; n++) game.say(`line ${n}`);
  expect(game.lines.map(({ words }) => words)).toEqual(Array.from({ length: 12 }, (_, n) => `line ${n + 8}`));
  expect(new Set(game.lines.map(({ n }) => n)).size).toBe(12);
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
  expect(game.advice).toBeNull();
  game.choose('9C');
  says({ ...advice, version: 2 });
  expect(game.advice).toBeNull();
});

test('nothing is asked for when it is not one’s turn, or where there is no advice', async () => {
  update(2, [], { turn: 1, legal: [] });
  game.ask();
  await sitDown({ ...table, hints: false });
  game.ask();
  expect([game.mayAsk, FakeSocket.last.sent.length]).toEqual([false, 1]);
});

test('a play that is held is sent when the page is left', async () => {
  settings.change({ takeBack: 2 });
  game.choose('9C');
  game.stop();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ action: '9Cx4S5B' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last.sent).toHaveLength(2);
  settings.change({ takeBack: 0 });
});

test('what is no play is not held', () => {
  settings.change({ takeBack: 2 });
  update(2, [], { legal: ['pass'] });
  game.act('pass');
  expect([game.held, FakeSocket.last.sent.at(-1)?.['action']]).toEqual([null, 'pass']);
  settings.change({ takeBack: 0 });
});

test('that the time was out is said, and not that somebody else has played', async () => {
  update(2, [], {}, { left: 5 });
  await vi.advanceTimersByTimeAsync(6000);
  update(3, [mine], after, { left: null });
  await vi.advanceTimersByTimeAsync(3000);
  expect(game.notice).toContain('time');
  expect(game.notice).not.toContain('another tab');
});

test('a new round lays its cards out anew, a later deal leaves them where they are', async () => {
  const other = [...view.table].reverse();
  update(2, [{ type: 'dealt', first: false }], { table: other });
  await vi.advanceTimersByTimeAsync(3000);
  expect(game.slots).toEqual(view.table);
  update(3, [{ type: 'dealt', first: true }], { table: other, round: 2 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(game.slots).toEqual(other);
});

test('what is held stays held while the table only tells the time again', async () => {
  settings.change({ takeBack: 2 });
  game.choose('9C');
  update(1, [], {}, { left: 20 });
  await vi.advanceTimersByTimeAsync(2100);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'act', action: '9Cx4S5B' });
  settings.change({ takeBack: 0 });
});

test('that it is one’s turn is said when it comes to be, and not again', async () => {
  const told = (): number => game.lines.filter(({ words }) => words === 'Your turn.').length;
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
  update(2, [{ ...took, seat: 1, action: '2D', card: '2D', captured: [] }], { table: ['2D', ...view.table] });
  await vi.advanceTimersByTimeAsync(250);
  expect(game.coming).toBe(0);
});

test('a choice of a card that may not be played any more is left', async () => {
  update(2, [], { legal: ['10Sx3D7C', '10Sx4S5B1D'] });
  await vi.advanceTimersByTimeAsync(0);
  game.choose('10S');
  update(3, [], { legal: ['10Sx3D7C', '10Sx4S6D'] });
  expect(game.choosing).toBe('10S');
  update(4, [], { legal: ['7Dx7C'] });
  expect(game.choosing).toBeNull();
});

test('buttons come with what they answer to, not before it is shown', async () => {
  update(2, [took], { ...after, legal: ['pass'] });
  await vi.advanceTimersByTimeAsync(100);
  expect(game.otherActions).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(game.otherActions).toEqual(['pass']);
});

test('who wants no advice has none', () => {
  expect(game.mayAsk).toBe(true);
  settings.change({ hints: false });
  game.ask();
  expect([game.mayAsk, FakeSocket.last.sent.length]).toEqual([false, 1]);
  settings.change({ hints: true });
});
