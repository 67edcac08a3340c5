import { expect, test } from 'vitest';
import type { GameEvent } from '../../protocol';
import { view } from '../example';
import { viewWhenDealt } from './event-animation';

const dealt: GameEvent = { type: 'dealt', first: true };
const capture: GameEvent = { type: 'dealer-capture', seat: 1, cards: ['3C', '4S', '8B'], sweeps: 1 };

test('the dealer takes what has been on the table before', () => {
  const after = { ...view, table: [], piles: [[], ['3C', '4S', '8B']], sweeps: [[], ['3C']] };
  const before = { ...after, table: ['3C', '4S', '8B'], piles: [[], []], sweeps: [[], []] };
  expect(viewWhenDealt([dealt, capture], after)).toEqual(before);
});

test('any other view stays as it is', () => expect(viewWhenDealt([dealt], view)).toBe(view));
