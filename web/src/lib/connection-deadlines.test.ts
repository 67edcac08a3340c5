/** A network that hangs without failing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Socket } from './backends/backend';
import { Connection, type ConnectionState } from './connection';
import { FakeSocket } from './table/session-test-harness';

let sockets: FakeSocket[];
let states: ConnectionState[];
let connection: Connection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states] = [[], []];
  const handlers = { onMessage() {}, onStateChange: (state: ConnectionState) => states.push(state), onRefusal() {} };
  connection = new Connection(
    () => {
      sockets.push(new FakeSocket());
      return last() as unknown as Socket;
    },
    'key',
    handlers,
  );
  connection.start();
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

test('a socket that never opens is given up, and a new one is tried', async () => {
  await vi.advanceTimersByTimeAsync(14_900);
  expect([sockets.length, states]).toEqual([1, ['connecting']]);
  await vi.advanceTimersByTimeAsync(200);
  expect(states.at(-1)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(2);
});

test('an action that is not answered is sent again on another socket, under the same id', async () => {
  last().opened();
  last().onmessage?.({ data: '{"type": "table"}' });
  connection.act(3, '7D');
  const sent = last().sent.at(-1);
  await vi.advanceTimersByTimeAsync(15_500);
  expect(sockets).toHaveLength(2);
  last().opened();
  expect(last().sent.at(-1)).toEqual(sent);
});

test('as long as something comes, nothing is given up; and nobody waits for what was not asked', async () => {
  last().opened();
  connection.act(3, '7D');
  await vi.advanceTimersByTimeAsync(14_000);
  last().onmessage?.({ data: '{"type": "update", "version": 4}' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});
