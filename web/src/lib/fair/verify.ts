/** Whether the cards of a round are those to which the server had bound itself before it. */

import type { Card } from '../protocol';
import { bytesOf, combined, commitment, hex, packOf } from './shuffle';

/** What this page saw of a round while it was played. */
export interface Witness {
  /** What was published before the round; null: the page came later. */
  commitment: string | null;
  /** This device's share in the seed; null: it gave none. */
  share: string | null;
  /** The first cards of the round as they were dealt; null: the page came later. */
  dealt: Dealt | null;
}

export interface Dealt {
  /** How often the pack was shuffled anew because of the first table cards; null: the page came between two cuts. */
  redealt: number | null;
  /** Whether the first card of the pack was put on the table in Chkobba's cut. */
  placed: boolean;
  dealer: number;
  seat: number | null;
  hand: Card[];
  /** How many cards each seat was dealt. */
  hands: number[];
  table: Card[];
}

/** What is decided in the cut. */
export const KEPT = 'keep';
export const PLACED = 'place';

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

/** What a record says of a round. */
interface Told {
  headers: ReadonlyMap<string, unknown>;
  /** How many cuts there were: one for each time that it was dealt. */
  cuts: number;
}

/** Round `number` of a record; null if it has no such round. */
function told(record: string, number: number): Told | null {
  const rounds = record.split(/^(?=\[Round \d+\]$)/m).slice(1);
  const round = rounds.find((text) => text.startsWith(`[Round ${number}]`));
  if (round === undefined) return null;
  const headers = [...round.matchAll(/^\[(\w+) (.+)\]$/gm)].map(([, name = '', value = 'null']) => [name, JSON.parse(value)] as const);
  const actions = [...round.matchAll(/^\d+\. (.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  return { headers: new Map(headers), cuts: actions.filter((action) => action === KEPT || action === PLACED).length };
}

export function verify(record: string, number: number, cards: readonly Card[], seen: Witness): Verdict {
  const round = told(record, number);
  const headers = round?.headers;
  const [server, seed] = [bytesOf(headers?.get('ServerSeed')), bytesOf(headers?.get('Seed'))];
  const pack = seed ? packOf(seed, cards, attempts(seen.dealt, round)) : [];
  const added = headers?.get('Shares');
  const shares = Array.isArray(added) ? added.map(bytesOf) : [];
  const given = shares.filter((share) => share !== null);
  const verdict = (fault: Fault | null): Verdict => ({ fault, shares: given.length, pack, witnessed: seen.commitment !== null });
  if (!headers || !server || !seed) return verdict('missing');
  const bound = commitment(server);
  if (bound !== headers.get('Commitment') || (seen.commitment ?? bound) !== bound) return verdict('commitment');
  if (seen.share !== null && !given.some((share) => hex(share) === seen.share)) return verdict('share');
  if (hex(combined(server, shares)) !== hex(seed)) return verdict('seed');
  return verdict(seen.dealt && !fits(pack, seen.dealt) ? 'cards' : null);
}

/** Which of the round's packs was dealt. Who came between two cuts is told by the record how many there were. */
function attempts(dealt: Dealt | null, round: Told | null): number {
  return dealt?.redealt === null ? Math.max(round?.cuts ?? 1, 1) : 1 + (dealt?.redealt ?? 0);
}

/** Whether what was dealt comes from the front of the pack: a card that was placed in the cut; one card at a time to each
    from the player after the dealer on; the other cards of the table. */
function fits(pack: readonly Card[], { placed, dealer, seat, hand, hands, table }: Dealt): boolean {
  const seats = hands.length;
  const inHands = hands.reduce((sum, n) => sum + n, 0);
  const [first, rest] = placed ? [pack.slice(0, 1), pack.slice(1)] : [[], pack];
  const own = rest.slice(0, inHands).filter((_, n) => (dealer + 1 + n) % seats === seat);
  const open = [...first, ...rest.slice(inHands, inHands + table.length - first.length)];
  return (seat === null || same(own, hand)) && same(open, table);
}

const same = (one: readonly Card[], other: readonly Card[]): boolean => [...one].sort().join() === [...other].sort().join();
