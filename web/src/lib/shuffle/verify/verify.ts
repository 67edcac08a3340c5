/** Verifies that the cards of a round are those that the server and the devices agreed on, as far as this device saw. */

import type { Card, Transcript } from '../../protocol';
import { readPlay } from '../../table/actions';
import { dealRound, readDealRules, type DealRules } from '../deal-rules';
import { isCut, type SeenRound } from '../deal-watcher';
import { agreedSeed, bytesOf, hex, serverCommitment, shareCommitment, tableName, transcriptDigest } from '../hashes';
import type { ExchangeFault, OwnShare } from '../memory';
import { matchesDeal } from './deal-match';
import type { ShuffleKnowledge } from './knowledge';
import {
  exchangesOf,
  practisedRounds,
  readRecord,
  type Exchange,
  type Exchanges,
  type RecordText,
  type RoundText,
} from './record';
import { firstDealer, packOf } from '../pack';

/** The version of the shuffle protocol that this page can verify; newer records need a newer page. */
const PROTOCOL = 2;
const PERSON = 'person';
/** Headers of a proof: if a round has one of them, something was promised. */
const PROOF_HEADERS = ['Transcript', 'ServerSeed', 'Shares', 'Aborted'];
const MAX_SILENCES = 2;

export type Fault =
  | ExchangeFault
  /** The record lacks what it should have. */
  | 'record'
  /** The record belongs to a different table or different rules. */
  | 'game'
  /** The record has plays that this device did not see. */
  | 'plays'
  /** The record has a different transcript from the one this device was shown. */
  | 'transcript'
  /** An aborted exchange that this device saw is missing, or one is malformed. */
  | 'aborted'
  /** The record says that this device revealed nothing, though the server had accepted its share. */
  | 'silenced'
  /** This device's share is missing. */
  | 'own-share'
  /** The server's seed does not match its commitment. */
  | 'server'
  /** A share does not match its commitment, is missing, or has no commitment. */
  | 'shares'
  | 'seed'
  | 'dealer'
  | 'cards';

/**
 * `kept`, `broken`; `none`: nothing was promised; `newer`: this page is too old; `practice`: the round comes from another
 * game.
 */
export type PromiseStatus = 'kept' | 'broken' | 'none' | 'newer' | 'practice';

export interface Verdict {
  promised: PromiseStatus;
  fault: Fault | null;
  /** Whether this device's share is part of the seed; null for a spectator. */
  tookPart: boolean | null;
  /** How many devices took part. */
  shares: number;
  /** How many exchanges of the game have been aborted so far. */
  aborted: number;
  /** The pack from the top; empty if it cannot be known. */
  pack: Card[];
}

/** Verifies round `number` of the record `text` of a game with these rules. */
export function verify(text: string, number: number, rules: string, known: ShuffleKnowledge): Verdict {
  const dealRules = readDealRules(rules);
  if (dealRules === null) return { ...NOTHING, promised: 'broken', fault: 'rules' };
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
  if (protocol !== PROTOCOL) return verifyUnpromised(record, round, dealRules, known, breach);
  if (number <= practisedRounds(record)) return verifyPractice(record, number, dealRules, known, breach);
  const exchanges = exchangesOf(record, number);
  const fault = breach ?? findFault(record, number, dealRules, exchanges, known);
  return { promised: fault ? 'broken' : 'kept', fault, ...summarize(record, number, dealRules, exchanges, known) };
}

const NOTHING: Verdict = { promised: 'none', fault: null, tookPart: null, shares: 0, aborted: 0, pack: [] };

/** The verdict on a round of another game: nothing is proved about it, and this device has seen no list of it. */
function verifyPractice(
  record: RecordText,
  number: number,
  dealRules: DealRules,
  known: ShuffleKnowledge,
  breach: Fault | null,
): Verdict {
  const round = record.rounds[number - 1];
  const listed = known.transcripts.some((list) => list.round === number);
  const hasProof = PROOF_HEADERS.some((name) => round?.headers.has(name));
  const fault = breach ?? (listed ? 'transcript' : !round || hasProof ? 'record' : null);
  return { ...NOTHING, promised: fault ? 'broken' : 'practice', fault, pack: packOfRound(round, dealRules) };
}

