/**
 * The messages between the server and a client at a table, one JSON object each, tagged by `type`.
 * Written by `python -m settebello.server.typescript`: change src/settebello/server/protocol.py instead.
 */

/** A card's text form: rank 1 to 10, then D, C, S or B. */
export type Card = string;
/** Cards in written order. */
export type CardSet = Card[];

/** An action already taken, as everybody saw it. */
export interface Move {
  seat: number;
  action: string;
}

/** One seat's view; `seat` null is a spectator's. Cards travel in text form (`7D`). */
export interface View {
  seat: number | null;
  /** From 1. */
  round: number;
  dealer: number;
  /** cut, declare, play, or over: the round is scored, or the game was claimed. */
  phase: string;
  turn: number | null;
  /** From 0. */
  deal: number;
  hand: CardSet;
  /** How many cards each seat holds. */
  hands: number[];
  table: CardSet;
  /** By side. Every captured card was seen by all, so that a perfect memory knows them. */
  piles: CardSet[];
  /** By side, the cards that made sweeps, in order. */
  sweeps: Card[][];
  /** By side, points declared so far in this round. */
  declared: number[];
  /** By seat, cards shown by a declaration and still held. */
  shown: CardSet[];
  stock: number;
  last_capture: number | null;
  /** The card that this seat drew in the cut, while it decides. */
  drawn: Card | null;
  /** By side, the points of the game before this round. */
  totals: number[];
  /** This round's actions. */
  history: Move[];
  /** What this seat may do now, in action text; empty when it is not its turn. */
  legal: string[];
  /** Whether this seat may claim out now, on turn or not (`claim`). */
  may_claim: boolean;
}

/** The first message on a socket: `key` is the secret of the seat. */
export interface Join {
  type: 'join';
  key: string;
}

/** Take `action` (action text) upon `version`. `id` is the client's own, and comes back in the answer. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  action: string;
}

/** The round's score sheet has been read: deal the next round. `version` as in `Act`. */
export interface Next {
  type: 'next';
  id: string;
  version: number;
}

/** One line of the score sheet: `points` and `why` by side, in side order. */
export interface SheetLine {
  key: string;
  label: string;
  points: number[];
  why: string[];
}

/** A scored round in words. */
export interface ScoreSheet {
  lines: SheetLine[];
  /** This round's points by side. */
  totals: number[];
  /** The game's points by side, this round included. */
  game: number[];
  /** By side, the cards of the prime, in suit order D C S B; empty where no primiera is played. */
  primes: (Card | null)[][];
  /** The side that has won the game, if it is over. */
  winner: number | null;
}

/** Who sits at a seat. */
export interface Seat {
  name: string;
  /** `person` or the name of a player. */
  player: string;
  side: number;
}

/** Answer to `Join`: what does not change during a game. */
export interface Table {
  type: 'table';
  id: string;
  seat: number;
  seats: Seat[];
  title: string;
  target: number;
  direction: 'left' | 'right';
  /** The rules in words, a paragraph each. */
  rule_sheet: string[];
}

/** Cards were dealt; `first`: a new round, with its table cards. */
export interface Dealt {
  type: 'dealt';
  first: boolean;
}

/** The first table cards called for a new deal by the same dealer: `table` is what they were. */
export interface Redealt {
  type: 'redealt';
  table: CardSet;
}

/** A seat took an action; `card` and `captured` where it was a play. */
export interface Played {
  type: 'played';
  seat: number;
  action: string;
  card: Card | null;
  captured: CardSet;
  sweep: boolean;
}

/** The last table cards went to `side`. */
export interface LeftoverTaken {
  type: 'leftover';
  side: number | null;
  cards: CardSet;
}

/** The round is over. */
export interface Scored {
  type: 'scored';
  sheet: ScoreSheet;
}

/** What happened (in order; empty on joining) and what this seat may know now. */
export interface Update {
  type: 'update';
  version: number;
  events: Event[];
  view: View;
  /** The score sheet of the round just ended, while `view.phase` is `over`. */
  sheet: ScoreSheet | null;
}

/** The action with that id is in the record, which now has `version` entries. */
export interface Ok {
  type: 'ok';
  id: string;
  version: number;
}

/** Refused: one sentence. `id` is that of the action, or null. The game is untouched. */
export interface Error {
  type: 'error';
  id: string | null;
  message: string;
}

export type ClientMessage = Join | Act | Next;

export type Event = Dealt | Redealt | Played | LeftoverTaken | Scored;

export type ServerMessage = Table | Update | Ok | Error;
