import { expect, test } from 'vitest';
import type { GameEvent } from '../../protocol';
import { dealt, view } from '../example';
import { openingEvents, viewWhenDealt } from './event-animation';

const capture: GameEvent = { type: 'dealer-capture', seat: 1, cards: ['3C', '4S', '8B'], sweeps: 1 };

test('the dealer takes what has been on the table before', () => {
  const after = { ...view, table: [], piles: [[], ['3C', '4S', '8B']], sweeps: [[], ['3C']] };
  const before = { ...after, table: ['3C', '4S', '8B'], piles: [[], []], sweeps: [[], []] };
  expect(viewWhenDealt([dealt, capture], after)).toEqual(before);
});

test('a person who sits down before the first play sees what the dealer has taken', () => {
  const fresh = { ...view, history: [], dealer: 1, table: [], piles: [[], ['3C', '4S', '8B']], sweeps: [[], ['3C']] };
  expect(openingEvents(fresh)).toEqual([capture]);
  expect(openingEvents({ ...fresh, history: [{ seat: 0, action: '7D' }] })).toEqual([]);
  expect(openingEvents({ ...fresh, sweeps: [[], []] })).toEqual([]);
});

test('any other view stays as it is', () => expect(viewWhenDealt([dealt], view)).toBe(view));
