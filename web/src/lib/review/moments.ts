/** The moments of a game: its marked decisions. And whether another action is as good as the best. */

import type { ActionValue, Grade, GradedDecision, Review } from '../review-types';

export type MomentOrder = 'cost' | 'game';

/** The grades that mark a decision, the slightest first. */
export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const satisfies readonly Grade[];
export type Mark = (typeof MARKS)[number];

const STANDARD_ERRORS = 2;

export function isMarked({ grade }: Pick<GradedDecision, 'grade'>): boolean {
  return (MARKS as readonly Grade[]).includes(grade);
}

/** The part after the # for a decision: `3.14`, action 14 of round 3. */
export function turnOf({ round, number }: Pick<GradedDecision, 'round' | 'number'>): string {
  return `${round}.${number}`;
}

/** The marked decisions of a seat. */
export function momentsOf(review: Review, seat: number, order: MomentOrder): GradedDecision[] {
  const moments = review.decisions.filter((decision) => decision.seat === seat && isMarked(decision));
  return order === 'game' ? moments : moments.sort((a, b) => cost(b) - cost(a));
}

/** What a decision costs; a wrong claim costs most. */
const cost = ({ graded_loss }: GradedDecision): number => graded_loss ?? Infinity;

/** Whether somebody can try to find the best action: there are several, and their values are known. */
export function canBeRetried({ judgement, best }: GradedDecision): boolean {
  return best !== null && (judgement?.actions.length ?? 0) > 1;
}

/** Whether there are two actions only: to show the one that was played would give the answer away. */
export function isGivenAway({ judgement }: GradedDecision): boolean {
  return (judgement?.actions.filter(({ points }) => points !== null).length ?? 0) < 3;
}

/** The loss of an action compared with the best one. */
export interface Loss {
  points: number;
  pointsError: number;
  chance: number | null;
  chanceError: number;
  /** Whether that is within the error: the action is as good as the best. */
  isSlight: boolean;
}

/** The loss that an action would have had, or null if it has no value. */
export function lossOf(decision: GradedDecision, action: string): Loss | null {
  const best = valueOf(decision, decision.best ?? '');
  const taken = valueOf(decision, action);
  if (best?.points == null || taken?.points == null) return null;
  const chance = best.equity === null || taken.equity === null ? null : best.equity - taken.equity;
  const { point_worth: worth, calibrated_error: leastLoss } = decision;
  const byChance = chance !== null && worth;
  const loss = byChance ? chance / worth : best.points - taken.points;
  const error = byChance ? taken.equity_error / worth : taken.points_error;
  return {
    points: best.points - taken.points,
    pointsError: taken.points_error,
    chance,
    chanceError: taken.equity_error,
    isSlight: loss < leastLoss || loss < STANDARD_ERRORS * error,
  };
}

function valueOf({ judgement }: GradedDecision, action: string): ActionValue | undefined {
  return judgement?.actions.find((value) => value.action === action);
}

export type Answer = 'best' | 'as-good' | 'worse';

/** How good an action is instead of the one that was taken. */
export function judgeAnswer(decision: GradedDecision, action: string): Answer {
  if (action === decision.best) return 'best';
  return lossOf(decision, action)?.isSlight ? 'as-good' : 'worse';
}

/** The margin with all cards known, minus the best action's with all cards known; by action. */
export function openLosses({ open_cards }: Pick<GradedDecision, 'open_cards'>): Map<string, number> {
  const most = Math.max(...open_cards.map(({ points }) => points));
  return new Map(open_cards.map(({ action, points }) => [action, most - points]));
}
