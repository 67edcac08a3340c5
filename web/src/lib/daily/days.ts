/** The days of the daily game, in UTC, as dates such as `2026-11-28`. */

import type { DailyInfo } from '../http-messages';

/** The first day; the server refuses earlier ones (`FIRST_DAY` in `settebello.record.daily`). */
const FIRST_DAY = '2026-11-01';
const DAY = 86_400_000;
/** How many past days the page lists. */
const MOST_PAST = 30;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day before. */
const dayBefore = (day: string): string => dayOf(Date.parse(`${day}T12:00:00Z`) - DAY);

/** The days before a day, the latest first. */
export function pastDays(today: string): string[] {
  const days = [];
  for (let day = dayBefore(today); day >= FIRST_DAY && days.length < MOST_PAST; day = dayBefore(day)) days.push(day);
  return days;
}

/** The day as the device's clock has it, for a page without a server; past days are closed at once. */
export function dayOfDevice(now: number): DailyInfo {
  const today = dayOf(now);
  return { today, left: (DAY - (now % DAY)) / 1000, closed: dayBefore(today), days: [] };
}

/** A day as people write it. */
export const dayText = (day: string, lang: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });

/** A day in a narrow column: the day of the week and of the month. */
export const shortDayText = (day: string, lang: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** When a day ends, as the clock of the reader's country has it. */
export const endText = (day: string, lang: string): string =>
  new Date(`${day}T24:00:00Z`).toLocaleTimeString(lang, { timeStyle: 'short' });
