/** Who sits where, seen from one seat. */

import type { SeatInfo, TableInfo } from '../protocol';

/** Whether this is the seat of this page's player. A spectator has none, but watches from one. */
export function isOwn(table: TableInfo, seat: number | null): boolean {
  return seat === table.seat && !table.watching;
}

/** The other seats from left to right, as seen from this seat. `right` (counterclockwise) is the Italian direction. */
export function opponents(table: TableInfo): number[] {
  const others = Array.from({ length: table.seats.length - 1 }, (_, n) => (table.seat + 1 + n) % table.seats.length);
  return table.direction === 'right' ? others.reverse() : others;
}

/** The side that a seat plays for. */
export function sideOf({ seats }: Pick<TableInfo, 'seats'>, seat: number): number {
  return seats[seat]?.side ?? 0;
}

export function sides(seats: readonly SeatInfo[]): number[] {
  return [...new Set(seats.map((seat) => seat.side))].sort((a, b) => a - b);
}

/** The sides in the order shown: the page's own side first. */
export function ownFirst(table: TableInfo): number[] {
  const own = sideOf(table, table.seat);
  return [own, ...sides(table.seats).filter((side) => side !== own)];
}

/** Whether a seat is a partner of this page's player; a spectator has no partner. */
export function isPartner(table: TableInfo, seat: number): boolean {
  return !table.watching && seat !== table.seat && sideOf(table, seat) === sideOf(table, table.seat);
}

export function members(seats: readonly SeatInfo[], side: number): number[] {
  return seats.flatMap((seat, n) => (seat.side === side ? [n] : []));
}

/** The seat next to a side's pile: the page's own seat, or else the side's first from the left. */
export function pileSeat(table: TableInfo, side: number): number {
  const order = [table.seat, ...opponents(table)];
  return order.find((seat) => table.seats[seat]?.side === side) ?? table.seat;
}
