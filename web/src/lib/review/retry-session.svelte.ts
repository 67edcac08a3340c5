/** A moment tried again: the position on the board, and what the person would do there. */

import { viewFrom, type Position } from '../replay/positions';
import type { GradedDecision } from '../review-types';
import { judgeAnswer, type Answer } from './moments';
import { TrialSession } from './trial-session.svelte';

export class RetrySession extends TrialSession {
  /** How good the last action tried is, or null if none was tried. */
  answer = $derived.by<Answer | null>(() => (this.tried === null ? null : judgeAnswer(this.decision, this.tried)));

  /**
   * @param position the one before the decision
   * @param ownSide the side of the seat that decided
   */
  constructor(
    readonly decision: GradedDecision,
    position: Position,
    ownSide: number,
  ) {
    const { seat, judgement } = decision;
    const legal = judgement?.actions.map(({ action }) => action) ?? [];
    super({ ...viewFrom(position, { seat, bottom: seat }), legal }, position.slots, ownSide);
  }

  get best(): string | null {
    return this.decision.best;
  }

  /** An action that is as good as the best ends the search for it, too. */
  isRight(action: string): boolean {
    return judgeAnswer(this.decision, action) !== 'worse';
  }
}
