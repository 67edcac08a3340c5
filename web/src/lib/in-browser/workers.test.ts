import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeWorker } from './fake-worker';
import type { TabFailure } from './tab-failure';
import { TabSocket } from './tab-socket';
import type { FromTableWorker, FromThinkingWorker, ToTableWorker, ToThinkingWorker } from './worker/messages';
import { Workers } from './workers';

type TableWorker = FakeWorker<ToTableWorker, FromTableWorker>;
type ThinkingWorker = FakeWorker<ToThinkingWorker, FromThinkingWorker>;

let table: TableWorker;
let thinking: ThinkingWorker[];
let heard: unknown[];
let workers: Workers;

beforeEach(() => {
  vi.useFakeTimers();
  [thinking, heard] = [[], []];
  table = new FakeWorker();
  workers = new Workers(
    'http://here/python/1/',
    {
      onReady: (kept) => heard.push(['ready', kept]),
      onTrouble: (trouble) => heard.push(['trouble', trouble]),
      onFailure: ({ reason, detail }: TabFailure) => heard.push(['failure', reason, detail]),
    },
    {
      table: () => table,
      thinking: () => {
        thinking.push(new FakeWorker());
        return thinking.at(-1) as ThinkingWorker;
      },
    },
  );
});
afterEach(() => void vi.useRealTimers());

const ready = (): void => table.says({ kind: 'ready', steps: {}, kept: 'files' });
const pong = (): void => table.says({ kind: 'pong', id: table.last('ping').id });

describe('a start', () => {
  test('connects the two workers, and ends when the application runs', () => {
    expect([table.last('start').python, thinking[0]?.last('start').python]).toEqual(
      Array.from({ length: 2 }, () => 'http://here/python/1/'),
    );
    expect(table.last('start').port).not.toBe(thinking[0]?.last('start').port);
    ready();
    expect(heard).toEqual([['ready', 'files']]);
  });

  test.each([
    ['the tables', () => table.says({ kind: 'failed', reason: 'unusable', detail: 'newer' }), 'unusable', 'newer'],
    ['the thinker', () => thinking[0]?.says({ kind: 'failed', reason: 'python', detail: 'E' }), 'python', 'E'],
    ['a script', () => table.onerror?.({ message: 'no script' } as ErrorEvent), 'python', 'no script'],
    ['silence', () => vi.advanceTimersByTime(120_000), 'python', 'no answer'],
  ])('fails by %s, and both workers are ended', (_, fail, reason, detail) => {
    fail();
    expect(heard).toEqual([['failure', reason, detail]]);
    expect([table.isTerminated, thinking[0]?.isTerminated]).toEqual([true, true]);
    ready();
    expect(heard).toHaveLength(1);
  });
});

describe('requests', () => {
  beforeEach(ready);

  test('are answered by their number', async () => {
    const first = workers.fetch('api/variants?lang=it', { headers: { 'accept-language': 'it' } });
    const second = workers.fetch('api/tables', { method: 'POST', body: '{}' });
    const [one, two] = table.told.filter((message) => message.kind === 'fetch');
    expect([one, two]).toMatchObject([
      { method: 'GET', path: '/api/variants?lang=it', headers: { 'accept-language': 'it' }, body: '' },
      { method: 'POST', path: '/api/tables', body: '{}' },
    ]);
    table.says({ kind: 'response', id: two?.id ?? 0, status: 204, headers: {}, body: new Uint8Array() });
    table.says({ kind: 'response', id: one?.id ?? 0, status: 200, headers: {}, body: new TextEncoder().encode('[]') });
    expect([(await second).status, await (await first).text()]).toEqual([204, '[]']);
  });

  test('that cannot be answered, or are given up, are rejected', async () => {
    const refused = workers.fetch('api/a', {});
    table.says({ kind: 'refused', id: table.last('fetch').id, detail: 'too many' });
    await expect(refused).rejects.toThrow(TypeError);
    const control = new AbortController();
    const aborted = workers.fetch('api/b', { signal: control.signal });
    control.abort();
    await expect(aborted).rejects.toThrow('aborted');
  });

  test('and sockets end with the workers', async () => {
    const waiting = workers.fetch('api/a', {});
    const socket = new TabSocket();
    const codes: number[] = [];
    socket.onclose = ({ code }) => codes.push(code);
    workers.connect('api/tables/t/socket', socket);
    thinking[0]?.says({ kind: 'failed', reason: 'python', detail: '' });
    await expect(waiting).rejects.toThrow(TypeError);
    await expect(workers.fetch('api/a', {})).rejects.toThrow(TypeError);
    expect(codes).toEqual([1006]);
  });
});

test('a socket is opened, used and closed', async () => {
  ready();
  const socket = new TabSocket();
  const heardHere: unknown[] = [];
  socket.onmessage = ({ data }) => heardHere.push(data);
  socket.onclose = ({ code, reason }) => heardHere.push(code, reason);
  workers.connect('api/tables/t/socket?lang=en', socket);
  const { id, path } = table.last('connect');
  expect(path).toBe('/api/tables/t/socket?lang=en');
  table.says({ kind: 'socket', id, what: 'open', text: '', code: 0 });
  socket.send('join');
  expect(table.last('send')).toEqual({ kind: 'send', id, text: 'join' });
  table.says({ kind: 'socket', id, what: 'message', text: 'table', code: 0 });
  table.says({ kind: 'socket', id, what: 'close', text: 'No.', code: 4404 });
  await Promise.resolve();
  expect(heardHere).toEqual(['table', 4404, 'No.']);
});

describe('a worker', () => {
  beforeEach(ready);

  test('that answers is asked again and again', () => {
    for (let times = 1; times < 5; times++) {
      expect(table.count('ping')).toBe(times);
      pong();
      vi.advanceTimersByTime(2500);
    }
    expect(heard).toEqual([['ready', 'files']]);
  });

  test('that says nothing for ten seconds has been given up by then', () => {
    pong();
    vi.advanceTimersByTime(9999);
    expect(heard.slice(1)).toEqual([['failure', 'hangs', '']]);
    expect(table.isTerminated).toBe(true);
  });

  test('of a page that was suspended is asked once more', () => {
    const real = performance.now.bind(performance);
    const asleep = vi.spyOn(performance, 'now').mockImplementation(() => real() + 3_600_000);
    vi.advanceTimersByTime(7000);
    asleep.mockRestore();
    expect([table.count('ping'), table.isTerminated]).toEqual([2, false]);
  });

  test('that thinks and hangs is replaced, and the tables are connected to the new one', () => {
    table.says({ kind: 'thinker-hangs' });
    expect([thinking.length, thinking[0]?.isTerminated, thinking[1]?.isTerminated]).toEqual([2, true, false]);
    expect(table.last('replace-thinker').port).toBeInstanceOf(MessagePort);
    expect(heard).toHaveLength(1);
  });
});

test('trouble with the storage is told', () => {
  ready();
  table.says({ kind: 'storage', trouble: 'full' });
  expect(heard.at(-1)).toEqual(['trouble', 'full']);
});

test('a stop lets the application end first, but does not wait for one that hangs', async () => {
  ready();
  const stopped = workers.stop();
  expect([table.last('stop'), table.isTerminated]).toEqual([{ kind: 'stop' }, false]);
  table.says({ kind: 'stopped' });
  await stopped;
  expect([table.isTerminated, thinking[0]?.isTerminated, heard.length]).toEqual([true, true, 1]);
});

test('a stop does not wait long', async () => {
  ready();
  const stopped = workers.stop();
  await vi.advanceTimersByTimeAsync(1500);
  await stopped;
  expect(table.isTerminated).toBe(true);
});
