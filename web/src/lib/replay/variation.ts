/** A variation: actions other than the game's, from one of its positions on. */

import type { Variation } from '../http-messages';
import { positionsOfRound, type Position } from './positions';

export interface VariationLine {
  /** The index of the position where it departs from the game. */
  from: number;
  actions: readonly string[];
  /** The positions after its actions, and its score sheet once the round is over. */
  positions: readonly Position[];
  /** The legal actions of the seat on turn at the departure, and after each action. */
  legal: readonly (readonly string[])[];
}

export function variationLine(
  from: number,
  departure: Position,
  actions: readonly string[],
  { frames, legal, sheet }: Variation,
): VariationLine {
  const played = { number: departure.round, frames: frames.slice(1), sheet };
  return { from, actions, positions: positionsOfRound(played, departure.slots), legal };
}

/** The positions of the game up to the departure, then the variation's. */
export function withVariation(game: readonly Position[], line: VariationLine | null): readonly Position[] {
  return line ? [...game.slice(0, line.from + 1), ...line.positions] : game;
}
