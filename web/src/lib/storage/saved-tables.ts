/** The tables of this browser: their keys, which games are unfinished, and how the others ended. */

import type { Settings } from '../http-messages';
import type { ScoreSheet, TableInfo, View } from '../protocol';
import { sideOf } from '../table/seating';
import { removeItem, writeItem, readItem, itemNames, storage } from './storage';

export interface SavedTable {
  table: string;
  key: string;
  /** A new key that the server was asked for and has not confirmed yet: it may have replaced the other. */
  renewed?: string;
  title: string;
  opened: number;
  /** The variant for "play again"; empty at somebody else's table, whose rules are not known here. */
  variant: string;
  seats: number;
  /** The other seats in order from the own one: players by name, `open` for people. */
  against: string[];
  settings?: Settings;
  /** Points by side, own side first, for the list on the start page. */
  score: number[];
  target: number;
  over: boolean;
  /** Whether the own side won, if the server has said so; otherwise the score decides. */
  won?: boolean;
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
}

/** A saved table brought up to date. */
export function updatedTable(saved: SavedTable, { table, latestView, latestSheet }: CurrentState): SavedTable {
  if (!table || !latestView) return saved;
  const points = latestSheet?.game ?? latestView.totals;
  const own = sideOf(table, table.seat);
  const score = [points[own] ?? 0, ...points.filter((_, side) => side !== own)];
  const winners = latestSheet?.winners ?? [];
  const over = winners.length > 0;
  const others = table.seats.map((_, n) => table.seats[(table.seat + n) % table.seats.length]?.player ?? '').slice(1);
  const against = others.map((player) => (player === 'person' ? 'open' : player));
  const shown = { title: table.title, target: table.target, seats: table.seats.length };
  return { ...saved, ...shown, against, score, over, ...(over && { won: winners.includes(own) }) };
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

/** Unfinished games, the newest first. */
export function unfinishedTables(where: Storage = storage()): SavedTable[] {
  return savedTables(where).filter((saved) => !saved.over);
}

/** Whether the own side won a game that is over. */
export function isWon(saved: SavedTable): boolean {
  return saved.won ?? saved.score.slice(1).every((points) => points < (saved.score[0] ?? 0));
}
