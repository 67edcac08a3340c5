import { expect, test } from 'vitest';
import { device, keepName, LONGEST_NAME, ownName } from './person';

test('a name is tidied and kept', () => {
  expect(ownName()).toBe('');
  expect(keepName('  Nonna \t Pina ')).toBe('Nonna Pina');
  expect(ownName()).toBe('Nonna Pina');
});

test.each([
  ['', null],
  [' \n ', null],
  ['a', 'a'],
  ['a'.repeat(LONGEST_NAME), 'a'.repeat(LONGEST_NAME)],
  ['a'.repeat(LONGEST_NAME + 1), null],
  ['🂡'.repeat(LONGEST_NAME), '🂡'.repeat(LONGEST_NAME)],
])('%j as a name is %j', (text, name) => {
  keepName('before');
  expect(keepName(text)).toBe(name);
  expect(ownName()).toBe(name ?? 'before');
});

test('the browser keeps to one name for itself', () => {
  const name = device();
  expect(name).toMatch(/^[0-9a-f]{24}$/);
  expect(device()).toBe(name);
});
