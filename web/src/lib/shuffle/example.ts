/** A server for the tests: honest, unless it is told how to cheat; and a round as a seat sees it. */

import type { Card, GameEvent, ShuffleInfo, Transcript, View } from '../protocol';
import { table, view } from '../table/example';
import { readDealRules, type DealRules } from './deal-rules';
import { agreedSeed, bytesOf, hex, labelledHash, serverCommitment, tableName, transcriptDigest } from './hashes';
import { firstDealer, packOf } from './pack';

export const ID = 'x7Yf-q2x7Yf-q2aa';
export const DEAL_RULES = readDealRules(table.rules) as DealRules;
export const RULES = DEAL_RULES.digest;
export const CARDS: Card[] = Array.from({ length: 10 }, (_, n) =>
  ['D', 'C', 'S', 'B'].map((suit) => `${n + 1}${suit}`),
).flat();
const SEATS = 2;

/** 32 bytes that belong to some words. */
export const bytes = (...words: readonly (string | number)[]): Uint8Array => labelledHash(words.join(' '));

export interface Fixed {
  transcript: Transcript;
  seed: Uint8Array;
}

/** A list with the server's own commitment in it. */
export function fixed(commitments: readonly (string | null)[], part: Partial<Transcript> = {}, salt = ''): Fixed {
  const { table = tableName(ID), round = 1, exchange = 1 } = part;
  const seed = bytes('server', round, exchange, salt);
  const server = serverCommitment({ table, round, exchange }, seed);
  return { transcript: { rules: RULES, table, round, exchange, server, commitments: [...commitments], ...part }, seed };
}

/** The state of the shuffle before a round. */
export function standing(part: Partial<ShuffleInfo> = {}): ShuffleInfo {
  const { transcript = null } = part;
  const open = { round: transcript?.round ?? 1, exchange: transcript?.exchange ?? 1, open: transcript === null };
  return {
    type: 'shuffle',
    ...open,
    committed: [],
    transcript,
    revealed: [],
    last: null,
    aborted: 0,
    refused: [],
    ...part,
  };
}

/** The revealed part of an exchange. */
export interface Told extends Fixed {
  shares: (string | null)[];
}

export const seedOf = ({ transcript, seed, shares }: Told): Uint8Array =>
  agreedSeed(transcriptDigest(transcript), seed, shares.map(bytesOf));

const json = JSON.stringify;
const playersOf = ({ commitments }: Transcript): string[] => commitments.map((one) => (one ? 'person' : 'greedy'));

/** The seed of round 1 in the record of a later round. */
const FIRST_SEED = bytes('round 1');
const dealerOf = (seed: Uint8Array, round: number): number =>
  round === 1 ? firstDealer(seed, SEATS) : (firstDealer(FIRST_SEED, SEATS) + round - 1) % SEATS;

/** The record of a table with one round, or the rounds of it that are given. */
export function recordOf(dealt: Told, aborted: readonly Told[] = [], actions: readonly string[] = []): string {
  const { transcript, seed, shares } = dealt;
  const list = ({ commitments, exchange, server }: Transcript): object => ({ commitments, exchange, server });
  const broken = aborted.map((one) => ({
    ...list(one.transcript),
    players: playersOf(one.transcript),
    revealed: one.shares,
    serverSeed: hex(one.seed),
  }));
  const first = `[Seed ${json(hex(FIRST_SEED))}]`;
  const before = Array.from({ length: transcript.round - 1 }, (_, n) => ['', `[Round ${n + 1}]`, first]).flat();
  return [
    '[Settebello 1]',
    '[Variant "scopa"]',
    `[Digest ${json(RULES)}]`,
    '[Names ["[Round 1]", "Rosa"]]',
    `[Dealer ${dealerOf(transcript.round === 1 ? seedOf(dealt) : FIRST_SEED, 1)}]`,
    '[ShuffleProtocol 2]',
    `[Table ${json(tableName(ID))}]`,
    ...before,
    '',
    `[Round ${transcript.round}]`,
    `[Seed ${json(hex(seedOf(dealt)))}]`,
    `[Transcript ${json(list(transcript))}]`,
    `[ServerSeed ${json(hex(seed))}]`,
    `[Shares ${json(shares)}]`,
    `[Players ${json(playersOf(transcript))}]`,
    ...(broken.length ? [`[Aborted ${json(broken)}]`] : []),
    `1. ${actions.join(' ')}`,
    '[Score [4, 4]]',
    '',
    '[Result null]',
    '',
  ].join('\n');
}

/** The messages about a round with that seed, three cards to each hand: at the start, and after each play. */
export function roundOf(seed: Uint8Array, seat: number | null, round = 1): { events: GameEvent[]; view: View }[] {
  const [pack, dealer] = [packOf(seed, CARDS), dealerOf(seed, round)];
  const table = pack.slice(3 * SEATS, 3 * SEATS + 4);
  const rest = pack.filter((card) => !table.includes(card));
  const told: { events: GameEvent[]; view: View }[] = [];
  const history: View['history'] = [];
  for (let deal = 0; deal < 6; deal++) {
    const hands = [0, 1].map((one) =>
      rest.slice(6 * deal, 6 * deal + 6).filter((_, n) => (dealer + 1 + n) % SEATS === one),
    );
    const tell = (events: GameEvent[]): void => {
      const now = { round, dealer, seat, deal, table: history.length ? [] : table, stock: 30 - 6 * deal };
      const held = { hand: seat === null ? [] : [...(hands[seat] ?? [])], hands: hands.map(({ length }) => length) };
      told.push({ events, view: { ...view, ...now, ...held, history: [...history] } });
    };
    tell([{ type: 'dealt', deal, each: 3, table: deal === 0 ? table : [] }]);
    for (let n = 1; n <= 6; n++) {
      const player = (dealer + n) % SEATS;
      const card = hands[player]?.shift() as Card;
      history.push({ seat: player, action: card });
      if (n < 6 || deal === 5) tell([{ type: 'played', seat: player, action: card, sweep: false }]);
    }
  }
  return told;
}