/** The verdict on a record without promises about the shuffle. */
function verifyUnpromised(
  record: RecordText,
  round: RoundText | undefined,
  dealRules: DealRules,
  known: ShuffleKnowledge,
  breach: Fault | null,
): Verdict {
  const owed = known.aborted !== null || known.shares.length > 0 || known.transcripts.length > 0;
  const hasPromise =
    ['ShuffleProtocol', 'Table'].some((name) => record.headers.has(name)) ||
    PROOF_HEADERS.some((name) => round?.headers.has(name));
  const fault = breach ?? (owed ? 'no-exchange' : hasPromise || !round ? 'record' : null);
  return { ...NOTHING, promised: fault ? 'broken' : 'none', fault, pack: packOfRound(round, dealRules) };
}

const packOfRound = (round: RoundText | undefined, dealRules: DealRules): Card[] => {
  const seed = bytesOf(round?.headers.get('Seed'));
  return seed ? packOf(seed, dealRules.cards) : [];
};

/** The facts of a verdict in addition to the fault. */
function summarize(
  record: RecordText,
  number: number,
  dealRules: DealRules,
  exchanges: Exchanges | null,
  known: ShuffleKnowledge,
): Omit<Verdict, 'promised' | 'fault'> {
  const shares = exchanges?.dealt.shares ?? [];
  const seat = known.seen?.seat ?? null;
  const own = exchanges && ownShareOf(known.shares, exchanges.dealt);
  return {
    tookPart: seat === null ? null : own !== null && shares[own.seat] === own.share,
    shares: shares.filter((share) => share !== null).length,
    aborted: abortedUpTo(record, number),
    pack: packOfRound(record.rounds[number - 1], dealRules),
  };
}

/** The first fault found, the most telling ones first. */
function findFault(
  record: RecordText,
  number: number,
  dealRules: DealRules,
  exchanges: Exchanges | null,
  known: ShuffleKnowledge,
): Fault | null {
  const round = record.rounds[number - 1];
  if (!exchanges || !round) return 'record';
  const { dealt } = exchanges;
  if (
    dealt.transcript.table !== tableName(known.id) ||
    dealt.transcript.rules !== dealRules.digest ||
    dealt.transcript.rules !== (known.rules ?? dealRules.digest)
  )
    return 'game';
  return (
    transcriptFault(exchanges, number, known) ??
    withheldFault(known) ??
    countFault(record, number, known) ??
    abortedFault(exchanges, known) ??
    exchangeFault(dealt) ??
    computerFault(exchanges, known) ??
    ownFault(dealt, known) ??
    seedFault(round, dealt) ??
    dealerFault(record, number, dealRules, known) ??
    cardsFault(round, dealRules, known.seen)
  );
}

/** Checks that every transcript that this device was shown is in the record, unchanged. */
function transcriptFault({ aborted, dealt }: Exchanges, number: number, known: ShuffleKnowledge): Fault | null {
  const all = [...aborted, dealt];
  if (!all.every(({ transcript }, n) => transcript.exchange === n + 1)) return 'aborted';
  for (const shown of known.transcripts.filter(({ round }) => round === number)) {
    const recorded = all.find(({ transcript }) => transcript.exchange === shown.exchange);
    if (!recorded) return 'aborted';
    if (!isSameTranscript(recorded.transcript, shown)) return 'transcript';
  }
  return null;
}

/** A page that was dealt cards knows the state of the shuffle, from its arrival at the latest. */
const withheldFault = ({ seen, aborted, transcripts }: ShuffleKnowledge): Fault | null =>
  seen !== null && aborted === null && transcripts.length === 0 ? 'no-exchange' : null;

const isSameTranscript = (one: Transcript, other: Transcript): boolean =>
  transcriptDigest(one) === transcriptDigest(other);

/** Checks that the record has as many aborted exchanges as the server has reported. */
function countFault(record: RecordText, number: number, { aborted }: ShuffleKnowledge): Fault | null {
  return aborted?.before === number + 1 && abortedUpTo(record, number) !== aborted.count ? 'aborted' : null;
}

const abortedUpTo = (record: RecordText, number: number): number =>
  record.rounds.slice(0, number).reduce((sum, _, n) => sum + (exchangesOf(record, n + 1)?.aborted.length ?? 0), 0);

