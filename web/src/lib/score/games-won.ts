/** The running score over rematches. */

import type { RoomInfo } from '../protocol';

/** The games that each side has won, or null if people have not played each other more than once. */
export function gamesWon({ seats }: Pick<RoomInfo, 'seats'>): number[] | null {
  const won: number[] = [];
  for (const seat of seats) won[seat.side] = Math.max(won[seat.side] ?? 0, seat.won);
  return won.reduce((sum, one) => sum + one, 0) > 1 ? won : null;
}
