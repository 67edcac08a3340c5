/** What a record says of a round, as far as it is about the shuffle. */

import type { Transcript } from '../protocol';
import { bytesOf, type ExchangeId } from './hashes';

/** What is decided in Chkobba's cut. */
export const KEPT = 'keep';
export const PLACED = 'place';

export interface RoundText {
  headers: ReadonlyMap<string, unknown>;
  actions: readonly string[];
}

export interface RecordText {
  /** Above the first round. */
  headers: ReadonlyMap<string, unknown>;
  /** From the first. */
  rounds: readonly RoundText[];
}

/** Throws if a header is no JSON. */
export function readRecord(text: string): RecordText {
  const [head = '', ...rounds] = text.split(/^(?=\[Round \d+\]$)/m);
  return {
    headers: headersOf(head),
    rounds: rounds.map((round) => ({ headers: headersOf(round), actions: actionsOf(round) })),
  };
}

function headersOf(text: string): Map<string, unknown> {
  const found = [...text.matchAll(/^\[(\w+) (.+)\]$/gm)].map(
    ([, name = '', value = '']) => [name, JSON.parse(value)] as const,
  );
  const headers = new Map<string, unknown>(found);
  if (headers.size !== found.length) throw new SyntaxError('A header stands there twice.');
  return headers;
}

const actionsOf = (text: string): string[] =>
  [...text.matchAll(/^\d+\. (.*)$/gm)].flatMap(([, line = '']) => line.split(' '));

/** An exchange with all that was revealed in it. */
export interface Exchange {
  transcript: Transcript;
  serverSeed: string;
  /** By seat; null: none was expected, or it did not come. */
  shares: (string | null)[];
}

/** The exchanges of a round: those that were aborted, and the one that it was dealt from. */
export interface Exchanges {
  aborted: Exchange[];
  dealt: Exchange;
}

/** The exchanges of a round; null if they are not written as they should be. */
export function exchangesOf(record: RecordText, number: number): Exchanges | null {
  const headers = record.rounds[number - 1]?.headers;
  const [table, rules] = [record.headers.get('Table'), record.headers.get('Digest')];
  const aborted = headers?.get('Aborted') ?? [];
  if (!headers || !bytesOf(table) || !bytesOf(rules) || !Array.isArray(aborted)) return null;
  const at = { table: table as string, rules: rules as string, round: number };
  const dealt = exchange(at, headers.get('Transcript'), headers.get('ServerSeed'), headers.get('Shares'));
  const before = aborted.map((one: unknown) => {
    const { serverSeed, revealed, ...list } = (one ?? {}) as Record<string, unknown>;
    return exchange(at, list, serverSeed, revealed);
  });
  return dealt && before.every((one) => one !== null) ? { aborted: before, dealt } : null;
}

type Bound = Omit<ExchangeId, 'exchange'> & { rules: string };

function exchange(at: Bound, list: unknown, serverSeed: unknown, shares: unknown): Exchange | null {
  const { commitments, exchange, server } = (list ?? {}) as Record<string, unknown>;
  if (!digests(commitments) || !digests(shares) || commitments.length !== shares.length) return null;
  if (!bytesOf(server) || !bytesOf(serverSeed) || !Number.isSafeInteger(exchange)) return null;
  const transcript = { ...at, exchange: exchange as number, server: server as string, commitments };
  return { transcript, serverSeed: serverSeed as string, shares };
}

const digests = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.every((one) => one === null || bytesOf(one) !== null);
