/** How the rules of a game deal a round from a seed (docs/shuffle.md): nothing about it is left to the server. */

import type { Card } from '../protocol';
import { PLACE } from '../table/actions';
import { rulesDigest } from './hashes';
import { packOf } from './pack';

/** The part of the rules that the deal depends on. */
export interface DealRules {
  /** The digest of the rules, which every transcript names. */
  digest: string;
  seats: number;
  /** The pack in written order. */
  cards: Card[];
  /** The number of first table cards. */
  table: number;
  /** The number of cards for each hand in each deal. */
  hands: number[];
  /** Whether the player after the dealer cuts first. */
  cut: boolean;
  /** The names of the first table cards that make a deal void. */
  redeal: string[];
  /** Whether four equal first table cards, or three and the matta, win for the dealer. If so, the deal is not void. */
  fourEqualWins: boolean;
  matta: Card | null;
  /** The number of void deals that decide the game; 0 for none. */
  misdeals: number;
}

/** A round as its seed deals it. */
export interface DealtRound {
  /** The first table cards of each void deal. */
  voids: Card[][];
  /** The card drawn in the cut of each deal; empty without cuts. */
  drawn: Card[];
  /** The first table cards; null if the round ended before its cut. */
  table: Card[] | null;
  /** By deal and seat, the cards of the hand. */
  hands: Card[][][];
}

const SIZES: Readonly<Record<number, readonly number[]>> = {
  36: [1, 3, 4, 5, 6, 7, 8, 9, 10],
  40: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  52: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
};
/** More void deals in a row do not happen by chance. */
const MAX_ATTEMPTS = 200;

/** The basic game's rules, as far as the deal depends on them; the JSON of rules holds the values that differ. */
const BASIC = {
  pack: { size: 40 },
  seating: { seats: 2 },
  deal: { table: 4, hands: [3, 3, 3, 3, 3, 3], redeal: ['kings'], cut: false, dealer_wins: 'none', misdeals: 0 },
  matta: 'none',
};
type Basic = typeof BASIC;
type RulesJson = { [part in keyof Basic]?: Partial<Basic[part]> };

/** Reads the deal rules of a table; null if the text is not the rules of a game. */
export function readDealRules(rules: string): DealRules | null {
  try {
    const { pack, seating, deal, matta = BASIC.matta } = JSON.parse(rules) as RulesJson;
    const ranks = SIZES[{ ...BASIC.pack, ...pack }.size] ?? [];
    const { seats } = { ...BASIC.seating, ...seating };
    const { table, hands, redeal, cut, dealer_wins: wins, misdeals } = { ...BASIC.deal, ...deal };
    const dealt = table + seats * hands.reduce((sum, count) => sum + count, 0);
    const isSeated = [2, 3, 4, 6].includes(seats) && hands.length > 0 && hands.every((count) => count > 0);
    if (!isSeated || dealt !== 4 * ranks.length) return null;
    return {
      digest: rulesDigest(rules),
      seats,
      cards: ranks.flatMap((rank) => ['D', 'C', 'S', 'B'].map((suit) => `${rank}${suit}`)),
      table,
      hands,
      cut,
      redeal,
      fourEqualWins: wins === 'four-equal',
      matta: matta === 'none' ? null : matta,
      misdeals,
    };
  } catch {
    return null;
  }
}

/**
 * The only way that a round can be dealt from a seed. `cuts` are the decisions in the cuts of its deals.
 * Returns null if there are more decisions than cuts.
 */
export function dealRound(
  dealRules: DealRules,
  seed: Uint8Array,
  dealer: number,
  cuts: readonly string[],
): DealtRound | null {
  const [voids, drawn]: [Card[][], Card[]] = [[], []];
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const pack = packOf(seed, dealRules.cards, attempt);
    const decision = cuts[attempt - 1];
    if (dealRules.cut) drawn.push(pack[0] as Card);
    if (dealRules.cut && decision === undefined) return { voids, drawn, table: null, hands: [] };
    const table = firstTable(dealRules, pack, decision === PLACE);
    if (isVoid(dealRules, table) && attempt !== dealRules.misdeals) {
      voids.push(table);
      continue;
    }
    if (cuts.length > (dealRules.cut ? attempt : 0)) return null;
    return { voids, drawn, table, hands: handsOf(dealRules, pack, table, dealer) };
  }
  return null;
}

function firstTable({ seats, hands, table }: DealRules, pack: readonly Card[], placed: boolean): Card[] {
  const [top, rest] = placed ? [pack.slice(0, 1), pack.slice(1)] : [[], pack];
  const inHands = seats * (hands[0] ?? 0);
  return [...top, ...rest.slice(inHands, inHands + table - top.length)];
}

/** The hands get all cards except the first table cards, one at a time from the player after the dealer on. */
function handsOf(
  { seats, hands }: DealRules,
  pack: readonly Card[],
  table: readonly Card[],
  dealer: number,
): Card[][][] {
  const rest = pack.filter((card) => !table.includes(card));
  let from = 0;
  return hands.map((count) => {
    const deal = rest.slice(from, (from += seats * count));
    return Array.from({ length: seats }, (_, seat) => deal.filter((_, n) => (dealer + 1 + n) % seats === seat));
  });
}

const rankOf = (card: Card): number => Number(card.slice(0, -1));

/** Whether the first table cards call for another deal (docs/rules.md#seats-and-deal). */
function isVoid(dealRules: DealRules, table: readonly Card[]): boolean {
  const king = dealRules.cards.length === 52 ? 13 : 10;
  const count = (rank: number): number => table.filter((card) => rankOf(card) === rank).length;
  const equal = Math.max(0, ...table.map((card) => count(rankOf(card))));
  const high = Math.max(0, ...[7, king - 2, king - 1, king].map(count));
  if (dealRules.fourEqualWins && isFourEqual(dealRules, table)) return false;
  const calls: Record<string, boolean> = {
    kings: count(king) >= 3,
    equal: equal >= 3,
    aces: count(1) >= 1,
    pair: equal >= 2,
    'two-aces': count(1) >= 2,
    'three-high': high >= 3,
  };
  return dealRules.redeal.some((name) => calls[name]);
}

function isFourEqual({ matta }: DealRules, table: readonly Card[]): boolean {
  const ranks = table.filter((card) => card !== matta).map(rankOf);
  return table.length === 4 && new Set(ranks).size === 1;
}
