import { beforeEach, describe, expect, test } from 'vitest';
import { Connection } from '../connection';
import type { Backend, Socket } from './backend';
import { openSocket, prepareSocket } from './prepared-socket';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = 3;
  }
}

const newBackend = (): Backend => ({
  fetch: () => Promise.reject(new TypeError('nothing answers')),
  openSocket: () => new FakeSocket() as unknown as Socket,
});
const backend = newBackend();

const connect = (place: string, through = backend): void => {
  const handlers = { onMessage() {}, onStateChange() {}, onRefusal() {} };
  new Connection(() => openSocket(through, place), 'secret', handlers).start();
};
const first = (): FakeSocket => FakeSocket.all[0] as FakeSocket;

describe('a socket opened before its connection', () => {
  beforeEach(() => void (FakeSocket.all = []));

  test('is used once, and joins though it has opened already', () => {
    prepareSocket(backend, 'table');
    first().readyState = 1;
    connect('table');
    expect(FakeSocket.all.map(({ sent }) => sent)).toEqual([['join']]);
    connect('table');
    expect(FakeSocket.all.length).toBe(2);
  });

  test('joins once if it opens later', () => {
    prepareSocket(backend, 'table');
    connect('table');
    first().readyState = 1;
    first().onopen?.();
    expect(FakeSocket.all.map(({ sent }) => sent)).toEqual([['join']]);
  });

  test('is not used for another backend', () => {
    prepareSocket(backend, 'table');
    connect('table', newBackend());
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0]);
  });

  test('is closed if the page goes elsewhere, and replaced if it was lost', () => {
    prepareSocket(backend, 'table');
    connect('other');
    prepareSocket(backend, 'table');
    FakeSocket.all.at(-1)?.close();
    connect('table');
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0, 3, 0]);
  });
});
