/** Whether the cards seen in a round are those that its seed deals by the rules. */

import type { Card } from '../../protocol';
import type { DealRules, DealtRound } from '../deal-rules';
import { cutIn, isSameSet, playsBy, type SeenRound } from '../deal-watcher';

/** Whether everything seen is as dealt. `cuts` are the decisions in the cuts of the record, deal by deal. */
export function matchesDeal(
  dealRules: DealRules,
  dealt: DealtRound,
  seen: SeenRound,
  cuts: readonly string[],
): boolean {
  if (seen.retold) return false;
  const cut = cutIn(seen.history);
  return (
    voidDealsMatch(dealt, seen) &&
    drawnCardsMatch(dealt, seen) &&
    (cut === null || cut === cuts.at(-1)) &&
    (seen.table === null || isSameSet(seen.table, dealt.table ?? [])) &&
    ownHandsMatch(dealt, seen) &&
    countsMatch(dealRules, seen) &&
    Array.from({ length: dealRules.seats }, (_, seat) => playsMatch(dealt, seen, seat)).every(Boolean)
  );
}

/** Whether exactly the void deals that are due were shown; who came later has seen only some of them. */
function voidDealsMatch({ voids }: DealtRound, seen: SeenRound): boolean {
  if (seen.followed && (seen.dealt ? voids.length !== seen.voids.length : voids.length < seen.voids.length))
    return false;
  let next = 0;
  return seen.voids.every((table) => {
    while (next < voids.length && !isSameSet(voids[next] ?? [], table)) next++;
    return next++ < voids.length;
  });
}

function drawnCardsMatch({ drawn }: DealtRound, seen: SeenRound): boolean {
  const fits = (card: Card, n: number): boolean => (seen.followed ? drawn[n] === card : drawn.includes(card));
  return seen.drawn.every((card, n) => card === null || fits(card, n));
}

/** Whether the seat got the cards of its hands, deal by deal. */
function ownHandsMatch({ hands }: DealtRound, { seat, held }: SeenRound): boolean {
  return Object.entries(held).every(([deal, cards]) => {
    const due = hands.slice(0, Number(deal) + 1).flatMap((all) => all[seat ?? 0] ?? []);
    return seat !== null && Number(deal) < Math.max(hands.length, 1) && isSameSet(cards, due);
  });
}

/** Whether all hands and the stock had as many cards as the rules say. */
function countsMatch(dealRules: DealRules, { views }: SeenRound): boolean {
  return views.every(({ deal, hands, stock, history, drawn }) => {
    if (drawn !== null) return true;
    const each = dealRules.hands.slice(0, deal + 1).reduce((sum, count) => sum + count, 0);
    const full = hands.every((count, seat) => count + playsBy(history, seat).length === each);
    return full && stock === dealRules.cards.length - dealRules.table - dealRules.seats * each;
  });
}

/** Whether a seat played only cards of its hand, deal by deal. */
function playsMatch({ hands }: DealtRound, { history }: SeenRound, seat: number): boolean {
  const plays = playsBy(history, seat);
  const due = hands.map((all) => all[seat] ?? []);
  let from = 0;
  const fits = due.every((hand) => plays.slice(from, (from += hand.length)).every((card) => hand.includes(card)));
  return fits && plays.length <= from;
}
