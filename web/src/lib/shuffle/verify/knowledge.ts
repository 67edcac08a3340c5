/** This device's knowledge of the shuffles of a table. The page loads it without the code that verifies. */

import type { SeenRound } from '../deal-watcher';
import type { TableMemory } from '../memory';

/** The memory of a table, and the round to examine. */
export interface ShuffleKnowledge extends Omit<TableMemory, 'seen' | 'opening' | 'noted'> {
  /** The id of the table. */
  id: string;
  seen: SeenRound | null;
}

export function knowledgeOf(id: string, memory: Readonly<TableMemory>, round: number): ShuffleKnowledge {
  return { ...memory, id, seen: memory.seen[round] ?? null };
}
