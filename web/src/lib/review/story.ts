/** What decided a game for a side, in a few numbers. */

import type { GameLuck } from '../review-types';

export interface Story {
  result: 'won' | 'lost';
  /** Whether the cards or the decisions did more for the result. */
  cause: 'cards' | 'decisions';
  /** Points that the deals and the hidden cards gave or took. */
  cards: number;
  /** What the side's own decisions cost, and what the others' gave it. */
  own: number;
  others: number;
}

/** The story of a finished game whose decisions were judged; else null. */
export function storyOf(luck: GameLuck, winners: readonly number[]): Story | null {
  if (!luck.finished || luck.judge === null || winners.length === 0) return null;
  const cards = luck.deals.points + luck.hidden.points;
  const [own, others] = [luck.own.points, luck.others.points];
  const hasWon = winners.includes(luck.side);
  const byCards = hasWon ? cards >= own + others : cards <= own + others;
  return { result: hasWon ? 'won' : 'lost', cause: byCards ? 'cards' : 'decisions', cards, own, others };
}
