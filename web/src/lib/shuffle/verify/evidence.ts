/** The evidence file, which proves to others which promise was broken: what this device saw, and the record. */

import { tableName } from '../hashes';
import type { ShuffleKnowledge } from './knowledge';
import type { Fault } from './verify';

/**
 * The file as JSON, in the form that `settebello verify --evidence` reads, with the fault found and the record if there
 * is one.
 */
export function evidenceFile(
  known: ShuffleKnowledge,
  round: number,
  fault: Fault | null,
  record: string | null,
): string {
  const { rules, seen, breaches } = known;
  const of = <T extends { round: number }>(all: readonly T[]): T[] => all.filter((one) => one.round === round);
  const lists = [...of(known.transcripts), ...of(breaches).flatMap(({ transcripts }) => transcripts)];
  const device = {
    table: tableName(known.id),
    rules,
    seats: lists[0]?.commitments.length ?? seen?.views[0]?.hands.length ?? 0,
    shares: of(known.shares),
    opened: known.aborted ? { [known.aborted.before]: 1 } : {},
    people: known.people.flatMap((person, seat) => (person ? [seat] : [])),
    since: known.since && [known.since.round, known.since.exchange],
    lists: [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()],
    seen: seen?.views ?? [],
    void: (seen?.voids ?? []).map((table) => ({ round, table })),
  };
  return `${JSON.stringify({ evidence: 'settebello-shuffle', version: 1, round, fault, ...device, record }, null, 1)}\n`;
}
