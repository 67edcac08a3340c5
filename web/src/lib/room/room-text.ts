/** Durations, terms and seats in words. */

import { language, list, say, t } from '../i18n';
import type { RoomInfo } from '../protocol';
import { isByDay } from './by-day';

const DAY = 86_400;

/** `90` is '90 seconds', `60` '1 minute', `86400` '1 day'. */
export function durationText(seconds: number): string {
  const [n, unit] =
    seconds % DAY === 0 ? [seconds / DAY, 'day'] : seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return new Intl.NumberFormat(language.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
}

const HOUR = 3600;

/** A time left in what matters: seconds in the last two minutes, else minutes or hours, rounded up; or full days. */
export function timeLeftText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [n, unit] = left < 120 ? [left, 'second'] : left < 2 * HOUR ? [left / 60, 'minute'] : hoursOrDays(left);
  return new Intl.NumberFormat(language.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(n));
}

const hoursOrDays = (left: number): [number, 'hour' | 'day'] =>
  left < 2 * DAY - HOUR ? [left / HOUR, 'hour'] : [Math.floor((left + HOUR) / DAY), 'day'];

interface Terms {
  target: number;
  seats: readonly unknown[];
  clock: number | null;
  grace: number;
}

/** The terms of a table in one line. */
export function termsText({ target, seats, clock, grace }: Terms): string {
  const parts = [t.toTarget(target), say('seats-short', { counts: String(seats.length) })];
  if (clock !== null && isByDay(clock))
    return [...parts, say('terms-by-day', { time: durationText(clock) })].join(' · ');
  parts.push(clock === null ? say('terms-no-clock') : say('terms-clock', { time: durationText(clock) }));
  parts.push(say('terms-grace', { time: durationText(grace) }));
  return parts.join(' · ');
}

/** The number of a seat, and its partners if there are teams. */
export function seatText(seats: readonly { name: string; side: number }[], seat: number): string {
  const side = seats[seat]?.side;
  const partners = seats.flatMap((one, n) =>
    n !== seat && one.side === side ? [one.name || say('seat-n', { n: n + 1 })] : [],
  );
  const number = say('seat-n', { n: seat + 1 });
  return partners.length ? say('seat-with', { seat: number, names: list(partners) }) : number;
}

/** That a rated game was decided before its end, for somebody who sits there; empty if it was not. */
export function forfeitText({ seats, seat, forfeited_to: winner = null }: RoomInfo): string {
  if (winner === null || seat === null) return '';
  const others = seats.filter(({ side }) => side !== winner);
  return seats[seat]?.side === winner ? say('forfeit-won', { n: others.length }) : say('forfeit-lost');
}
