import { expect, test } from 'vitest';
import { dateText } from './date-text';

test('a date is written out', () => expect(dateText(Date.UTC(2026, 10, 28, 12))).toMatch(/2026/));

test.each([0, 1, Date.UTC(2001, 0)])('a time that no clock can have meant (%d) has no date', (time) =>
  expect(dateText(time)).toBe('date unknown'),
);