function abortedFault({ aborted, dealt }: Exchanges, known: ShuffleKnowledge): Fault | null {
  const silences = dealt.shares.map(() => 0);
  for (const exchange of [...aborted, dealt]) {
    const { transcript, shares } = exchange;
    if (transcript.commitments.some((one, seat) => one !== null && (silences[seat] ?? 0) >= MAX_SILENCES))
      return 'aborted';
    if (exchange === dealt) break;
    const fault = exchangeFault(exchange, { aborted: true });
    if (fault) return fault;
    shares.forEach(
      (share, seat) =>
        (silences[seat] = (silences[seat] ?? 0) + Number(share === null && transcript.commitments[seat] !== null)),
    );
    const own = ownShareOf(known.shares, exchange);
    if (own?.revealed && exchange.shares[own.seat] !== own.share) return 'silenced';
  }
  return null;
}

/** Checks that no list expects a share of a computer, by the record and by what this device saw at the table. */
function computerFault({ aborted, dealt }: Exchanges, { since, people }: ShuffleKnowledge): Fault | null {
  const isPerson = ({ transcript, players }: Exchange, seat: number): boolean => {
    const knew = since !== null && isBefore(since, transcript);
    return players[seat] === PERSON && (!knew || (people[seat] ?? false));
  };
  const isFair = (exchange: Exchange): boolean =>
    exchange.transcript.commitments.every((one, seat) => one === null || isPerson(exchange, seat));
  return [...aborted, dealt].every(isFair) ? null : 'computer';
}

/** Whether an exchange is another or one before it. */
const isBefore = (one: { round: number; exchange: number }, other: { round: number; exchange: number }): boolean =>
  one.round < other.round || (one.round === other.round && one.exchange <= other.exchange);

/** Checks an exchange by itself. An aborted one must lack shares. */
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

const ownShareOf = (shares: readonly OwnShare[], { transcript }: Exchange): OwnShare | null =>
  shares.find(
    (own) =>
      own.round === transcript.round &&
      own.exchange === transcript.exchange &&
      transcript.commitments[own.seat] === own.commitment,
  ) ?? null;

function ownFault(dealt: Exchange, known: ShuffleKnowledge): Fault | null {
  const own = ownShareOf(known.shares, dealt);
  return own && dealt.shares[own.seat] !== own.share ? 'own-share' : null;
}

function seedFault({ headers }: RoundText, { transcript, serverSeed, shares }: Exchange): Fault | null {
  const seed = agreedSeed(transcriptDigest(transcript), bytesOf(serverSeed) as Uint8Array, shares.map(bytesOf));
  return hex(seed) === headers.get('Seed') ? null : 'seed';
}

/** Checks that the first dealer was drawn from the seed of round 1, and that the deal has passed on in every round. */
function dealerFault(
  record: RecordText,
  number: number,
  { seats }: DealRules,
  { seen, firstDealer: before }: ShuffleKnowledge,
): Fault | null {
  const first = record.headers.get('Dealer');
  const seed = bytesOf(record.rounds[0]?.headers.get('Seed'));
  const isDrawn = practisedRounds(record) === 0;
  if (isDrawn && (!seed || first !== firstDealer(seed, seats))) return 'dealer';
  if (before !== null && before !== first) return 'dealer';
  return seen && seen.dealer !== (Number(first) + number - 1) % seats ? 'dealer' : null;
}

function cardsFault(round: RoundText, dealRules: DealRules, seen: SeenRound | null): Fault | null {
  if (seen === null) return null;
  const [seed, cuts] = [bytesOf(round.headers.get('Seed')), round.actions.filter(isCut)];
  const dealt = seed && dealRound(dealRules, seed, seen.dealer, cuts);
  if (!dealt || !matchesDeal(dealRules, dealt, seen, cuts)) return 'cards';
  return hasPlays(round, seen) ? null : 'plays';
}

/** Whether the record has the plays that were seen. */
function hasPlays({ actions }: RoundText, { history }: SeenRound): boolean {
  const cards = (texts: readonly string[]): string[] => texts.flatMap((action) => readPlay(action)?.card ?? []);
  const recorded = cards(actions);
  return cards(history.map(({ action }) => action)).every((card, n) => recorded[n] === card);
}
