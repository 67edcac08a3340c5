/** A position set up by hand: which card lies where, and its line. You sit at seat 0 and are on turn. */

import type { NamedGame, Seating } from '../pad/named-games';
import type { Card } from '../protocol';

/** Your hand, the table, and then what each side has taken. */
export type Place = number;
export const HAND: Place = 0;
export const TABLE: Place = 1;
export const pileOf = (side: number): Place => 2 + side;

export interface Setup {
  game: string;
  seats: number;
  dealer: number;
  /** By card, its place; those that are missing are hidden. */
  places: Readonly<Partial<Record<Card, Place>>>;
  /** By side. */
  sweeps: readonly number[];
  /** By side, the points before this round. */
  totals: readonly number[];
  /** The side that took last, if cards were taken. */
  last: number;
}

/** The game at its usual number of seats. */
export const usualSeating = (game: NamedGame): Seating => game.seatings[0] as Seating;

/** Nothing set up; the seat before you has dealt, so you play first. */
export function emptySetup(game: string, { seats, sides }: Seating): Setup {
  const none = Array.from({ length: sides }, () => 0);
  return { game, seats, dealer: seats - 1, places: {}, sweeps: none, totals: none, last: 0 };
}

/** The setup with a card in a place, or hidden if it is there already. */
export function withCard(setup: Setup, card: Card, place: Place): Setup {
  return movedTo(setup, card, setup.places[card] === place ? null : place);
}

/** The setup with a card moved to a place, or hidden. */
export function movedTo(setup: Setup, card: Card, place: Place | null): Setup {
  const { [card]: _, ...places } = setup.places;
  return { ...setup, places: place === null ? places : { ...places, [card]: place } };
}

export const cardsIn = (setup: Setup, place: Place): Card[] =>
  Object.keys(setup.places).filter((card) => setup.places[card] === place);

/** How many cards each seat holds: those that have played before you hold one card less. */
export function heldBySeat(setup: Setup): number[] {
  const held = cardsIn(setup, HAND).length;
  const turn = (seat: number): number => (seat - setup.dealer - 1 + 2 * setup.seats) % setup.seats;
  return Array.from({ length: setup.seats }, (_, seat) => (turn(seat) < turn(0) ? held - 1 : held));
}

/** The side with the last capture: the one chosen if it has taken cards, or else the first that has. */
function lastSide(setup: Setup, { sides }: Seating): number | null {
  const taken = Array.from({ length: sides }, (_, side) => side).filter((side) => cardsIn(setup, pileOf(side)).length);
  return taken.includes(setup.last) ? setup.last : (taken[0] ?? null);
}

/** The position in one line; whether it can occur is for the kernel to say. */
export function lineOf(setup: Setup, game: NamedGame, seating: Seating): string {
  const sides = Array.from({ length: seating.sides }, (_, side) => side);
  const some = (cards: readonly Card[]): string => cards.join(' ') || '-';
  const hidden = (count: number): string => (count > 0 ? `?${count}` : '-');
  const held = heldBySeat(setup);
  const known = Object.keys(setup.places).length;
  const stock = game.cards.split(' ').length - known - held.slice(1).reduce((sum, one) => sum + Math.max(one, 0), 0);
  const last = lastSide(setup, seating);
  const settings = Object.entries(game.settings).map(([key, value]) => ` ${key}=${value}`);
  const parts = [
    `game ${game.variant} ${setup.seats}${settings.join('')}`,
    `dealer ${setup.dealer}`,
    `hands ${held.map((count, seat) => (seat ? hidden(count) : some(cardsIn(setup, HAND)))).join(' | ')}`,
    `table ${some(cardsIn(setup, TABLE))}`,
    `piles ${sides.map((side) => some(cardsIn(setup, pileOf(side)))).join(' | ')}`,
    ...(last === null ? [] : [`last ${last} in deal 0`]),
  ];
  if (setup.sweeps.some(Boolean)) {
    const made = sides.map((side) => some(cardsIn(setup, pileOf(side)).slice(0, setup.sweeps[side])));
    parts.push(`sweeps ${made.join(' | ')}`);
  }
  parts.push(`stock ${hidden(stock)}`);
  if (setup.totals.some(Boolean)) parts.push(`totals ${setup.totals.join(' | ')}`);
  return parts.join('; ');
}
