/** An explored position on the board: the best action is shown. */

import { TrialSession } from '../review/trial-session.svelte';
import type { Exploration } from '../review-types';
import type { View } from '../protocol';

export class ExplorerSession extends TrialSession {
  constructor(
    readonly exploration: Exploration,
    view: View,
    ownSide: number,
  ) {
    super(view, [...view.table], ownSide);
    this.reveal();
  }

  get best(): string {
    return this.exploration.judgement.actions[0]?.action ?? '';
  }

  isRight(action: string): boolean {
    return action === this.best;
  }
}
