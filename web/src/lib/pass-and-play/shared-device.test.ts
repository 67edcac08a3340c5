import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo, View } from '../protocol';
import { person, room } from '../room/example';
import { pair, sheet, view } from '../table/example';
import { FakeSocket } from '../table/session-test-harness';
import { SharedDevice } from './shared-device.svelte';

/** Four seats: Nonna and Bruno share this device, Ada and Carla are computers. */
const SEATS = [0, 2];
const table: TableInfo = {
  ...pair,
  seats: pair.seats.map((seat, n) => ({ ...seat, player: n % 2 ? 'greedy' : 'person' })),
};
let sockets: FakeSocket[] = [];
let device: SharedDevice;

class RecordedSocket extends FakeSocket {
  constructor() {
    super();
    sockets.push(this);
  }
}

const says = (n: number, message: object): void => sockets[n]?.onmessage?.({ data: JSON.stringify(message) });

/** Everybody is sent what they may see. */
async function update(version: number, now: Partial<View>, more: object = {}): Promise<void> {
  SEATS.forEach((seat, n) => {
    const legal = now.turn === seat ? ['7D'] : [];
    says(n, {
      type: 'update',
      version,
      events: [],
      view: { ...view, hands: [3, 3, 3, 3], seat, legal, ...now },
      sheet: null,
      left: null,
      ...more,
    });
  });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', RecordedSocket);
  vi.stubGlobal('document', { baseURI: 'http://here/' });
  sockets = [];
  device = new SharedDevice('t', ['owner', 'other']);
  device.start();
  SEATS.forEach((seat, n) => {
    sockets[n]?.opened();
    says(n, { ...table, seat });
  });
  await update(1, { turn: 0 });
});
afterEach(() => device.stop());

const sent = (n: number, type: string): object[] => sockets[n]?.sent.filter((message) => message.type === type) ?? [];

test('each seat joins with its own key, and nobody sees cards before they ask', () => {
  expect([sent(0, 'join'), sent(1, 'join')]).toMatchObject([[{ key: 'owner' }], [{ key: 'other' }]]);
  expect(device.isCovered).toBe(true);
  expect(device.next?.table?.seat).toBe(0);
});

test('the device goes to the person on turn, and not while a computer is on turn', async () => {
  device.uncover(device.owner);
  expect(device.mustHandOver).toBe(false);
  await update(2, { turn: 1 });
  expect([device.mustHandOver, device.next?.table?.seat]).toEqual([false, 2]);
  await update(3, { turn: 2 });
  expect(device.mustHandOver).toBe(true);
  device.cover();
  expect([device.isCovered, device.mustHandOver]).toEqual([true, false]);
});

test('a round is not new to a person who uncovers the cards in the middle of it', async () => {
  await update(2, { round: 3, turn: 0 });
  expect(device.hasNewRound).toBe(false); // nobody has looked yet
  device.uncover(device.owner);
  expect(device.hasNewRound).toBe(false);
  await update(3, { round: 3, turn: 2 });
  expect(device.hasNewRound).toBe(false);
  await update(4, { round: 4, turn: 2 });
  expect(device.hasNewRound).toBe(true);
});

test('after the last seat comes the first', async () => {
  await update(2, { turn: 3 });
  expect(device.next?.table?.seat).toBe(0);
});

test('all read the score sheet together, all go on, and the next round begins covered', async () => {
  device.uncover(device.owner);
  await update(2, { phase: 'over', turn: null }, { sheet });
  expect([device.mustHandOver, device.hasNewRound]).toEqual([false, false]);
  device.owner.continueGame();
  device.continueAll();
  expect([sent(0, 'next').length, sent(1, 'next').length]).toEqual([1, 1]);
  await update(3, { round: 2, turn: 0 });
  expect(device.hasNewRound).toBe(true);
});

test('everybody is ready once no seat is open, and says so once', () => {
  const seats = [person('Nonna'), person('Ada'), person('Bruno'), person('', { player: 'open' })];
  SEATS.forEach((seat, n) => says(n, { ...room, seat, seats }));
  expect(sent(0, 'ready')).toEqual([]);
  const full = seats.with(3, person('Carla'));
  for (let times = 0; times < 2; times++) SEATS.forEach((seat, n) => says(n, { ...room, seat, seats: full }));
  expect([sent(0, 'ready').length, sent(1, 'ready').length]).toEqual([1, 1]);
});

test('a person who has lost their seat no longer gets the device', async () => {
  (sockets[1] as unknown as { onclose: (event: { code: number }) => void }).onclose({ code: 4403 });
  await update(2, { turn: 2 });
  expect(device.next?.table?.seat).toBe(0);
});
