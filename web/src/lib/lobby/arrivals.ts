/** The tables that the lobby or a rematch has brought this page to: a person who comes from there is ready. */

import { isPerson } from '../room/room-changes';
import type { People } from '../room/people.svelte';

type Origin = 'lobby' | 'rematch';

const arrived = new Map<string, Origin>();

export function noteArrival(table: string, from: Origin): void {
  arrived.set(table, from);
}

/** From where this page has just come to a table, if its person can now say that they are ready; told once. */
export function takeArrival(table: string, people: Pick<People, 'room' | 'shuffle'>): Origin | null {
  const from = arrived.get(table);
  if (!from || !mayBeReady(people, from)) return null;
  arrived.delete(table);
  return from;
}

/**
 * A person who asks for a rematch is ready before their device is there, and the last one who is ready closes the list
 * of commitments to the shuffle: the others wait until that device is in it.
 */
function mayBeReady({ room, shuffle }: Pick<People, 'room' | 'shuffle'>, from: Origin): boolean {
  if (room?.phase !== 'gathering' || room.seat === null || room.seats[room.seat]?.ready) return false;
  const committed = shuffle?.committed ?? [];
  return from === 'lobby' || room.seats.every((seat, n) => !isPerson(seat) || !seat.ready || committed.includes(n));
}
