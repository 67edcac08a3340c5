import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, prepareSocket } from './connection';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = 3;
  }
}

const connect = (to: string): void => {
  const handlers = { onMessage() {}, onStateChange() {}, onRefusal() {} };
  new Connection(() => to, 'secret', handlers).start();
};
const first = (): FakeSocket => FakeSocket.all[0] as FakeSocket;

describe('a socket opened before its connection', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('is used once, and joins though it has opened already', () => {
    prepareSocket('ws://table');
    first().readyState = 1;
    connect('ws://table');
    expect(FakeSocket.all.map(({ sent }) => sent)).toEqual([['join']]);
    connect('ws://table');
    expect(FakeSocket.all.length).toBe(2);
  });

  test('joins once if it opens later', () => {
    prepareSocket('ws://table');
    connect('ws://table');
    first().readyState = 1;
    first().onopen?.();
    expect(FakeSocket.all.map(({ sent }) => sent)).toEqual([['join']]);
  });

  test('is closed if the page goes elsewhere, and replaced if it was lost', () => {
    prepareSocket('ws://table');
    connect('ws://other');
    prepareSocket('ws://table');
    FakeSocket.all.at(-1)?.close();
    connect('ws://table');
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0, 3, 0]);
  });
});
