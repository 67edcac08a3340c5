/** Data that this browser stores about the shuffles of a table, to take part in them and to verify them. */

import type { Transcript } from '../protocol';
import { removeItem, writeItem, readItem, itemNames } from '../storage/storage';
import type { SeenRound } from './deal-watcher';
import type { ExchangeId } from './hashes';

const PREFIX = 'shuffle.';
/** How many tables are remembered. */
const MAX_TABLES = 20;
/** How many rounds of a table are remembered in full; the evidence of a breach is kept for good. */
const MAX_ROUNDS = 3;
/** How many rounds are remembered as long as no record of them was checked. */
const MAX_UNCHECKED = 30;

/** This device's share in an exchange. */
export interface OwnShare extends ExchangeId {
  seat: number;
  share: string;
  commitment: string;
  /** Whether the server has accepted the commitment. */
  accepted: boolean;
  /** Whether the server has received the share. */
  revealed: boolean;
}

/** A promise that the server broke before the cards were dealt, and the transcripts that prove it. */
export interface Breach {
  fault: ExchangeFault;
  round: number;
  exchange: number;
  transcripts: Transcript[];
}

/** Possible faults of a transcript. */
export type ExchangeFault = 'second' | 'left-out' | 'computer' | 'table' | 'round' | 'rules' | 'seats' | 'no-exchange';

/** Stored in the browser: the names of the fields must not change. */
export interface TableMemory {
  /** When it was saved, in milliseconds since 1970. */
  noted: number;
  /** Whether this device opened the table and has not joined it yet. */
  opening: boolean;
  /** The digest of the rules, from the first transcript. */
  rules: string | null;
  shares: OwnShare[];
  /** The first transcript seen of each exchange. */
  transcripts: Transcript[];
  breaches: Breach[];
  /** The cards seen, by round. */
  seen: Record<number, SeenRound>;
  /** The dealer of round 1, by the rounds that this device has seen; null if it has seen none. */
  firstDealer: number | null;
  /** By seat, whether this device has seen a person there. */
  people: boolean[];
  /** The first exchange at whose list this device knew who sat at the table; null if there was none yet. */
  since: { round: number; exchange: number } | null;
  /** The last remembered round that was compared with a record, like all before it, without finding a fault. */
  checked: number;
  /** How many exchanges had been aborted before round `before`, as last reported by the server. */
  aborted: { before: number; count: number } | null;
}

const emptyMemory = (): TableMemory => ({
  noted: 0,
  opening: false,
  rules: null,
  shares: [],
  transcripts: [],
  breaches: [],
  seen: {},
  firstDealer: null,
  people: [],
  since: null,
  checked: 0,
  aborted: null,
});

export function loadMemory(table: string): TableMemory {
  return { ...emptyMemory(), ...readItem<TableMemory>(PREFIX + table) };
}

export function saveMemory(table: string, memory: TableMemory): void {
  writeItem(PREFIX + table, withoutOldRounds({ ...memory, noted: Date.now() }));
  const all = itemNames(PREFIX);
  if (all.length <= MAX_TABLES) return;
  const noted = (name: string): number => readItem<TableMemory>(name)?.noted ?? 0;
  for (const old of all.sort((one, other) => noted(other) - noted(one)).slice(MAX_TABLES)) removeItem(old);
}

export const removeMemory = (table: string): void => removeItem(PREFIX + table);

function withoutOldRounds(memory: TableMemory): TableMemory {
  const rounds = [
    ...memory.shares,
    ...memory.transcripts,
    ...Object.keys(memory.seen).map((key) => ({ round: Number(key) })),
  ];
  const last = Math.max(0, ...rounds.map(({ round }) => round));
  const isKept = ({ round }: { round: number }): boolean =>
    round > last - (round > memory.checked ? MAX_UNCHECKED : MAX_ROUNDS) ||
    memory.breaches.some((breach) => breach.round === round);
  return {
    ...memory,
    shares: memory.shares.filter(isKept),
    transcripts: memory.transcripts.filter(isKept),
    seen: Object.fromEntries(Object.entries(memory.seen).filter(([round]) => isKept({ round: Number(round) }))),
  };
}
