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
 * Find opponents for me. A seek that is resent with the same `key` is the same seek. A different seek of the same
 * device replaces it.
 */
export interface Seek {
  type: 'seek';
  id: string;
  /** The secret of the future seat, made by the client. */
  key: string;
  /** The name to use at the table. */
  name: string;
  /** The face that the others see, or null for none. */
  face?: number | null;
  /** The device's permanent id. Stored as a hash. */
  device?: string | null;
  /** The game, or null for any game. */
  game?: SoughtGame | null;
  /** Seconds for an action; null for no limit; `any` for whatever the opponents want, except games by the day. */
  clock?: number | 'any' | null;
  /** Whether a program plays here. The opponents are told. */
  program?: boolean;
  /** Whether programs are welcome as opponents. */
  programs?: boolean;
  /** This device's key to a profile. The seat gets its name, and people that it has blocked are never opponents. */
  profile_key?: string | null;
  /**
   * Whether to look for a rated game, which needs a profile, a clock, and the rules of a named game. The opponents
   * also look for one; people and programs are kept separate.
   */
  rated?: boolean;
}

/** No longer find opponents for me. If they were found meanwhile, the answer is `Seated`. */
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
  rated: boolean;
}

/** A rated game that has ended. */
export interface FinishedGame {
  /** The names of the winners. */
  winners: string[];
  others: string[];
}

/** The lobby now: sent on connecting and on every change; response of `GET /api/lobby`. */
export interface LobbyInfo {
  type: 'lobby';
  /** The number of people who are looking for opponents. */
  waiting: number;
  tables: ListedTable[];
  /** The number of people who are connected, in the lobby and at tables. It is up to a minute old. */
  here: number;
  /** The rated games that ended last, the latest first; up to a minute old too. */
  latest: FinishedGame[];
}

/** The seek with that message id is stored: the server is looking for opponents. */
export interface SeekStored {
  type: 'waiting';
  id: string;
}

/**
 * The server no longer looks for opponents. `id` is the id of `CancelSeek`, or null if another seek of this
 * device has replaced this one.
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
  /** The names of the people, by seat. */
  names: string[];
  /**
   * Seconds within which to join the table and be ready. If somebody does not, the table is dissolved, and the people
   * who are ready send their seeks again, with the same keys: they come before younger seeks.
   */
  seconds: number;
}

export type LobbyClientMessage = Seek | CancelSeek;

export type LobbyServerMessage = LobbyInfo | SeekStored | SeekCancelled | Seated | ErrorMessage;
