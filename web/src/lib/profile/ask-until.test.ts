import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askUntil } from './ask-until';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks until the answer has come, also after a question without one', async () => {
  const answers = [
    () => Promise.resolve(false),
    () => Promise.reject(new Error('no server')),
    () => Promise.resolve(true),
  ];
  const ask = vi.fn(() => answers[ask.mock.calls.length - 1]?.() ?? Promise.resolve(true));
  void askUntil(ask, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(900);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('gives up within a minute', async () => {
  const ask = vi.fn(() => Promise.resolve(false));
  void askUntil(ask, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(60_000);
  const asked = ask.mock.calls.length;
  expect(asked).toBeGreaterThan(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(asked);
});

test('asks no more when it is not wanted any more', async () => {
  const ask = vi.fn(() => Promise.resolve(false));
  const stop = new AbortController();
  void askUntil(ask, stop.signal);
  await vi.advanceTimersByTimeAsync(1100);
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
