/** The tables of this browser: their keys, which games are unfinished, and how the others ended. */

import type { Settings } from '../http-messages';
import type { ScoreSheet, TableInfo, View } from '../protocol';
import type { LocalSeat } from '../pass-and-play/local-seats';
import type { ReviewSummary } from '../statistics/review-summary';
import { isByDay } from '../room/by-day';
import { sideOf } from '../table/seating';
import { removeItem, writeItem, readItem, itemNames, storage } from './storage';

export interface SavedTable {
  table: string;
  key: string;
  /** A new key that was sent to the server and is not confirmed yet: it may have replaced the other. */
  renewed?: string;
  title: string;
  opened: number;
  /** The variant for "play again"; empty at somebody else's table, whose rules are not known here. */
  variant: string;
  seats: number;
  /** The own seat, once it is known. */
  seat?: number;
  /** The other seats in order from yours: players by name, `open` for people. */
  against: string[];
  settings?: Settings;
  /** Points by side, own side first, for the list on the start page. */
  score: number[];
  target: number;
  /** The lowest total wins. */
  lowest?: boolean;
  over: boolean;
  /** The host has closed the table before the game was over. */
  closed?: boolean;
  /** A rated game that was decided before its end, because people have left it; `won` is the result for this player. */
  forfeited?: boolean;
  /** Whether your side won, if the server has said so; otherwise the score decides. */
  won?: boolean;
  /** The names at the other seats, in the order of `against`; empty at a seat that is free. */
  names?: string[];
  /** Whose turn it was when this page saw it last: the number of seats after yours, which is 0. */
  turn?: number;
  /** Whether the game has not begun. */
  waiting?: boolean;
  /** In a game by the day: seconds for an action. */
  clock?: number;
  /** In a game by the day: when the time of the player on turn runs out, in milliseconds since 1970. */
  deadline?: number;
  /** When this page saw the table last. */
  seen?: number;
  /** The names of the people whose phrases are not shown. */
  muted?: string[];
  /** Whether the person has asked for notifications. */
  notify?: boolean;
  /** The game began at a position of another game, and is not counted. */
  practice?: boolean;
  /** The day whose daily game is played there. */
  day?: string;
  /** The number of rounds, in a game of fixed length. */
  length?: number;
  /** Which of the other seats belong to your side, in the order of `against`. */
  partners?: boolean[];
  /** The table is in this browser and not on a server. */
  inBrowser?: boolean;
  /** The other seats that belong to people at this device. */
  localSeats?: LocalSeat[];
  /** The summary of a review for your seat, once it was seen here. */
  review?: ReviewSummary;
}

const PREFIX = 'table.';

export function loadTable(table: string, where: Storage = storage()): SavedTable | null {
  return readItem<SavedTable>(PREFIX + table, where);
}

/** Saves a table; false if the browser had no room for it, which does not stop the game. */
export function saveTable(saved: SavedTable, where: Storage = storage()): boolean {
  return writeItem(PREFIX + saved.table, saved, where);
}

/** A seat at somebody else's table. */
export function guestTable(table: string, key: string, title: string): SavedTable {
  return {
    table,
    key,
    title,
    opened: Date.now(),
    variant: '',
    seats: 0,
    against: [],
    score: [],
    target: 0,
    over: false,
  };
}

interface CurrentState {
  table: TableInfo | null;
  latestView: View | null;
  latestSheet: ScoreSheet | null;
  /** Whether the table is waiting for its players. */
  gathering?: boolean;
  /** Seconds for an action. */
  clock?: number | null;
  /** The side that has won a rated game which the others have left. */
  forfeitedTo?: number | null;
  /** When the time of the player on turn runs out, in milliseconds since 1970. */
  deadline?: number | null;
}

/** A saved table brought up to date. */
export function updatedTable(saved: SavedTable, current: CurrentState, now = Date.now()): SavedTable {
  const {
    table,
    latestView,
    latestSheet,
    gathering = false,
    clock = null,
    deadline = null,
    forfeitedTo = null,
  } = current;
  if (!table || (!latestView && !gathering)) return saved;
  const others = table.seats.map((_, n) => table.seats[(table.seat + n) % table.seats.length]).slice(1);
  const { deadline: _, ...before } = saved;
  const known = {
    ...before,
    title: table.title,
    target: table.target,
    seats: table.seats.length,
    seat: table.seat,
    against: others.map((seat) => (seat?.player === 'person' ? 'open' : (seat?.player ?? ''))),
    names: others.map((seat) => seat?.name ?? ''),
    partners: others.map((seat) => seat?.side === sideOf(table, table.seat)),
    waiting: !latestView,
    seen: now,
    ...(table.practice && { practice: true }),
    ...(table.day !== null && { day: table.day }),
    ...(table.length !== null && { length: table.length }),
    ...(table.lowest && { lowest: true }),
    ...(clock !== null && isByDay(clock) && { clock, ...(deadline !== null && { deadline }) }),
  };
  const decided = forfeitedTo !== null && { forfeited: true, won: forfeitedTo === sideOf(table, table.seat) };
  return latestView ? { ...known, ...standing(table, latestView, latestSheet), ...decided } : known;
}

/** The state of the game for this seat. */
function standing(table: TableInfo, view: View, sheet: ScoreSheet | null): Partial<SavedTable> {
  const points = sheet?.game ?? view.totals;
  const own = sideOf(table, table.seat);
  const score = [points[own] ?? 0, ...points.filter((_, side) => side !== own)];
  const winners = sheet?.winners ?? [];
  const over = winners.length > 0;
  const turn = view.turn === null ? 0 : (view.turn - table.seat + table.seats.length) % table.seats.length;
  return { score, over, turn, ...(over && { won: winners.includes(own) }) };
}

export function removeTable(table: string, where: Storage = storage()): void {
  removeItem(PREFIX + table, where);
}

/** All games, the newest first. */
export function savedTables(where: Storage = storage()): SavedTable[] {
  return itemNames(PREFIX, where)
    .map((name) => readItem<SavedTable>(name, where))
    .filter((saved): saved is SavedTable => typeof saved?.table === 'string')
    .sort((a, b) => b.opened - a.opened);
}

/** Unfinished games, the one seen last first. */
export function unfinishedTables(where: Storage = storage()): SavedTable[] {
  return savedTables(where)
    .filter((saved) => !isDecided(saved) && !saved.closed)
    .sort((a, b) => (b.seen ?? b.opened) - (a.seen ?? a.opened));
}

/** Unfinished games by the day. */
export function gamesByDay(where: Storage = storage()): SavedTable[] {
  return unfinishedTables(where).filter((saved) => isByDay(saved.clock));
}

/** Whether the result of a game is known. */
export const isDecided = ({ over, forfeited }: SavedTable): boolean => over || forfeited === true;

/** Whether your side won a game that is decided. */
export function isWon(saved: SavedTable): boolean {
  return saved.won ?? saved.score.slice(1).every((points) => points < (saved.score[0] ?? 0));
}
