import { expect, test } from 'vitest';
import { drop, dropAll, keep, kept, Memory, names, storageTrouble } from './store';

test('what is kept comes back, and can be forgotten', () => {
  const where = new Memory();
  where.setItem('of somebody else', 'x');
  expect(keep('name', 'Ada', where)).toBe(true);
  expect(keep('table.a', { n: 1 }, where)).toBe(true);
  expect(kept('name', where)).toBe('Ada');
  expect(names('table.', where)).toEqual(['table.a']);
  drop('table.a', where);
  expect(kept('table.a', where)).toBeNull();
  dropAll(where);
  expect(where.length).toBe(1);
});

test('what is broken is as good as nothing', () => {
  const where = new Memory();
  where.setItem('settebello.name', '{');
  expect(kept('name', where)).toBeNull();
});

test('a full storage keeps nothing, but the page remembers while it is open', () => {
  const where = new Memory();
  where.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(keep('table.b', { n: 2 }, where)).toBe(false);
  expect(kept('table.b', where)).toEqual({ n: 2 });
  expect(names('table.', where)).toEqual(['table.b']);
  drop('table.b', where);
  expect(kept('table.b', where)).toBeNull();
});

test('where there is room again, what is kept then counts', () => {
  expect(storageTrouble()).toBe('forbidden');
  const where = new Memory();
  const keeps = where.setItem;
  where.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  keep('table.c', 'old', where);
  expect(storageTrouble()).toBe('full');
  where.setItem = keeps;
  keep('table.c', 'new', where);
  expect([kept('table.c', where), where.getItem('settebello.table.c'), storageTrouble()]).toEqual([
    'new',
    '"new"',
    null,
  ]);
});
