import { expect, test } from 'vitest';
import { MemoryStorage } from '../storage/storage';
import { bestResult, keepResult, type DrillName } from './best-results';

const SEVENS: DrillName = { game: 'scopa', kind: 'sevens' };
const EIGHT = { right: 8, count: 10, seconds: 40 };

test('more right answers are better, then less time', () => {
  const where = new MemoryStorage();
  expect(bestResult(SEVENS, where)).toBeNull();
  expect(keepResult(SEVENS, EIGHT, where)).toBe(true);
  expect(keepResult(SEVENS, { right: 7, count: 10, seconds: 10 }, where)).toBe(false);
  expect(keepResult(SEVENS, EIGHT, where)).toBe(false);
  expect(keepResult(SEVENS, { right: 8, count: 10, seconds: 39.5 }, where)).toBe(true);
  expect(keepResult(SEVENS, { right: 9, count: 10, seconds: 90 }, where)).toBe(true);
  expect(bestResult(SEVENS, where)).toEqual({ right: 9, count: 10, seconds: 90 });
});

test('each game and each kind has its own', () => {
  const where = new MemoryStorage();
  keepResult(SEVENS, EIGHT, where);
  keepResult({ ...SEVENS, game: 'escoba' }, { right: 3, count: 10, seconds: 50 }, where);
  expect(bestResult(SEVENS, where)).toEqual(EIGHT);
  expect(bestResult({ ...SEVENS, kind: 'captures' }, where)).toBeNull();
});

test.each(['', '[1]', '{"scopa sevens": 7}', '{"scopa sevens": {"right": "9"}}', 'null'])(
  'what cannot be read counts for nothing: %s',
  (text) => {
    const where = new MemoryStorage();
    where.setItem('settebello.drills', text);
    expect(bestResult(SEVENS, where)).toBeNull();
    expect(keepResult(SEVENS, { right: 1, count: 10, seconds: 5 }, where)).toBe(true);
    expect(bestResult(SEVENS, where)).toEqual({ right: 1, count: 10, seconds: 5 });
  },
);
