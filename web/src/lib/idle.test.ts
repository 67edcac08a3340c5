import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the work waits for its delay and for an idle page', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const work = vi.fn();
  whenIdle(work, 3000);
  vi.advanceTimersByTime(2999);
  expect(idle).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(work).not.toHaveBeenCalled();
  idle[0]?.();
  expect(work).toHaveBeenCalledOnce();
});

test('a browser that does not tell when it is idle is given some time', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(400);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

test('cancelled work is not done', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  whenIdle(work)();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
