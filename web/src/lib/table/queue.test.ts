import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Queue } from './queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playing(queue: Queue, done: string[], ...names: string[]): void {
  for (const name of names) {
    queue.push(async () => {
      await queue.pause(100);
      done.push(name);
    });
  }
}

test('steps are played in order, one after the other', async () => {
  const queue = new Queue();
  const done: string[] = [];
  playing(queue, done, 'a', 'b', 'c');
  await vi.advanceTimersByTimeAsync(150);
  expect(done).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(['a', 'b', 'c']);
  expect(queue.idle).toBe(true);
});

test('a tap ends the pause and passes over all that waits', async () => {
  const queue = new Queue();
  const done: string[] = [];
  playing(queue, done, 'a', 'b', 'c');
  await vi.advanceTimersByTimeAsync(10);
  queue.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('what comes after the hurry takes its time again', async () => {
  const queue = new Queue();
  const done: string[] = [];
  playing(queue, done, 'a');
  queue.hurry();
  await vi.advanceTimersByTimeAsync(0);
  playing(queue, done, 'b');
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(60);
  expect(done).toEqual(['a', 'b']);
});

test('a hurry while nothing is played changes nothing', () => {
  const queue = new Queue();
  queue.hurry();
  expect(queue.hurried).toBe(false);
});
