/** Whether the cards of a round are those that a server and the devices have agreed upon, as this device saw it. */

import type { Card, Transcript } from '../protocol';
import { readPlay } from '../table/actions';
import { matchesSeed, type SeenRound } from './deals';
import { agreedSeed, bytesOf, hex, serverCommitment, shareCommitment, tableName, transcriptDigest } from './hashes';
import type { ExchangeFault, OwnShare, TableMemory } from './memory';
import { legacyFault } from './legacy';
import {
  exchangesOf,
  KEPT,
  PLACED,
  readRecord,
  type Exchange,
  type Exchanges,
  type RecordText,
  type RoundText,
} from './record';
import { firstDealer, packOf } from './pack';

/** The shuffle that this page can check; a record of a later one is for a later page. */
const PROTOCOL = 2;
const PERSON = 'person';
/** Headers that prove something: where one stands, something was promised. */
const PROOF = ['Transcript', 'ServerSeed', 'Shares', 'Commitment', 'Aborted'];
const MOST_SILENT = 2;

export type Fault =
  | ExchangeFault
  /** The record does not say what it should. */
  | 'record'
  /** The record is of another table or game than the one that was played. */
  | 'game'
  /** The record tells other plays than this device saw. */
  | 'plays'
  /** The record has another list than this device was shown. */
  | 'transcript'
  /** An aborted exchange that this device saw is missing, or one is not as it should be. */
  | 'aborted'
  /** The record says that this device kept silent, though the server had taken its share. */
  | 'silenced'
  /** This device's share is not in it. */
  | 'own-share'
  /** The server's seed does not fit its commitment. */
  | 'server'
  /** A share does not fit its commitment, is missing, or is there without one. */
  | 'shares'
  | 'seed'
  | 'dealer'
  | 'cards';

/** `kept`, `broken`; `older`: a weaker promise, which was kept; `none`: nothing was promised; `newer`: this page is too old. */
export type PromiseStatus = 'kept' | 'broken' | 'older' | 'none' | 'newer';

export interface Verdict {
  promised: PromiseStatus;
  fault: Fault | null;
  /** Whether this device's share is among those that made the cards; null: it has no seat. */
  tookPart: boolean | null;
  /** How many devices took part. */
  shares: number;
  /** How many exchanges of the game were aborted so far. */
  aborted: number;
  /** The pack from the top, as far as it can be known. */
  pack: Card[];
}

/** What this device knows of a table. */
export interface ShuffleKnowledge extends Omit<TableMemory, 'seen' | 'opening' | 'noted'> {
  /** The address of the table. */
  id: string;
  seen: SeenRound | null;
}

export function knowledgeOf(id: string, memory: Readonly<TableMemory>, round: number): ShuffleKnowledge {
  return { ...memory, id, seen: memory.seen[round] ?? null };
}

export function verify(text: string, number: number, cards: readonly Card[], known: ShuffleKnowledge): Verdict {
  let record: RecordText;
  try {
    record = readRecord(text);
  } catch {
    return { ...NOTHING, promised: 'broken', fault: 'record' };
  }
  const round = record.rounds[number - 1];
  const protocol = record.headers.get('ShuffleProtocol');
  const breach = known.breaches.find((one) => one.round === number)?.fault ?? null;
  if (typeof protocol === 'number' && protocol > PROTOCOL) return { ...NOTHING, promised: 'newer' };
  if (protocol !== PROTOCOL) return weaker(record, round, cards, known, breach);
  const exchanges = exchangesOf(record, number);
  const fault = breach ?? broken(record, number, cards, exchanges, known);
  return { promised: fault ? 'broken' : 'kept', fault, ...told(record, number, cards, exchanges, known) };
}

const NOTHING: Verdict = { promised: 'none', fault: null, tookPart: null, shares: 0, aborted: 0, pack: [] };

