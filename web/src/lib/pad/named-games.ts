/**
 * What the score pad knows about the named games, without a server. `tools/pad_games.py` writes the files from the
 * rules.
 */

import type { Settings } from '../http-messages';
import type { Card, TableInfo } from '../protocol';
import type { Lang } from '../i18n';

/**
 * A line of the score sheet. A side has 0 points for it, or `first` and any number of steps more, from `least` to
 * `most`.
 */
export interface PadLine {
  key: string;
  label: string;
  first: number;
  step: number;
  least: number;
  most: number;
  /** Whether only one side can score it. */
  alone: boolean;
}

/** A game at a number of seats. */
export interface Seating {
  seats: number;
  sides: number;
  /** The points to play to, the usual ones first. */
  targets: number[];
  lines: PadLine[];
  /** The card whose side wins a tie at the target; empty if none does. */
  king: Card | '';
  /** Whether a side can win the game at once, whatever the totals. */
  outright: boolean;
}

export interface NamedGame {
  id: string;
  title: string;
  /** The last part of the message key of its family. */
  family: string;
  variant: string;
  settings: Settings;
  idiom: TableInfo['idiom'];
  deck: TableInfo['deck'];
  suits: TableInfo['suits'];
  /** The capture value of each rank. */
  values: number[];
  /** The pack, separated by spaces. */
  cards: string;
  /** Whether the lowest total wins. */
  lowest: boolean;
  /** What happens if the best totals are equal at the target. */
  tie: 'round' | 'new-game' | 'king';
  /** By number of seats, the usual one first. */
  seatings: Seating[];
}

const FILES = import.meta.glob<NamedGame[]>('./games/locales/*.json', { import: 'default' });

/** Every named game, in the words of a language. */
export async function loadNamedGames(lang: Lang): Promise<NamedGame[]> {
  const load = FILES[`./games/locales/${lang}.json`];
  if (!load) throw new Error(`no games in ${lang}`);
  return load();
}

/** The game at that number of seats, or undefined if it is not played by so many. */
export const seatingOf = (game: NamedGame, seats: number): Seating | undefined =>
  game.seatings.find((one) => one.seats === seats);
