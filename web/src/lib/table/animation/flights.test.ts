import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnimationQueue } from './queue';
import { FlightAnimator } from './flights.svelte';

const box = { x: 0, y: 0, width: 10, height: 16 };
const route = (card: string): { card: string; from: typeof box; to: typeof box; turnsOver: boolean } => ({
  card,
  from: box,
  to: box,
  turnsOver: false,
});
let stage: FlightAnimator;
let queue: AnimationQueue;
const done = vi.fn();
const fly = (...cards: string[]): void => void stage.fly(cards.map(route), 200).then(done);

beforeEach(() => {
  done.mockClear();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  queue = new AnimationQueue(() => 0.5);
  stage = new FlightAnimator(queue);
});
afterEach(() => void vi.unstubAllGlobals());

test('a flight is over when the last card has arrived', async () => {
  fly('7D', '7C');
  expect(stage.flights.map(({ card, milliseconds }) => [card, milliseconds])).toEqual([
    ['7D', 100],
    ['7C', 100],
  ]);
  stage.flights[0]?.onArrival();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  stage.flights[1]?.onArrival();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});

test('a card flies once: its earlier flight is forgotten, and the others fly on', () => {
  fly('7D', '7C');
  fly('7C');
  expect(stage.flights.map(({ card }) => card)).toEqual(['7D', '7C']);
});

test.each([
  ['motion is not wanted', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['nobody looks', () => vi.stubGlobal('document', { hidden: true })],
  ['movements take no time', () => (stage = new FlightAnimator(new AnimationQueue(() => 0)))],
])('where %s no card leaves', async (_, given) => {
  given();
  fly('7D');
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(stage.flights).toEqual([]);
});
