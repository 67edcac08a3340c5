import { beforeEach, expect, test, vi } from 'vitest';
import { drop, keep } from '../store';
import { CLOCKS, GRACES, keepTerms, keptTerms } from './terms';

vi.mock('../router.svelte', () => ({ router: {} }));

const usual = { grace: 60, clock: null, watchers: true, level: 'amico' };
beforeEach(() => drop('terms'));

test('without a choice the usual terms hold', () => expect(keptTerms()).toEqual(usual));

test.each(GRACES.flatMap((grace) => CLOCKS.map((clock) => ({ grace, clock, watchers: false, level: 'maestro' }))))(
  'what was chosen is offered again: %j',
  (terms) => {
    expect(keepTerms(terms)).toBe(terms);
    expect(keptTerms()).toEqual(terms);
  },
);

test.each([
  [{ grace: 45 }, usual],
  [{ clock: 7 }, usual],
  [
    { clock: 30, grace: 1 },
    { ...usual, clock: 30 },
  ],
  [{ watchers: 'perhaps' }, usual],
  [{ watchers: false }, { ...usual, watchers: false }],
])('what is kept and cannot be chosen, %j, is as if it were not', (kept, terms) => {
  keep('terms', kept);
  expect(keptTerms()).toEqual(terms);
});
