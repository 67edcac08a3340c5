import { expect, test } from 'vitest';
import { removeItem, clearItems, writeItem, readItem, MemoryStorage, itemNames, storageTrouble } from './storage';

test('a stored value comes back, and can be forgotten', () => {
  const where = new MemoryStorage();
  where.setItem('of somebody else', 'x');
  expect(writeItem('name', 'Ada', where)).toBe(true);
  expect(writeItem('table.a', { n: 1 }, where)).toBe(true);
  expect(readItem('name', where)).toBe('Ada');
  expect(itemNames('table.', where)).toEqual(['table.a']);
  removeItem('table.a', where);
  expect(readItem('table.a', where)).toBeNull();
  clearItems(where);
  expect(where.length).toBe(1);
});

test('a broken value counts as none', () => {
  const where = new MemoryStorage();
  where.setItem('settebello.name', '{');
  expect(readItem('name', where)).toBeNull();
});

test('a full storage keeps nothing, but the page remembers while it is open', () => {
  const where = new MemoryStorage();
  where.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(writeItem('table.b', { n: 2 }, where)).toBe(false);
  expect(readItem('table.b', where)).toEqual({ n: 2 });
  expect(itemNames('table.', where)).toEqual(['table.b']);
  removeItem('table.b', where);
  expect(readItem('table.b', where)).toBeNull();
});

test('when there is room again, later values count', () => {
  expect(storageTrouble()).toBe('forbidden');
  const where = new MemoryStorage();
  const keeps = where.setItem;
  where.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  writeItem('table.c', 'old', where);
  expect(storageTrouble()).toBe('full');
  where.setItem = keeps;
  writeItem('table.c', 'new', where);
  expect([readItem('table.c', where), where.getItem('settebello.table.c'), storageTrouble()]).toEqual([
    'new',
    '"new"',
    null,
  ]);
});
