/** The days of the daily game, in UTC, as dates such as `2026-11-28`. */

/** The first day; the server refuses earlier ones (`FIRST_DAY` in `settebello.record.daily`). */
const FIRST_DAY = '2026-11-01';
const DAY = 86_400_000;
/** How many past days the page lists. */
const MOST_PAST = 30;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days before today, the latest first. */
export function pastDays(now: number): string[] {
  const days = Array.from({ length: MOST_PAST }, (_, n) => dayOf(now - (n + 1) * DAY));
  return days.filter((day) => day >= FIRST_DAY);
}

/** A day as people write it. */
export const dayText = (day: string, lang: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
