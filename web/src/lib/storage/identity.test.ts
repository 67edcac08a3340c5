import { expect, test } from 'vitest';
import { deviceId, saveName, LONGEST_NAME, loadName } from './identity';

test('a name is tidied and kept', () => {
  expect(loadName()).toBe('');
  expect(saveName('  Nonna \t Pina ')).toBe('Nonna Pina');
  expect(loadName()).toBe('Nonna Pina');
});

test.each([
  ['', null],
  [' \n ', null],
  ['a', 'a'],
  ['a'.repeat(LONGEST_NAME), 'a'.repeat(LONGEST_NAME)],
  ['a'.repeat(LONGEST_NAME + 1), null],
  ['🂡'.repeat(LONGEST_NAME), '🂡'.repeat(LONGEST_NAME)],
])('%j as a name is %j', (text, name) => {
  saveName('before');
  expect(saveName(text)).toBe(name);
  expect(loadName()).toBe(name ?? 'before');
});

test('the browser keeps to one name for itself', () => {
  const name = deviceId();
  expect(name).toMatch(/^[0-9a-f]{24}$/);
  expect(deviceId()).toBe(name);
});
