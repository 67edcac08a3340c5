/** The state of a table in words, by topic: hand, table, piles, score, turn. */

import { card, flag, say, t } from '../../i18n';
import type { Card, TableInfo, View } from '../../protocol';
import { namedMatta } from '../declarations';
import { actionText, seatName, sideName } from './event-text';
import { isOwn, sides } from '../seating';

export type Topic = 'hand' | 'table' | 'piles' | 'score' | 'turn';

export function describeTopic(topic: Topic, table: TableInfo, view: View): string {
  return DESCRIPTIONS[topic](table, view).join(' ');
}

const DESCRIPTIONS: Readonly<Record<Topic, (table: TableInfo, view: View) => string[]>> = {
  hand: (_, view) => [view.hand.length ? t.said.handIs(view.hand) : say('read-hand-empty')],
  table: (_, view) => [t.said.tableIs(view.table)],
  piles: (table, view) => [
    ...sides(table.seats).map((side) => describePile(table, view, side)),
    say('read-stock', { n: view.stock }),
  ],
  score: (table, view) => [
    ...sides(table.seats).map((side) => say('read-score', { name: sideName(table, side), n: view.totals[side] ?? 0 })),
    table.length === null ? say('read-target', { n: table.target }) : say('read-rounds', { n: table.length }),
  ],
  turn: (table, view) => [describeTurn(table, view), describeLastPlay(table, view)].filter(Boolean),
};

function describePile(table: TableInfo, view: View, side: number): string {
  const [n, sweeps] = [view.piles[side]?.length ?? 0, view.sweeps[side]?.length ?? 0];
  return say('read-pile', { name: sideName(table, side), n, sweeps });
}

/** The text of a button that steals a side's pile by the card on top of it. */
export function stealText(table: TableInfo, side: number, top: Card): string {
  return say('steal-pile', { name: sideName(table, side), ...card(top) });
}

function describeTurn(table: TableInfo, view: View): string {
  if (view.turn === null) return say('read-turn-nobody');
  return say('read-turn', { name: seatName(table, view.turn), you: flag(isOwn(table, view.turn)) });
}

function describeLastPlay(table: TableInfo, view: View): string {
  const move = view.history.at(-1);
  return move ? actionText(table, move) : '';
}

/** What a card counts as if it is the matta and has been named; else empty. */
export function mattaText(view: View, which: Card): string {
  const named = namedMatta(view);
  return named?.matta === which ? say('matta-counts', card(named.as)) : '';
}

/** The state of the game in words, for somebody who has just joined. */
export function describeView({ round, table, hand }: View): string {
  return [t.round(round) + '.', t.said.tableIs(table), hand.length ? t.said.handIs(hand) : '']
    .filter(Boolean)
    .join(' ');
}

/** The cards that the player cannot see: those in other hands and in the stock. */
export function unseenCards(table: TableInfo, view: View): Set<string> {
  const seen = new Set([...view.hand, ...view.table, ...view.piles.flat(), ...view.shown.flat()]);
  return new Set(table.cards.filter((card) => !seen.has(card)));
}
