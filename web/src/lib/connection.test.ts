import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, freshId, type Link } from './connection';
import type { ServerMessage } from './protocol';

class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.();
    this.says({ type: 'table' });
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lost(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let links: Link[];
let received: ServerMessage[];
let refusals: string[];
let address: string;
let addresses: string[];
let connection: Connection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, links, received, refusals, addresses] = [[], [], [], [], []];
  address = 'ws://table';
  connection = new Connection(
    () => address,
    'secret',
    {
      message: (message) => received.push(message),
      link: (state) => links.push(state),
      refused: (why) => refusals.push(why),
    },
    (to) => {
      addresses.push(to);
      sockets.push(new FakeSocket());
      return last() as unknown as WebSocket;
    },
  );
  connection.start();
});
afterEach(() => void vi.useRealTimers());

describe('a connection', () => {
  test('comes back at once at another address, with what was not answered', () => {
    const first = last();
    first.opened();
    connection.act(3, '7D');
    address = 'ws://table?lang=it';
    connection.again();
    expect(addresses).toEqual(['ws://table', 'ws://table?lang=it']);
    first.lost();
    last().opened();
    expect(sockets.length).toBe(2);
    expect(last().sent.map(({ type }) => type)).toEqual(['join', 'act']);
    expect(links.at(-1)).toBe('open');
  });


  test('joins with the key of the seat', () => {
    last().opened();
    expect(last().sent).toEqual([{ type: 'join', key: 'secret' }]);
    expect(links).toEqual(['connecting', 'open']);
  });

  test('hands on what it receives', () => {
    last().opened();
    last().says({ type: 'ok', id: 'x', version: 3 });
    expect(received.map((message) => message.type)).toEqual(['table', 'ok']);
  });

  test('comes back after a loss, and sends an unanswered action again with the same id', async () => {
    last().opened();
    connection.act(4, '7D');
    const [, act] = last().sent;
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets).toHaveLength(2);
    last().opened();
    expect(last().sent).toEqual([{ type: 'join', key: 'secret' }, act]);
    expect(act).toMatchObject({ type: 'act', version: 4, action: '7D' });
  });

  test.each(['ok', 'error'])('does not send an action again that was answered with %s', async (type) => {
    last().opened();
    connection.act(4, '7D');
    last().says({ type, id: last().sent[1]?.['id'], version: 5, message: 'No.' });
    expect(connection.busy).toBe(false);
    last().lost();
    await vi.advanceTimersByTimeAsync(10_000);
    last().opened();
    expect(last().sent).toHaveLength(1);
  });

  test('sends one action at a time', () => {
    last().opened();
    connection.act(4, '7D');
    connection.act(4, '6D');
    connection.next(4);
    expect(last().sent).toHaveLength(2);
  });

  test('waits longer after every failure, and not at all when told to hurry', async () => {
    for (const most of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
      const before = sockets.length;
      last().lost();
      await vi.advanceTimersByTimeAsync(most / 2 - 1);
      expect(sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(most / 2 + 1);
      expect(sockets).toHaveLength(before + 1);
    }
    last().lost();
    connection.hurry();
    expect(sockets).toHaveLength(9);
  });

  test.each([
    [4404, 'unknown-table'],
    [4403, 'wrong-key'],
  ])('gives up when the server closes with %i', async (code, why) => {
    last().opened();
    last().lost(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refusals).toEqual([why]);
    expect(sockets).toHaveLength(1);
  });

  test('stays closed when it was stopped', async () => {
    last().opened();
    connection.stop();
    last().lost(1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(links.at(-1)).toBe('closed');
  });
});

test('ids are all different', () => expect(new Set(Array.from({ length: 100 }, freshId)).size).toBe(100));
