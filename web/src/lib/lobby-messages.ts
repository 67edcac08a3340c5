/**
 * The messages between the server and a client in the lobby, one JSON object each, tagged by `type`.
 * Written by `python tools/typescript.py`: change src/settebello/protocol/lobby.py instead.
 */

import type { Settings } from './http-messages';
import type { ErrorMessage } from './protocol';

/** A game that somebody wants to play: a variant, or house rules made from it. */
export interface SoughtGame {
  variant: string;
  /** Default: the variant's usual number. */
  seats?: number | null;
  /** House rules, by option key; the points to win among them. */
  settings?: Settings;
}

/**
 * Find opponents for me. A seek that is sent again with the same `key` is the same seek. Another seek of the same
 * device takes its place.
 */
export interface Seek {
  type: 'seek';
  id: string;
  /** The secret that the seat will have, made by the client. */
  key: string;
  /** The name to use at the table. */
  name: string;
  /** The device's lasting id. Stored as a hash. */
  device?: string | null;
  /** Null: any game. */
  game?: SoughtGame | null;
  /** Seconds for an action; null: unlimited; `any`: whatever the opponents want, but no game by the day. */
  clock?: number | 'any' | null;
  /** Whether a program plays here. The others are told. */
  program?: boolean;
  /** Whether programs are welcome as opponents. */
  programs?: boolean;
  /** This device's key to a profile, whose name the seat gets; whom it has blocked is not met. */
  profile_key?: string | null;
  /**
   * Whether a rated game is sought: with a profile, a clock, and the rules of a named game. Others who seek one are
   * met; people and programs apart.
   */
  rated?: boolean;
}

/** No longer find opponents for me. If they have been found meanwhile, the answer is `Seated`. */
export interface CancelSeek {
  type: 'cancel';
  id: string;
}

/** An open table that its host has listed. Anybody may sit down at it. */
export interface ListedTable {
  /** Its id. */
  table: string;
  /** The game, in the language of the client. */
  title: string;
  /** The name of the host. */
  host: string;
  seats: number;
  taken: number;
  /** Points to win. */
  target: number;
  /** Seconds that a person has for an action. */
  clock: number | null;
  /** Whether the game is rated: for people with a profile. */
  rated?: boolean;
}

/** The lobby now: sent on connecting and on every change; response of `GET /api/lobby`. */
export interface LobbyInfo {
  type: 'lobby';
  /** How many people look for opponents. */
  waiting: number;
  tables: ListedTable[];
}

/** The seek with that message id is stored: opponents are looked for. */
export interface SeekStored {
  type: 'waiting';
  id: string;
}

/**
 * Opponents are no longer looked for. `id` is that of `CancelSeek`; null: another seek of this device has taken
 * the place of this one.
 */
export interface SeekCancelled {
  type: 'cancelled';
  id: string | null;
}

/**
 * Opponents were found: this seat at this table is yours, with the key of your seek. The game begins when everybody
 * has joined and is ready.
 */
export interface Seated {
  type: 'seated';
  table: string;
  seat: number;
  /** The game, in the language of the client. */
  title: string;
  /** Who sits there, by seat. */
  names: string[];
}

export type LobbyClientMessage = Seek | CancelSeek;

export type LobbyServerMessage = LobbyInfo | SeekStored | SeekCancelled | Seated | ErrorMessage;
