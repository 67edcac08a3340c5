/** The tables that the lobby or a rematch has brought this page to: a person who comes from there is ready. */

import type { People } from '../room/people.svelte';

type Origin = 'lobby' | 'rematch';

const arrived = new Map<string, Origin>();

export function noteArrival(table: string, from: Origin): void {
  arrived.set(table, from);
}

/** From where this page has just come to a table, if its person can now say that they are ready; told once. */
export function takeArrival(table: string, { room }: Pick<People, 'room'>): Origin | null {
  const from = arrived.get(table);
  if (!from || room?.phase !== 'gathering' || room.seat === null || room.seats[room.seat]?.ready) return null;
  arrived.delete(table);
  return from;
}
