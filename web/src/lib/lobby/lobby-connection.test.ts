import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LobbyServerMessage } from '../lobby-messages';
import { CloseCode } from '../protocol';
import { FakeSocket } from './fake-socket';
import { LobbyConnection } from './lobby-connection';

const LONGEST_DELAY = 8000;
const cancel = { type: 'cancel', id: 'one' } as const;
let sockets: FakeSocket[];
let received: LobbyServerMessage[];
let opened: number;
let losses: string[];
let address: string;
let connection: LobbyConnection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, received, losses, opened, address] = [[], [], [], 0, 'ws://lobby?lang=en'];
  connection = new LobbyConnection(
    () => {
      sockets.push(new FakeSocket(address));
      return last();
    },
    {
      onMessage: (message) => received.push(message),
      onOpen: () => opened++,
      onLost: (overload) => losses.push(overload),
    },
  );
  connection.start();
});
afterEach(() => void vi.useRealTimers());

describe('the connection to the lobby', () => {
  test('is opened once, however often it is started', () => {
    connection.start();
    expect(sockets.length).toBe(1);
  });

  test('sends nothing before it is open', () => {
    expect(connection.send(cancel)).toBe(false);
    last().opened();
    expect(connection.send(cancel)).toBe(true);
    expect(last().sent).toEqual([cancel]);
    expect(opened).toBe(1);
  });

  test('comes back after a loss, and says that it is open again', () => {
    last().opened();
    last().lost();
    expect(losses).toEqual(['']);
    vi.advanceTimersByTime(400);
    expect(sockets.length).toBe(2);
    last().opened();
    expect(opened).toBe(2);
  });

  test('waits longer from loss to loss, and no longer than eight seconds', () => {
    const waits: number[] = [];
    for (let loss = 0; loss < 9; loss++) {
      const before = sockets.length;
      last().lost();
      let waited = 0;
      while (sockets.length === before && waited <= LONGEST_DELAY) vi.advanceTimersByTime((waited++, 1));
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(400);
    expect(waits[8]).toBeGreaterThanOrEqual(LONGEST_DELAY / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_DELAY);
  });

  test('waits briefly again once the server has said something', () => {
    for (let loss = 0; loss < 6; loss++) {
      last().lost();
      vi.advanceTimersByTime(LONGEST_DELAY);
    }
    last().opened();
    last().says({ type: 'lobby' });
    const before = sockets.length;
    last().lost();
    vi.advanceTimersByTime(400);
    expect(sockets.length).toBe(before + 1);
    expect(received).toEqual([{ type: 'lobby' }]);
  });

  test('passes on what a server says that has too much to do', () => {
    last().lost(CloseCode.OVERLOADED, 'Try again in a moment.');
    last().lost(CloseCode.REFUSED, 'Something else.');
    vi.advanceTimersByTime(400);
    last().lost(CloseCode.REFUSED, 'Something else.');
    expect(losses).toEqual(['Try again in a moment.', '']);
  });

  test('does not come back once it was stopped', () => {
    last().opened();
    last().lost();
    connection.stop();
    vi.advanceTimersByTime(LONGEST_DELAY);
    expect(sockets.length).toBe(1);
  });

  test('reconnects at another address, and hears no more of the old socket', () => {
    const old = last();
    old.opened();
    address = 'ws://lobby?lang=it';
    connection.reconnect();
    expect([old.closedWith, last().url]).toEqual([1000, address]);
    old.says({ type: 'lobby' });
    old.lost();
    expect([received, losses]).toEqual([[], []]);
    expect(sockets.length).toBe(2);
  });
});
