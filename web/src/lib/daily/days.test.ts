import { expect, test } from 'vitest';
import { dayOf, dayText, pastDays } from './days';

test('days are those of UTC', () => {
  expect(dayOf(Date.parse('2026-11-28T23:59:59Z'))).toBe('2026-11-28');
  expect(dayOf(Date.parse('2026-11-28T23:30:00-01:00'))).toBe('2026-11-29');
});

test('the past days begin with yesterday and end with the first game, or after a month', () => {
  expect(pastDays(Date.parse('2026-11-03T12:00:00Z'))).toEqual(['2026-11-02', '2026-11-01']);
  expect(pastDays(Date.parse('2026-11-01T12:00:00Z'))).toEqual([]);
  expect(pastDays(Date.parse('2027-03-01T12:00:00Z'))).toHaveLength(30);
});

test('a day in words is the same day everywhere', () => {
  expect(dayText('2026-11-28', 'en-GB')).toBe('28 November 2026');
});
