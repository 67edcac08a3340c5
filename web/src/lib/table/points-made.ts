/** The points that are certain while a round is being played. */

import type { TableInfo, View } from '../protocol';

/** By side, the points of this round so far: for sweeps, declarations and captures. */
export function pointsMade(table: TableInfo, { sweeps, declared, capture_points: captures }: View): number[] {
  return sweeps.map(
    ({ length }, side) => table.sweep_points * length + (declared[side] ?? 0) + (captures?.[side] ?? 0),
  );
}
