/** Declaring a hand: whether it qualifies, and what it is worth (docs/rules.md#declarations). */

import type { Card, DeclarationPoints, View } from '../protocol';

const SHORTEST_DELAY = 1500;
const LONGEST_DELAY = 4000;

/** Whether this seat decides and its hand does not qualify, so it can only pass. */
export function hasNothingToDeclare({ phase, legal }: View): boolean {
  const actions = legal.filter((action) => action !== 'claim');
  return phase === 'declare' && actions.length === 1 && actions[0] === 'pass';
}

/** The points of a hand that qualifies. */
export function declarationPoints(hand: readonly Card[], points: DeclarationPoints): number {
  const ranks = new Set(hand.map((card) => Number.parseInt(card, 10))).size;
  return ranks === 1 ? points.three_of_a_kind : ranks === 2 ? points.bazzica_with_pair : points.bazzica;
}

/** Milliseconds before a seat passes by itself. Other people must not learn from the time why it has passed. */
export function passingDelay(otherPeople: boolean, random: () => number = Math.random): number {
  return otherPeople ? SHORTEST_DELAY + random() * (LONGEST_DELAY - SHORTEST_DELAY) : 0;
}
