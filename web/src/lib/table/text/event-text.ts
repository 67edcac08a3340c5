/** Events in words, for screen readers. */

import { flag, say, t } from '../../i18n';
import type {
  CardPlayed,
  CardsDealt,
  DealerCaptured,
  DeclarationsCounted,
  GameEvent,
  LeftoverTaken,
  Move,
  RoundScored,
  TableInfo,
  View,
} from '../../protocol';
import { actionIn, readPlay } from '../actions';
import { isOwn, members, ownFirst } from '../seating';

export function seatName(table: TableInfo, seat: number): string {
  return isOwn(table, seat) ? t.you : (table.seats[seat]?.name ?? '');
}

export function sideName(table: TableInfo, side: number): string {
  return t.sideName(members(table.seats, side).map((seat) => seatName(table, seat)));
}

/** The sides with their names, the own one first. */
export const namedSides = (table: TableInfo): { side: number; name: string }[] =>
  ownFirst(table).map((side) => ({ side, name: sideName(table, side) }));

export function pileTitle(table: TableInfo, side: number): string {
  return say('pile-title', { name: sideName(table, side), you: flag(isOwnSeatOnly(table, side)) });
}

export function actionText(table: TableInfo, { seat, action }: Move): string {
  const [name, you, play] = [seatName(table, seat), isOwn(table, seat), readPlay(action)];
  if (!play) return t.said.does(name, action);
  return play.takes ? t.said.takes(name, play.card, play.captured, you) : t.said.lays(name, play.card, you);
}

export function eventText(table: TableInfo, event: GameEvent, view: View): string {
  switch (event.type) {
    case 'dealt':
      return dealText(event, view);
    case 'redealt':
      return t.said.redealt;
    case 'dealer-capture':
      return dealerText(table, event);
    case 'played':
      return playText(table, event);
    case 'declarations':
      return dealtCalls(table, event);
    case 'leftover':
      return leftoverText(table, event);
    case 'scored':
      return [t.said.scored, ...resultTexts(table, event)].join(' ');
    case 'over':
      return event.outcome.reason === 'claim' ? t.said.scored : ''; // any other game ends with a scored round
    default: {
      const action = actionIn(event);
      return action ? actionText(table, action) : '';
    }
  }
}

function dealText({ deal }: CardsDealt, { round, table, hand }: View): string {
  const dealt = deal === 0 ? [t.said.dealtFirst(round), t.said.tableIs(table)] : [t.said.dealt];
  return [...dealt, ...(hand.length ? [t.said.handIs(hand)] : [])].join(' ');
}

function playText(table: TableInfo, event: CardPlayed): string {
  const calls = [stealCall(table, event), event.sweep ? sweepCalls(table) : '', captureCalls(event)];
  return [actionText(table, event), ...calls].filter(Boolean).join(' ');
}

function leftoverText(table: TableInfo, { side, cards }: LeftoverTaken): string {
  if (cards.length === 0) return '';
  return side === null
    ? t.said.leftoverNobody
    : t.said.leftover(sideName(table, side), cards.length, isOwnSeatOnly(table, side));
}

function dealerText(table: TableInfo, { seat, cards, sweeps }: DealerCaptured): string {
  const words = t.said.dealerCaptured(seatName(table, seat), cards, isOwn(table, seat));
  return `${words} ${sweepCalls(table, sweeps)}`;
}

/** The sentences about hands that score as they are dealt; none in games in which hands are declared. */
export function dealtCalls(table: TableInfo, { points }: DeclarationsCounted): string {
  if (table.declarations) return '';
  const said = points.map((n, side) => n && say('dealt-call', { side: sideName(table, side), points: n }));
  return said.filter(Boolean).join(' ');
}

/** The sentence about a capture that takes another side's pile. */
export function stealCall(
  table: TableInfo | null,
  { stolen, stolen_from: from = null }: Pick<CardPlayed, 'stolen' | 'stolen_from'>,
): string {
  if (!table || from === null) return '';
  const you = flag(isOwnSeatOnly(table, from));
  return say('steal-call', { side: sideName(table, from), cards: stolen?.length ?? 0, you });
}

/** The calls for a capture that scores, not counting a sweep. */
export function captureCalls({ points }: Pick<CardPlayed, 'points'>): string {
  return Object.entries(points ?? {})
    .map(([kind, count]) => say('capture-call', { kind, points: count }))
    .join(' ');
}

/** The calls: one for each sweep, if sweeps score. */
export function sweepCalls(table: TableInfo | null, sweeps = 1): string {
  return Array.from({ length: table?.sweeps === false ? 0 : sweeps }, () => say('sweep-call')).join(' ');
}

function isOwnSeatOnly(table: TableInfo, side: number): boolean {
  const seats = members(table.seats, side);
  return seats.length === 1 && isOwn(table, seats[0] ?? null);
}

function resultTexts(table: TableInfo, { score, totals }: RoundScored): string[] {
  return score.sides.map(({ total }, side) => t.said.result(sideName(table, side), total, totals[side] ?? 0));
}
