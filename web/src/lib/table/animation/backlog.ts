/** How far the page of a spectator may be behind the players, who do not wait for it as they do for each other. */

import type { TableInfo } from '../../protocol';

/** The plays of each seat that may be missing before the page jumps to the live table. */
const MAX_TURNS = 3;

/** Whether more than one play of each seat is unshown: then the spectator is told, and computers do not think. */
export function isBehind(table: TableInfo | null, unshownUpdates: number): boolean {
  return hasMissed(table, unshownUpdates, 1);
}

/** Whether so much is unshown that the page jumps to the live table by itself. */
export function mustCatchUp(table: TableInfo | null, unshownUpdates: number): boolean {
  return hasMissed(table, unshownUpdates, MAX_TURNS);
}

function hasMissed(table: TableInfo | null, unshownUpdates: number, turns: number): boolean {
  return Boolean(table?.watching) && unshownUpdates > turns * (table?.seats.length ?? 0);
}
