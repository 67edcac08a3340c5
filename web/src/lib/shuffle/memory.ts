/** What this browser keeps of the shuffles of a table: to take part in them, and to compare what is revealed. */

import type { Transcript } from '../protocol';
import { removeItem, writeItem, readItem, itemNames } from '../storage/storage';
import type { SeenRound } from './deals';
import type { ExchangeId } from './hashes';

const PREFIX = 'shuffle.';
/** Tables of which something is kept. */
const MOST_TABLES = 20;
/** Rounds of a table of which everything is kept; what proves a broken promise is kept for ever. */
const LAST_ROUNDS = 3;

/** A share of this device in an exchange. */
export interface OwnShare extends ExchangeId {
  seat: number;
  share: string;
  commitment: string;
  /** Whether the server has said that it took the commitment. */
  accepted: boolean;
  /** Whether the server has said that it took the share. */
  revealed: boolean;
}

/** A promise that the server broke before the cards were dealt, and what proves it. */
export interface Breach {
  fault: ExchangeFault;
  round: number;
  exchange: number;
  transcripts: Transcript[];
}

/** What can be wrong with a transcript. */
export type ExchangeFault = 'second' | 'left-out' | 'computer' | 'table' | 'round' | 'rules' | 'seats';

export interface TableMemory {
  /** When something was noted last, in milliseconds since 1970. */
  noted: number;
  /** Whether this device opened the table and has not joined it yet. */
  opening: boolean;
  /** The digest of the rules, from the first transcript. */
  rules: string | null;
  shares: OwnShare[];
  /** The first transcript that was seen of each exchange. */
  transcripts: Transcript[];
  breaches: Breach[];
  /** By round. */
  seen: Record<number, SeenRound>;
  /** By seat, whether a person has sat there while this device was at the table. */
  people: boolean[];
  /** How many exchanges were aborted before a round was shuffled, as the server said last. */
  aborted: { before: number; count: number } | null;
}

const empty = (): TableMemory => ({
  noted: 0,
  opening: false,
  rules: null,
  shares: [],
  transcripts: [],
  breaches: [],
  seen: {},
  people: [],
  aborted: null,
});

export function loadMemory(table: string): TableMemory {
  for (const old of itemNames('witness.')) removeItem(old); // kept by earlier versions of this page
  return { ...empty(), ...readItem<TableMemory>(PREFIX + table) };
}

export function saveMemory(table: string, memory: TableMemory): void {
  writeItem(PREFIX + table, shortened({ ...memory, noted: Date.now() }));
  const all = itemNames(PREFIX);
  if (all.length <= MOST_TABLES) return;
  const noted = (name: string): number => readItem<TableMemory>(name)?.noted ?? 0;
  for (const old of all.sort((one, other) => noted(other) - noted(one)).slice(MOST_TABLES)) removeItem(old);
}

export const removeMemory = (table: string): void => removeItem(PREFIX + table);

function shortened(memory: TableMemory): TableMemory {
  const rounds = [
    ...memory.shares,
    ...memory.transcripts,
    ...Object.keys(memory.seen).map((key) => ({ round: Number(key) })),
  ];
  const last = Math.max(0, ...rounds.map(({ round }) => round));
  const fresh = ({ round }: { round: number }): boolean =>
    round > last - LAST_ROUNDS || memory.breaches.some((breach) => breach.round === round);
  return {
    ...memory,
    shares: memory.shares.filter(fresh),
    transcripts: memory.transcripts.filter(fresh),
    seen: Object.fromEntries(Object.entries(memory.seen).filter(([round]) => fresh({ round: Number(round) }))),
  };
}
