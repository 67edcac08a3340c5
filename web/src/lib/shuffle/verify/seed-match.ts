/** Whether the cards seen in a round are those that its seed deals. */

import type { Card } from '../../protocol';
import { PLACE } from '../../table/actions';
import type { SeenRound } from '../deal-watcher';
import { packOf } from '../pack';

/** How many attempts to try where this page has not seen how many there were. */
const MAX_ATTEMPTS = 12;

/** Whether everything seen comes from the seed. `cuts` are the actions of the cut in the record, attempt by attempt. */
export function matchesSeed(
  seed: Uint8Array,
  cards: readonly Card[],
  seen: SeenRound,
  cuts: readonly string[],
): boolean {
  if (seen.retold) return false;
  return possibleAttempts(seen, cuts).some((attempt) => attemptFits(seed, cards, seen, cuts, attempt));
}

/** The possible numbers of attempts: as seen, else as many as the record has cuts, else any. */
function possibleAttempts(seen: SeenRound, cuts: readonly string[]): number[] {
  if (seen.again !== null) return [seen.again.length + 1];
  if (cuts.length > 0) return [cuts.length];
  return Array.from({ length: MAX_ATTEMPTS }, (_, n) => n + 1);
}

function attemptFits(
  seed: Uint8Array,
  cards: readonly Card[],
  seen: SeenRound,
  cuts: readonly string[],
  attempt: number,
): boolean {
  const packs = Array.from({ length: attempt }, (_, n) => packOf(seed, cards, n + 1));
  const last = packs[attempt - 1] as Card[];
  if (seen.drawn.some((card, n) => card !== null && packs[n]?.[0] !== card)) return false;
  const placed = seen.opening?.placed ?? cuts[attempt - 1] === PLACE;
  const firsts = seen.first === null ? Array.from({ length: 10 }, (_, n) => n + 1) : [seen.first];
  return firsts.some((first) => {
    const voidTables = packs
      .slice(0, -1)
      .map((pack, n) => tableOf(pack, seen, first, seen.again?.[n]?.placed ?? cuts[n] === PLACE));
    if (
      !voidTables.every((table, n) =>
        seen.again ? isSameSet(table, seen.again[n]?.table ?? []) : mayCallForRedeal(table),
      )
    )
      return false;
    return packFits(last, seen, first, placed);
  });
}

/** Whether some variant deals again after these first table cards: two of one rank, or an ace. */
function mayCallForRedeal(table: readonly Card[]): boolean {
  const ranks = table.map((card) => card.slice(0, -1));
  return ranks.some((rank) => rank === '1' || ranks.filter((other) => other === rank).length >= 2);
}

/** The first table cards that a pack gives. */
function tableOf(pack: readonly Card[], seen: SeenRound, first: number, placed: boolean): Card[] {
  const size = pack.length - (seen.beside ?? pack.length);
  const rest = placed ? pack.slice(1) : pack;
  const inHands = first * seen.seats;
  return [...(placed ? pack.slice(0, 1) : []), ...rest.slice(inHands, inHands + size - Number(placed))];
}

function packFits(pack: readonly Card[], seen: SeenRound, first: number, placed: boolean): boolean {
  const table = tableOf(pack, seen, first, placed);
  if (seen.opening?.table && !isSameSet(table, seen.opening.table)) return false;
  const others = pack.filter((card) => !table.includes(card));
  const dealt = (seat: number): Card[] => others.filter((_, n) => (seen.dealer + 1 + n) % seen.seats === seat);
  return Array.from({ length: seen.seats }, (_, seat) => seatFits(dealt(seat), seen, seat)).every(Boolean);
}

/** Whether a seat held and played, deal by deal, the cards that the pack gives it. */
function seatFits(dealt: readonly Card[], seen: SeenRound, seat: number): boolean {
  const plays = seen.plays.filter((play) => play.seat === seat).map(({ card }) => card);
  let from = 0;
  for (const [count, cards] of Object.entries(seen.hands).sort(([one], [other]) => Number(one) - Number(other))) {
    const expected = dealt.slice(from, Number(count));
    if (seat === seen.seat && !isSameSet(expected, cards)) return false;
    if (!plays.slice(from, Number(count)).every((card) => expected.includes(card))) return false;
    from = Number(count);
  }
  return plays.length <= from;
}

const isSameSet = (one: readonly Card[], other: readonly Card[]): boolean =>
  [...one].sort().join() === [...other].sort().join();
