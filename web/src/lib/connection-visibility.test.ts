import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Socket } from './backends/backend';
import { Connection } from './connection';

interface Sent {
  type: string;
  visible?: boolean;
}

let sent: Sent[];
let socket: { readyState: number; onopen: (() => void) | null; send: (text: string) => void; close: () => void };
const view = { hidden: false };

function connect(key: string | null): Connection {
  const handlers = {
    onMessage: vi.fn<() => void>(),
    onStateChange: vi.fn<() => void>(),
    onRefusal: vi.fn<() => void>(),
  };
  const connection = new Connection(() => socket as unknown as Socket, key, handlers);
  connection.start();
  socket.readyState = 1;
  socket.onopen?.();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', view);
  view.hidden = false;
  sent = [];
  socket = {
    readyState: 0,
    onopen: null,
    send: (text) => void sent.push(JSON.parse(text) as Sent),
    close: () => void (socket.readyState = 3),
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const told = (): (boolean | undefined)[] => sent.filter(({ type }) => type === 'visible').map(({ visible }) => visible);

test('the server is told when the page cannot be seen, and when it can be again, once each', () => {
  const connection = connect('secret');
  expect(told()).toEqual([]);
  view.hidden = true;
  connection.retryNow();
  connection.retryNow();
  expect(told()).toEqual([false]);
  view.hidden = false;
  connection.retryNow();
  expect(told()).toEqual([false, true]);
});

test('a page that is opened out of sight says so at once', () => {
  view.hidden = true;
  connect('secret');
  expect(told()).toEqual([false]);
});

test('a spectator says nothing', () => {
  view.hidden = true;
  connect(null).retryNow();
  expect(told()).toEqual([]);
});
