/** What can be asked for by a key, in words: hand, table, piles, score, turn. */

import { flag, say, t } from '../../i18n';
import type { TableInfo, View } from '../../protocol';
import { readPlay } from '../actions';
import { playText, seatName, sideName } from './event-text';
import { isOwn, sides } from '../seating';

export type Topic = 'hand' | 'table' | 'piles' | 'score' | 'turn';

export function describeTopic(asked: Topic, table: TableInfo, view: View): string {
  return READ[asked](table, view).join(' ');
}

const READ: Readonly<Record<Topic, (table: TableInfo, view: View) => string[]>> = {
  hand: (_, view) => [view.hand.length ? t.said.handIs(view.hand) : say('read-hand-empty')],
  table: (_, view) => [t.said.tableIs(view.table)],
  piles: (table, view) => [
    ...sides(table.seats).map((side) => pile(table, view, side)),
    say('read-stock', { n: view.stock }),
  ],
  score: (table, view) => [
    ...sides(table.seats).map((side) => say('read-score', { name: sideName(table, side), n: view.totals[side] ?? 0 })),
    say('read-target', { n: table.target }),
  ],
  turn: (table, view) => [turn(table, view), last(table, view)].filter(Boolean),
};

function pile(table: TableInfo, view: View, side: number): string {
  const [n, sweeps] = [view.piles[side]?.length ?? 0, view.sweeps[side]?.length ?? 0];
  return say('read-pile', { name: sideName(table, side), n, sweeps });
}

function turn(table: TableInfo, view: View): string {
  if (view.turn === null) return say('read-turn-nobody');
  return say('read-turn', { name: seatName(table, view.turn), you: flag(isOwn(table, view.turn)) });
}

function last(table: TableInfo, view: View): string {
  const move = view.history.at(-1);
  if (!move) return '';
  const play = readPlay(move.action);
  return playText(table, {
    ...move,
    card: play?.card ?? null,
    captured: play?.captured ?? [],
    takes: play?.takes ?? false,
  });
}

/** The state of the game in words, for somebody who has just joined. */
export function describeView({ round, table, hand }: View): string {
  return [t.round(round) + '.', t.said.tableIs(table), hand.length ? t.said.handIs(hand) : '']
    .filter(Boolean)
    .join(' ');
}

/** Every card that is not before one's eyes, nor in a pile, nor shown. */
export function unseenCards(table: TableInfo, view: View): Set<string> {
  const seen = new Set([...view.hand, ...view.table, ...view.piles.flat(), ...view.shown.flat()]);
  return new Set(table.cards.filter((card) => !seen.has(card)));
}
