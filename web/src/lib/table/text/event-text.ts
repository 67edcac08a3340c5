/** Events in words, for screen readers. */

import { flag, say, t } from '../../i18n';
import type {
  DealerCaptureEvent,
  DealtEvent,
  GameEvent,
  PlayedEvent,
  ScoreSheet,
  TableInfo,
  View,
} from '../../protocol';
import { isOwn, members } from '../seating';

export function seatName(table: TableInfo, seat: number): string {
  return isOwn(table, seat) ? t.you : (table.seats[seat]?.name ?? '');
}

export function sideName(table: TableInfo, side: number): string {
  return t.sideName(members(table.seats, side).map((seat) => seatName(table, seat)));
}

export function pileTitle(table: TableInfo, side: number): string {
  return say('pile-title', { name: sideName(table, side), you: flag(isOwnSeatOnly(table, side)) });
}

export function playText(
  table: TableInfo,
  played: Pick<PlayedEvent, 'seat' | 'action' | 'card' | 'captured'> & { takes: boolean },
): string {
  const name = seatName(table, played.seat);
  const you = isOwn(table, played.seat);
  if (played.card === null) return t.said.does(name, played.action);
  if (!played.takes) return t.said.lays(name, played.card, you);
  return t.said.takes(name, played.card, played.captured, you);
}

export function eventText(table: TableInfo, event: GameEvent, view: View): string {
  switch (event.type) {
    case 'dealt':
      return [
        event.first ? t.said.dealtFirst(view.round) : t.said.dealt,
        event.first ? t.said.tableIs(view.table) : '',
        view.hand.length ? t.said.handIs(view.hand) : '',
        dealtCalls(table, event),
      ]
        .filter(Boolean)
        .join(' ');
    case 'redealt':
      return t.said.redealt;
    case 'dealer-capture':
      return dealerText(table, event);
    case 'played':
      return (
        playText(table, { ...event, takes: event.action.includes('x') }) +
        [stealCall(table, event), event.sweep ? sweepCalls(table) : '', captureCalls(event)]
          .map((call) => call && ` ${call}`)
          .join('')
      );
    case 'leftover':
      if (event.side === null) return event.cards.length ? t.said.leftoverNobody : '';
      return event.cards.length
        ? t.said.leftover(sideName(table, event.side), event.cards.length, isOwnSeatOnly(table, event.side))
        : '';
    case 'scored':
      return [t.said.scored, ...resultTexts(table, event.sheet)].join(' ');
  }
}

function dealerText(table: TableInfo, { seat, cards, sweeps }: DealerCaptureEvent): string {
  const words = t.said.dealerCaptured(seatName(table, seat), cards, isOwn(table, seat));
  return `${words} ${sweepCalls(table, sweeps)}`;
}

/** The sentences about hands that score as they are dealt. */
export function dealtCalls(table: TableInfo, { points = [] }: Pick<DealtEvent, 'points'>): string {
  const said = points.map((n, side) => n && say('dealt-call', { side: sideName(table, side), points: n }));
  return said.filter(Boolean).join(' ');
}

/** The sentence about a capture that takes another side's pile. */
export function stealCall(
  table: TableInfo | null,
  { stolen, stolen_from: from = null }: Pick<PlayedEvent, 'stolen' | 'stolen_from'>,
): string {
  if (!table || from === null) return '';
  const you = flag(isOwnSeatOnly(table, from));
  return say('steal-call', { side: sideName(table, from), cards: stolen?.length ?? 0, you });
}

/** The calls for a capture that scores, not counting a sweep. */
export function captureCalls({ points }: Pick<PlayedEvent, 'points'>): string {
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

function resultTexts(table: TableInfo, sheet: ScoreSheet): string[] {
  return sheet.totals.map((points, side) => t.said.result(sideName(table, side), points, sheet.game[side] ?? 0));
}