/** A table of before, or a record that does not say that it is of this shuffle. */
function weaker(
  record: RecordText,
  round: RoundText | undefined,
  cards: readonly Card[],
  known: ShuffleKnowledge,
  breach: Fault | null,
): Verdict {
  const verdict = (promised: PromiseStatus, fault: Fault | null = null): Verdict => ({
    ...NOTHING,
    promised,
    fault,
    pack: packIn(round, cards),
  });
  if (breach) return verdict('broken', breach);
  const shown = known.transcripts.some((list) => list.round <= record.rounds.length);
  if (shown || record.headers.has('ShuffleProtocol') || !round) return verdict('broken', 'record');
  if (!PROOF.some((name) => round.headers.has(name)))
    return verdict(record.headers.has('Table') ? 'broken' : 'none', record.headers.has('Table') ? 'record' : null);
  const fault = legacyFault(round) ?? (seedDeals(round, cards, known.seen) ? null : 'cards');
  return verdict(fault ? 'broken' : 'older', fault);
}

const packIn = (round: RoundText | undefined, cards: readonly Card[]): Card[] => {
  const seed = bytesOf(round?.headers.get('Seed'));
  return seed ? packOf(seed, cards) : [];
};

function seedDeals(round: RoundText, cards: readonly Card[], seen: SeenRound | null): boolean {
  const seed = bytesOf(round.headers.get('Seed'));
  const cuts = round.actions.filter((action) => action === KEPT || action === PLACED);
  return seed !== null && (seen === null || matchesSeed(seed, cards, seen, cuts));
}

/** What a record says, for who reads it. */
function told(
  record: RecordText,
  number: number,
  cards: readonly Card[],
  exchanges: Exchanges | null,
  known: ShuffleKnowledge,
): Omit<Verdict, 'promised' | 'fault'> {
  const shares = exchanges?.dealt.shares ?? [];
  const seat = known.seen?.seat ?? null;
  const own = exchanges && mine(known.shares, exchanges.dealt);
  return {
    tookPart: seat === null ? null : own !== null && shares[own.seat] === own.share,
    shares: shares.filter((share) => share !== null).length,
    aborted: abortedUpTo(record, number),
    pack: packIn(record.rounds[number - 1], cards),
  };
}

/** The first thing that is wrong, those before which say more. */
function broken(
  record: RecordText,
  number: number,
  cards: readonly Card[],
  exchanges: Exchanges | null,
  known: ShuffleKnowledge,
): Fault | null {
  const round = record.rounds[number - 1];
  if (!exchanges || !round) return 'record';
  const { dealt } = exchanges;
  if (
    dealt.transcript.table !== tableName(known.id) ||
    dealt.transcript.rules !== (known.rules ?? dealt.transcript.rules)
  )
    return 'game';
  return (
    listed(exchanges, number, known) ??
    countFault(record, number, known) ??
    abortedFault(exchanges, known) ??
    exchangeFault(dealt) ??
    computerFault(round, dealt, number, known) ??
    ownFault(dealt, known) ??
    seedFault(round, number, cards, dealt, known.seen)
  );
}

/** Whether every list that this device was shown is in the record, and no other in its place. */
function listed({ aborted, dealt }: Exchanges, number: number, known: ShuffleKnowledge): Fault | null {
  const all = [...aborted, dealt];
  if (!all.every(({ transcript }, n) => transcript.exchange === n + 1)) return 'aborted';
  for (const shown of known.transcripts.filter(({ round }) => round === number)) {
    const stands = all.find(({ transcript }) => transcript.exchange === shown.exchange);
    if (!stands) return 'aborted';
    if (!same(stands.transcript, shown)) return 'transcript';
  }
  return null;
}

const same = (one: Transcript, other: Transcript): boolean => transcriptDigest(one) === transcriptDigest(other);

/** Whether the record has as many aborted exchanges as the server has told of. */
function countFault(record: RecordText, number: number, { aborted }: ShuffleKnowledge): Fault | null {
  return aborted?.before === number + 1 && abortedUpTo(record, number) !== aborted.count ? 'aborted' : null;
}

