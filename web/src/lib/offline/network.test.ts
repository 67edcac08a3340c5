import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { variants } from '../api';
import { network } from './network.svelte';
import { STORED_ANSWER } from './stored-answer';

const answers = (...these: (Response | Error)[]): void => {
  const all = [...these];
  vi.stubGlobal('fetch', async () => {
    const next = all.length > 1 ? all.shift() : all[0];
    if (next instanceof Error) throw next;
    return next?.clone();
  });
};
const ok = Response.json([]);
const gone = new TypeError('no network');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  network.found();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a request that cannot be sent', gone, true],
  ['a proxy without its server', new Response('', { status: 502 }), true],
  ['a stored answer', new Response('[]', { headers: { [STORED_ANSWER]: 'yes' } }), true],
  ['a refusal', new Response('{}', { status: 404 }), false],
  ['an answer', ok, false],
])('%s tells whether the server is there', async (_, answer, isAway) => {
  answers(answer);
  await variants('en').catch(() => {});
  expect(network.isAway).toBe(isAway);
});

test('a request that hangs is given up, and so is the question whether the server is back', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    asked.push(path);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const request = variants('en').catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await request, network.isAway]).toEqual(['TimeoutError', true]);
  await vi.advanceTimersByTimeAsync(1500 + 10_000 + 3000);
  expect(asked.slice(1)).toEqual(['health', 'health']);
});

test.each([
  ['well', ok],
  ['behind a proxy that hides its health', new Response('', { status: 404 })],
])('it is asked again, and found by itself: %s', async (_, answer) => {
  answers(gone, gone, answer);
  await variants('en').catch(() => {});
  await vi.advanceTimersByTimeAsync(1600);
  expect(network.isAway).toBe(true);
  await vi.advanceTimersByTimeAsync(3200);
  expect(network.isAway).toBe(false);
});
