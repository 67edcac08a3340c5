import { beforeEach, expect, test, vi } from 'vitest';
import { removeItem, writeItem } from '../storage/storage';
import { CLOCKS, GRACES, saveTerms, loadTerms } from './table-terms';

vi.mock('../router.svelte', () => ({ router: {} }));

const usual = { grace: 60, clock: null, watchers: true, level: 'amico' };
beforeEach(() => removeItem('terms'));

test('without a choice the usual terms hold', () => expect(loadTerms()).toEqual(usual));

test.each(GRACES.flatMap((grace) => CLOCKS.map((clock) => ({ grace, clock, watchers: false, level: 'maestro' }))))(
  'what was chosen is offered again: %j',
  (terms) => {
    expect(saveTerms(terms)).toBe(terms);
    expect(loadTerms()).toEqual(terms);
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
  writeItem('terms', kept);
  expect(loadTerms()).toEqual(terms);
});
