/** The part of a record that is about the shuffle. */

import type { Transcript } from '../../protocol';
import { recordLines } from '../../record-lines';
import { bytesOf, type ExchangeId } from '../hashes';

export interface RoundText {
  headers: ReadonlyMap<string, unknown>;
  actions: readonly string[];
}

export interface RecordText {
  /** Those above the first round. */
  headers: ReadonlyMap<string, unknown>;
  rounds: readonly RoundText[];
}

/** Reads a record. Throws a SyntaxError if a header is not JSON. */
export function readRecord(text: string): RecordText {
  const sections: string[][] = [[]];
  for (const line of recordLines(text)) {
    if (/^\[Round \d+\]$/.test(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  const [head = [], ...rounds] = sections;
  return {
    headers: headersOf(head),
    rounds: rounds.map((round) => ({ headers: headersOf(round), actions: actionsOf(round) })),
  };
}

function headersOf(lines: readonly string[]): Map<string, unknown> {
  const found = lines.flatMap((line) => {
    const [, name, value] = /^\[(\w+) (.+)\]$/s.exec(line) ?? [];
    return name && value ? [[name, JSON.parse(value)] as const] : [];
  });
  const headers = new Map<string, unknown>(found);
  if (headers.size !== found.length) throw new SyntaxError('A header occurs twice.');
  return headers;
}

const actionsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^\d+\. (.*)$/.exec(line)?.[1]?.split(' ') ?? []);

/** How many of its rounds come from another game, the last perhaps only in part. */
export function practisedRounds({ headers }: RecordText): number {
  const position = headers.get('Practice');
  return typeof position === 'string' ? Number(/^([1-9]\d{0,5})\.\d{1,6}$/.exec(position)?.[1] ?? 0) : 0;
}

/** An exchange and everything revealed in it. */
export interface Exchange {
  transcript: Transcript;
  /** Who sat at each seat when the list was fixed: `person`, or the name of a computer player. */
  players: unknown[];
  serverSeed: string;
  /** By seat; null if none was expected or it did not come. */
  shares: (string | null)[];
}

/** The exchanges of a round: the aborted ones, and the one it was dealt from. */
export interface Exchanges {
  aborted: Exchange[];
  dealt: Exchange;
}

/** The exchanges of a round; null if the record has not got them in the right form. */
export function exchangesOf(record: RecordText, number: number): Exchanges | null {
  const headers = record.rounds[number - 1]?.headers;
  const [table, rules] = [record.headers.get('Table'), record.headers.get('Digest')];
  const aborted = headers?.get('Aborted') ?? [];
  if (!headers || !bytesOf(table) || !bytesOf(rules) || !Array.isArray(aborted)) return null;
  const at = { table: table as string, rules: rules as string, round: number };
  const dealt = readExchange(
    at,
    headers.get('Transcript'),
    headers.get('ServerSeed'),
    headers.get('Shares'),
    headers.get('Players'),
  );
  const before = aborted.map((one: unknown) => {
    const { serverSeed, revealed, players, ...list } = (one ?? {}) as Record<string, unknown>;
    return readExchange(at, list, serverSeed, revealed, players);
  });
  return dealt && before.every((one) => one !== null) ? { aborted: before, dealt } : null;
}

type Bound = Omit<ExchangeId, 'exchange'> & { rules: string };

function readExchange(
  at: Bound,
  list: unknown,
  serverSeed: unknown,
  shares: unknown,
  players: unknown,
): Exchange | null {
  const { commitments, exchange, server } = (list ?? {}) as Record<string, unknown>;
  if (!areDigests(commitments) || !areDigests(shares) || commitments.length !== shares.length) return null;
  if (!Array.isArray(players) || players.length !== shares.length) return null;
  if (!bytesOf(server) || !bytesOf(serverSeed) || !Number.isSafeInteger(exchange)) return null;
  const transcript = { ...at, exchange: exchange as number, server: server as string, commitments };
  return { transcript, players, serverSeed: serverSeed as string, shares };
}

const areDigests = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.every((one) => one === null || bytesOf(one) !== null);
