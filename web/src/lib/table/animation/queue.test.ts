import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnimationQueue } from './queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playing(queue: AnimationQueue, done: string[], ...names: string[]): void {
  for (const name of names) {
    queue.push(async () => {
      await queue.pause(100);
      done.push(name);
    });
  }
}

test('steps are played in order, one after the other', async () => {
  const queue = new AnimationQueue();
  const done: string[] = [];
  playing(queue, done, 'a', 'b', 'c');
  await vi.advanceTimersByTimeAsync(150);
  expect(done).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(['a', 'b', 'c']);
  expect(queue.isIdle).toBe(true);
});

test('a tap ends the pause and passes over all that waits', async () => {
  const queue = new AnimationQueue();
  const done: string[] = [];
  playing(queue, done, 'a', 'b', 'c');
  await vi.advanceTimersByTimeAsync(10);
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('what comes after the hurry takes its time again', async () => {
  const queue = new AnimationQueue();
  const done: string[] = [];
  playing(queue, done, 'a');
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  playing(queue, done, 'b');
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(60);
  expect(done).toEqual(['a', 'b']);
});

test('a hurry while nothing is played changes nothing', () => {
  const queue = new AnimationQueue();
  queue.skip();
  expect(queue.skipping).toBe(false);
});

test('pauses depend on the tempo, waits do not, and a time of 0 does not pause', async () => {
  const queue = new AnimationQueue(() => 0.5);
  const done: string[] = [];
  queue.push(async () => {
    await queue.pause(100);
    done.push('paused');
    await queue.wait(100);
    done.push('waited');
    await queue.wait(0);
    await queue.wait(-5);
    done.push('at once');
  });
  await vi.advanceTimersByTimeAsync(49);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(done).toEqual(['paused']);
  await vi.advanceTimersByTimeAsync(98);
  expect(done).toEqual(['paused']);
  await vi.advanceTimersByTimeAsync(2);
  expect(done).toEqual(['paused', 'waited', 'at once']);
});

test('a hurry stops what was begun, once, and begins nothing more', async () => {
  const queue = new AnimationQueue();
  const stop = vi.fn();
  const begin = vi.fn(() => stop);
  queue.push(() => queue.until(begin));
  queue.push(() => queue.until(begin));
  queue.skip();
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([begin.mock.calls.length, stop.mock.calls.length, queue.isIdle, queue.skipping]).toEqual([1, 1, true, false]);
});

test('a step that ended by itself is not stopped by a later hurry', async () => {
  const queue = new AnimationQueue();
  const stop = vi.fn();
  queue.push(async () => {
    await queue.until((done) => {
      setTimeout(done, 10);
      return stop;
    });
    await queue.wait(1000);
  });
  await vi.advanceTimersByTimeAsync(20);
  expect(queue.isIdle).toBe(false);
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([stop.mock.calls.length, queue.isIdle]).toEqual([0, true]);
});
