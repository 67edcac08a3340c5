import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, View } from '../protocol';
import { dealt, sheet, table, view } from './example';
import { session, sitDown, took, update } from './session-test-harness';

const watched: Partial<View> = { seat: null, hand: [], legal: [] };
const over: Partial<View> = { ...watched, phase: 'over', turn: null };
const lays: GameEvent = { ...took, seat: 1, action: '2D' };

beforeEach(() => sitDown({ ...table, watching: true }, watched));

/** Updates from `first` to `last`, each with one play, faster than they can be shown. */
function plays(first: number, last: number, now: Partial<View> = watched): void {
  for (let version = first; version <= last; version++)
    update(version, [lays], { ...now, table: ['2D', ...view.table] });
}

test('a spectator sees the sheet until the others go on, and for four seconds', async () => {
  update(2, [], over, { sheet });
  await vi.advanceTimersByTimeAsync(1000);
  expect([session.sheet, session.nextRoundBegun]).toEqual([sheet, false]);
  update(3, [dealt], { ...watched, round: 2 });
  await vi.advanceTimersByTimeAsync(2900);
  expect([session.sheet, session.nextRoundBegun]).toEqual([sheet, true]);
  await vi.advanceTimersByTimeAsync(200);
  expect(session.sheet).toBeNull();
  update(4, [], { ...over, round: 2 }, { sheet });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.sheet).toEqual(sheet);
  update(5, [dealt], { ...watched, round: 3 });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.sheet).toBeNull();
});

test('a spectator who has read the sheet goes to the table as it is now', async () => {
  update(2, [], over, { sheet });
  await vi.advanceTimersByTimeAsync(0);
  update(3, [dealt], { ...watched, round: 2 });
  update(4, [lays], { ...watched, round: 2, table: ['2D', ...view.table] });
  session.continueGame();
  await vi.advanceTimersByTimeAsync(0);
  expect([session.sheet, session.display.view?.round, session.isBehind]).toEqual([null, 2, false]);
  expect(session.display.slots).toContain('2D');
});

test('a sheet is an old one when a later round is over, too', async () => {
  update(2, [], over, { sheet });
  await vi.advanceTimersByTimeAsync(0);
  update(3, [dealt], { ...watched, round: 2 });
  update(4, [], { ...over, round: 2 }, { sheet });
  expect([session.scoredView?.round, session.nextRoundBegun]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([session.scoredView?.round, session.nextRoundBegun]).toEqual([2, false]);
});

test('a spectator is told about being behind, and can jump to the live table', async () => {
  plays(2, 3);
  expect(session.isBehind).toBe(false);
  plays(4, 5, { ...watched, round: 7 });
  expect([session.isBehind, session.display.view?.round]).toEqual([true, 1]);
  session.jumpToLive();
  await vi.advanceTimersByTimeAsync(0);
  expect([session.isBehind, session.display.view?.round]).toEqual([false, 7]);
});

test('the page of a spectator that is far behind jumps by itself', async () => {
  plays(2, 7);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.isBehind).toBe(true);
  plays(8, 8, { ...watched, round: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect([session.isBehind, session.display.view?.round]).toEqual([false, 7]);
});

test('a player is never behind', async () => {
  await sitDown({ ...table, watching: false });
  plays(2, 5, {});
  expect(session.isBehind).toBe(false);
});
