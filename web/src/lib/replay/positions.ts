/** The positions of a replayed game, one after the other, and their addresses: `3.14` is action 14 of round 3. */

import type { Replay, ReplayFrame, ReplayRound } from '../http-messages';
import type { CardPlayed, CardSet, GameEvent, Move, ScoreSheet, TableInfo, View } from '../protocol';
import { actionIn, declares } from '../table/actions';
import { placeCards, type Slots } from '../table/animation/slots';

export interface Position {
  /** From 1. */
  round: number;
  /** The number of the action that led to it; 0 for the deal. */
  action: number;
  frame: ReplayFrame;
  /** The events that led to it. */
  events: GameEvent[];
  /** The score sheet of the round, which follows its last action. */
  sheet: ScoreSheet | null;
  /** Where each table card lies. */
  slots: Slots;
}

/** Every position, each round followed by its score sheet. */
export function positionsOf({ rounds }: Pick<Replay, 'rounds'>): Position[] {
  return rounds.flatMap((round) => positionsOfRound(round));
}

/** The positions of a round or a part of it, with its score sheet; `slots`: where the table cards lay before. */
export function positionsOfRound({ number, frames, sheet }: ReplayRound, slots: Slots = []): Position[] {
  const all: Position[] = [];
  for (const frame of frames) {
    slots = placeCards(frame.events.some(clearsTable) ? [] : slots, frame.view.table);
    const events = frame.events.filter((event) => !isResult(event));
    all.push({ round: number, action: frame.action, frame, events, sheet: null, slots });
  }
  const last = all.at(-1);
  if (last && sheet) all.push({ ...last, events: last.frame.events.filter(isResult), sheet });
  return all;
}

function clearsTable(event: GameEvent): boolean {
  return event.type === 'redealt' || (event.type === 'dealt' && event.deal === 0);
}

/** Whether an event belongs to the score sheet. */
function isResult({ type }: GameEvent): boolean {
  return type === 'scored' || type === 'over';
}

/** The part after the # for a position: `3`, `3.14`, `3.score`. */
export function addressOf({ round, action, sheet }: Position): string {
  if (sheet) return `${round}.score`;
  return action ? `${round}.${action}` : `${round}`;
}

export interface Found {
  index: number;
  /** Whether it is the requested position, and not the nearest one. */
  exact: boolean;
}

/** The position with that address, or the nearest one, or null if it is not an address. */
export function findPosition(positions: readonly Position[], address: string): Found | null {
  const match = /^#?(\d{1,6})(?:\.(\d{1,6}|score))?$/.exec(address);
  if (!match || positions.length === 0) return null;
  const round = Number(match[1]);
  const action = match[2] === 'score' ? Infinity : Number(match[2] ?? 0);
  const before = positions.findLastIndex((one) => one.round < round || (one.round === round && order(one) <= action));
  const index = Math.max(before, 0);
  const found = positions[index];
  return { index, exact: found?.round === round && order(found) === action };
}

/** Its place in its round: the score sheet comes last. */
function order({ action, sheet }: Position): number {
  return sheet ? Infinity : action;
}

/** A position as sent to the server, which has no address for a score sheet: that follows the last action. */
export const serverAddress = ({ round, action }: Position): string => `${round}.${action}`;

/** Whether nothing more can be played: the game is over at this position. */
export function isGameOver({ round, frame }: Position, { rounds }: Pick<Replay, 'rounds'>): boolean {
  return frame.view.phase === 'over' && (rounds[round - 1]?.sheet?.winners.length ?? 0) > 0;
}

export function isInRound(position: Position, round: number): boolean {
  return position.round === round;
}

/** The first position of each round. */
export function roundStarts(positions: readonly Position[]): number[] {
  return positions.flatMap(({ action, sheet }, index) => (action === 0 && !sheet ? [index] : []));
}

/** The hands that a replay shows: all (null), or only what one seat knew; and whose place is at the bottom. */
export interface Viewpoint {
  seat: number | null;
  bottom: number;
}

/** The table as seen from the bottom seat: everybody is called by name. */
export function tableFrom(table: TableInfo, { bottom }: Viewpoint): TableInfo {
  return { ...table, seat: bottom, watching: true };
}

/** The view that the board shows: the hand at the bottom is open, the others only if all hands are shown. */
export function viewFrom({ frame }: Pick<Position, 'frame'>, { seat, bottom }: Viewpoint): View {
  const { view, hands, drawn } = frame;
  return {
    ...view,
    seat: bottom,
    hand: hands[bottom] ?? [],
    shown: seat === null ? hands : view.shown,
    drawn: seat === null || seat === view.turn ? drawn : null,
  };
}

/** The hands that the viewpoint shows, by seat, or null if hidden. */
export function openHands({ frame }: Pick<Position, 'frame'>, { seat }: Viewpoint): (CardSet | null)[] {
  return frame.hands.map((hand, other) => (seat === null || seat === other ? hand : null));
}

export const actionOf = ({ events }: Position): Move | null => events.map(actionIn).find(Boolean) ?? null;

/** Whether a person who skims through a game would stop here. */
export function isHighlight({ events, sheet }: Position): boolean {
  return sheet !== null || events.some(standsOut) || scoreAsDealt(events);
}

function standsOut(event: GameEvent): boolean {
  switch (event.type) {
    case 'redealt':
    case 'dealer-capture':
    case 'claim':
      return true;
    case 'declaration':
      return declares(event.action);
    case 'played':
      return event.sweep || scores(event);
    default:
      return false;
  }
}

/** Whether hands scored as they were dealt. */
function scoreAsDealt(events: readonly GameEvent[]): boolean {
  const dealt = events.some(({ type }) => type === 'dealt');
  return dealt && events.some((event) => event.type === 'declarations' && event.points.some(Boolean));
}

/** Whether a capture scored, not counting a sweep. */
function scores({ points }: CardPlayed): boolean {
  return Object.keys(points ?? {}).length > 0;
}
