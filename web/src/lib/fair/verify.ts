/** Whether the cards of a round are those to which the server had bound itself before it. */

import type { Card } from '../protocol';
import { bytesOf, combined, commitment, hex, packOf } from './shuffle';

/** What this page saw of a round while it was played. */
export interface Witness {
  /** What was published before the round; null: the page came later. */
  commitment: string | null;
  /** This device's share in the seed; null: it gave none. */
  share: string | null;
  /** The first cards of the round as they were dealt; null: the page came later, or they were cut for. */
  dealt: Dealt | null;
}

export interface Dealt {
  /** How often the pack was shuffled anew because of the first table cards. */
  redealt: number;
  dealer: number;
  seat: number | null;
  hand: Card[];
  /** How many cards each seat was dealt. */
  hands: number[];
  table: Card[];
}

export type Fault = 'missing' | 'commitment' | 'share' | 'seed' | 'cards';

export interface Verdict {
  /** What does not fit; null: all of it does. */
  fault: Fault | null;
  /** How many seats have added to the seed. */
  shares: number;
  pack: Card[];
  /** Whether the page itself saw the commitment before the round. */
  witnessed: boolean;
}

type Headers = ReadonlyMap<string, unknown>;

/** The headers of round `number` in a record; null if it has no such round. */
export function headersOf(record: string, number: number): Headers | null {
  const rounds = record.split(/^(?=\[Round \d+\]$)/m).slice(1);
  const round = rounds.find((text) => text.startsWith(`[Round ${number}]`));
  if (round === undefined) return null;
  return new Map([...round.matchAll(/^\[(\w+) (.+)\]$/gm)].map(([, name = '', value = 'null']) => [name, JSON.parse(value)]));
}

export function verify(record: string, number: number, cards: readonly Card[], seen: Witness): Verdict {
  const headers = headersOf(record, number);
  const [server, seed] = [bytesOf(headers?.get('ServerSeed')), bytesOf(headers?.get('Seed'))];
  const attempt = 1 + (seen.dealt?.redealt ?? 0);
  const pack = seed ? packOf(seed, cards, attempt) : [];
  const told = headers?.get('Shares');
  const shares = Array.isArray(told) ? told.map(bytesOf) : [];
  const given = shares.filter((share) => share !== null);
  const verdict = (fault: Fault | null): Verdict => ({ fault, shares: given.length, pack, witnessed: seen.commitment !== null });
  if (!headers || !server || !seed) return verdict('missing');
  const bound = commitment(server);
  if (bound !== headers.get('Commitment') || (seen.commitment ?? bound) !== bound) return verdict('commitment');
  if (seen.share !== null && !given.some((share) => hex(share) === seen.share)) return verdict('share');
  if (hex(combined(server, shares)) !== hex(seed)) return verdict('seed');
  return verdict(seen.dealt && !fits(pack, seen.dealt) ? 'cards' : null);
}

/** Whether what was dealt comes from the front of the pack: one card at a time from the player after the dealer on. */
function fits(pack: readonly Card[], { dealer, seat, hand, hands, table }: Dealt): boolean {
  const seats = hands.length;
  const inHands = hands.reduce((sum, n) => sum + n, 0);
  const own = pack.slice(0, inHands).filter((_, n) => (dealer + 1 + n) % seats === seat);
  return (seat === null || same(own, hand)) && same(pack.slice(inHands, inHands + table.length), table);
}

const same = (one: readonly Card[], other: readonly Card[]): boolean => [...one].sort().join() === [...other].sort().join();