const abortedUpTo = (record: RecordText, number: number): number =>
  record.rounds.slice(0, number).reduce((sum, _, n) => sum + (exchangesOf(record, n + 1)?.aborted.length ?? 0), 0);

function abortedFault({ aborted, dealt }: Exchanges, known: ShuffleKnowledge): Fault | null {
  const silent = dealt.shares.map(() => 0);
  for (const exchange of [...aborted, dealt]) {
    const { transcript, shares } = exchange;
    if (transcript.commitments.some((one, seat) => one !== null && (silent[seat] ?? 0) >= MOST_SILENT))
      return 'aborted';
    if (exchange === dealt) break;
    const fault = exchangeFault(exchange, { aborted: true });
    if (fault) return fault;
    shares.forEach(
      (share, seat) =>
        (silent[seat] = (silent[seat] ?? 0) + Number(share === null && transcript.commitments[seat] !== null)),
    );
    const own = mine(known.shares, exchange);
    if (own?.revealed && exchange.shares[own.seat] !== own.share) return 'silenced';
  }
  return null;
}

/** A share of a computer: by what the record says of the seats, or by what this device saw while it was at the table. */
function computerFault(
  { headers }: RoundText,
  { transcript }: Exchange,
  number: number,
  known: ShuffleKnowledge,
): Fault | null {
  const [players, { commitments }] = [headers.get('Players'), transcript];
  if (!Array.isArray(players) || players.length !== commitments.length) return 'record';
  const there = known.transcripts.some((list) => list.round === number);
  const mayShare = (seat: number): boolean => players[seat] === PERSON && (!there || (known.people[seat] ?? true));
  return commitments.every((one, seat) => one === null || mayShare(seat)) ? null : 'computer';
}

/** What is wrong within one exchange: of those that were aborted, shares are missing. */
function exchangeFault({ transcript, serverSeed, shares }: Exchange, { aborted = false } = {}): Fault | null {
  const { commitments } = transcript;
  if (serverCommitment(transcript, bytesOf(serverSeed) as Uint8Array) !== transcript.server) return 'server';
  const fits = shares.every((share, seat) => {
    const bytes = bytesOf(share);
    if (!bytes) return aborted || commitments[seat] === null;
    return commitments[seat] === shareCommitment(transcript, seat, bytes);
  });
  if (!fits) return 'shares';
  return aborted && shares.every((share, seat) => (share === null) === (commitments[seat] === null)) ? 'aborted' : null;
}

const mine = (shares: readonly OwnShare[], { transcript }: Exchange): OwnShare | null =>
  shares.find(
    (own) =>
      own.round === transcript.round &&
      own.exchange === transcript.exchange &&
      transcript.commitments[own.seat] === own.commitment,
  ) ?? null;

function ownFault(dealt: Exchange, known: ShuffleKnowledge): Fault | null {
  const own = mine(known.shares, dealt);
  return own && dealt.shares[own.seat] !== own.share ? 'own-share' : null;
}

function seedFault(
  round: RoundText,
  number: number,
  cards: readonly Card[],
  { transcript, serverSeed, shares }: Exchange,
  seen: SeenRound | null,
): Fault | null {
  const seed = agreedSeed(transcriptDigest(transcript), bytesOf(serverSeed) as Uint8Array, shares.map(bytesOf));
  if (hex(seed) !== round.headers.get('Seed')) return 'seed';
  if (number === 1 && seen && seen.dealer !== firstDealer(seed, shares.length)) return 'dealer';
  if (!seedDeals(round, cards, seen)) return 'cards';
  return seen && !playedSo(round, seen) ? 'plays' : null;
}

/** Whether the record tells the plays that were seen. */
function playedSo({ actions }: RoundText, { plays }: SeenRound): boolean {
  const told = actions.map(readPlay).filter((play) => play !== null);
  return plays.every(({ card }, n) => told[n]?.card === card);
}
