/** Declaring a hand: whether it qualifies, and what the matta counts as (docs/rules.md#declarations). */

import type { Card, View } from '../protocol';
import { readNaming } from './actions';

const SHORTEST_DELAY = 1500;
const LONGEST_DELAY = 4000;

/** Whether this seat decides and its hand does not qualify, so it can only pass. */
export function hasNothingToDeclare({ phase, legal }: View): boolean {
  const actions = legal.filter((action) => action !== 'claim');
  return phase === 'declare' && actions.length === 1 && actions[0] === 'pass';
}

/** The matta and the card that it counts as since a knock has named it; null while it is an ordinary card. */
export function namedMatta({ named, history }: View): { matta: Card; as: Card } | null {
  return named ? (history.map(({ action }) => readNaming(action)).findLast((naming) => naming !== null) ?? null) : null;
}

/** Milliseconds before a seat passes by itself. Other people must not learn from the time why it has passed. */
export function passingDelay(otherPeople: boolean, random: () => number = Math.random): number {
  return otherPeople ? SHORTEST_DELAY + random() * (LONGEST_DELAY - SHORTEST_DELAY) : 0;
}
