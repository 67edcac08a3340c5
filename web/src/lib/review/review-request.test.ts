import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveKeptGame } from '../storage/kept-games';
import { guestTable, loadTable, saveTable } from '../storage/saved-tables';
import { summarize } from '../statistics/review-summary';
import { review } from './example';
import { ReviewRequest } from './review-request.svelte';

/** The server's answers, in order. */
let answers: [status: number, body: object | null][];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path.replace('api/games/g/', '')}`);
    const [status, body] = answers.shift() ?? [0, {}];
    const text = body && JSON.stringify(body);
    return status ? Promise.resolve(new Response(text, { status })) : Promise.reject(new TypeError());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NONE: [number, object] = [404, { code: 'no-review', message: 'This game has not been reviewed.' }];
/** For who would rather ask for one. */
const NOTHING: [number, null] = [204, null];
const RUNNING: [number, object] = [202, { state: 'running', percent: 40 }];

test('a review that is there is shown', async () => {
  answers = [[200, review]];
  const request = new ReviewRequest('g', null);
  await request.open();
  expect([request.review?.judge, request.progress, asked]).toEqual(['j', null, ['GET review']]);
});

test('its sums are kept with the game', async () => {
  saveKeptGame('t', 'g');
  saveTable({ ...guestTable('t', 'key', 'Scopa'), seat: 0 });
  answers = [[200, review]];
  await new ReviewRequest('g', null).open();
  expect(loadTable('t')?.review).toEqual(summarize(review, 0));
});

test('who sat there asks for one, and waits', async () => {
  answers = [NOTHING, [202, { state: 'waiting', percent: 0 }], RUNNING, [200, { ...review, precision: 'usual' }]];
  const request = new ReviewRequest('g', 'key');
  await request.open();
  expect(asked).toEqual(['GET review?optional=yes', 'POST review', 'GET review?precision=usual']);
  expect(request.progress).toEqual({ state: 'running', percent: 40 });
  await vi.advanceTimersByTimeAsync(1000);
  expect([request.review?.judge, request.progress, request.problem]).toEqual(['j', null, '']);
});

test('others cannot', async () => {
  answers = [NONE];
  const request = new ReviewRequest('g', null);
  await request.open();
  expect([request.problemCode, request.problem]).toEqual(['no-review', 'This game has not been reviewed.']);
  expect([request.mayAsk, asked.length]).toEqual([false, 1]);
});

test('a failed review is requested again', async () => {
  answers = [[503, { code: 'review-failed', message: 'It has failed.' }], RUNNING, [200, review]];
  const request = new ReviewRequest('g', 'key');
  await request.open();
  expect([request.problem, request.progress]).toEqual(['It has failed.', null]);
  await request.retry();
  expect(asked.slice(1)).toEqual(['POST review', 'GET review?precision=usual']);
  expect([request.review?.judge, request.problem]).toEqual(['j', '']);
});

test('a server that does not answer is asked again, and a limit is said', async () => {
  const request = new ReviewRequest('g', 'key');
  await request.open();
  expect(request.problemCode).toBe('');
  expect(request.problem).toMatch(/server/i);
  answers = [NOTHING, [429, { code: 'too-many-reviews', message: 'Wait a while.' }]];
  await request.retry();
  expect(request.problem).toBe('Wait a while.');
  expect(request.progress).toBeNull();
});

test('nothing is asked any more once the page is left', async () => {
  answers = [RUNNING];
  const request = new ReviewRequest('g', null);
  await request.open();
  request.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
});

test('a more thorough review replaces the one that is shown', async () => {
  answers = [[200, review], RUNNING, RUNNING, [200, { ...review, precision: 'thorough' }]];
  const request = new ReviewRequest('g', 'key');
  await request.open();
  await request.start('thorough');
  expect([request.review?.precision, request.progress?.percent]).toEqual(['usual', 40]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([request.review?.precision, request.progress]).toEqual(['thorough', null]);
});
