import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Event, Update, View } from '../protocol';
import { room } from '../room/example';
import { settings } from '../settings.svelte';
import { sheet, table, view } from './example';
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

function update(version: number, events: Event[], now: Partial<View>, more: Partial<Update> = {}): void {
  says({ type: 'update', version, events, view: { ...view, ...now }, sheet: null, ...more });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { querySelector: () => null, hidden: true, documentElement: { dataset: {}, toggleAttribute() {} } });
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

const took: Event = { type: 'played', seat: 0, action: '9Cx4S5B', card: '9C', captured: ['4S', '5B'], sweep: false };
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
  update(3, [{ ...took, seat: 1, action: '2D', card: '2D', captured: [] }], { ...after, table: ['2D', '3D', '7C'], turn: 0 });
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
  const shuffle = { type: 'shuffle', round: 2, exchange: 1, open: true, committed: [], transcript: null, revealed: [], last: null, aborted: 0, refused: [] };
  const sent = (type: string): Record<string, unknown>[] => FakeSocket.last.sent.filter((message) => message['type'] === type);
  says({ ...shuffle });
  expect(sent('commit')).toEqual([]);
  says({ ...room, phase: 'playing', code: null });
  const [commit] = sent('commit');
  expect(commit).toMatchObject({ round: 2, exchange: 1, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  says({ type: 'ok', id: commit?.['id'], version: 2 });
  const list = { rules: '11'.repeat(32), table: game.people.device.table, round: 2, exchange: 1, server: '22'.repeat(32) };
  const transcript = { ...list, commitments: [commit?.['commitment'], null] };
  says({ ...shuffle, open: false, committed: [0], transcript });
  expect(sent('reveal')).toEqual([{ type: 'reveal', id: expect.any(String), round: 2, exchange: 1, share: game.people.device.memory.shares[0]?.share }]);
  expect(game.people.breach).toBeNull();
  says({ ...shuffle, open: false, committed: [0], transcript: { ...transcript, server: '33'.repeat(32) } });
  expect(game.people.breach?.fault).toBe('second');
  expect(sent('reveal')).toHaveLength(1);
  expect(game.myTurn).toBe(true);
});
