import { expect, test } from 'vitest';
import { dayOf, dayOfDevice, dayText, pastDays, shortDayText } from './days';

test('days are those of UTC', () => {
  expect(dayOf(Date.parse('2026-11-28T23:59:59Z'))).toBe('2026-11-28');
  expect(dayOf(Date.parse('2026-11-28T23:30:00-01:00'))).toBe('2026-11-29');
});

test('the past days begin with yesterday and end with the first game, or after a month', () => {
  expect(pastDays('2026-11-03')).toEqual(['2026-11-02', '2026-11-01']);
  expect(pastDays('2026-11-01')).toEqual([]);
  expect(pastDays('2027-03-01')).toHaveLength(30);
});

test('a day in words is the same day everywhere', () => {
  expect(dayText('2026-11-28', 'en-GB')).toBe('28 November 2026');
  expect(shortDayText('2026-11-28', 'en-GB')).toBe('Sat 28');
});

test('without a server the clock of the device decides', () => {
  expect(dayOfDevice(Date.parse('2026-12-01T23:59:00Z'))).toEqual({
    today: '2026-12-01',
    left: 60,
    closed: '2026-11-30',
    days: [],
  });
});
