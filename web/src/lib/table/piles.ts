/** Piles that can be stolen, as in Rubamazzo: taking the top card takes the whole pile. */

import type { Card, View } from '../protocol';
import type { Play } from './actions';

/** The card on top of a side's pile, if piles can be stolen. */
export function pileTop(view: View, side: number): Card | undefined {
  return view.tops?.find((card) => view.piles[side]?.includes(card));
}

/** The side whose pile a play steals, or null. */
export function stolenSide(view: View, play: Play): number | null {
  const side = view.piles.findIndex((_, n) => play.captured.includes(pileTop(view, n) ?? ''));
  return side < 0 ? null : side;
}
