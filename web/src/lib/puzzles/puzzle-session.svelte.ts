/** A puzzle on the board. */

import { TrialSession } from '../review/trial-session.svelte';
import { sideOf } from '../table/seating';
import type { TableInfo } from '../protocol';
import type { Puzzle } from './pack';

export class PuzzleSession extends TrialSession {
  /**
   * @param hasOneTry whether a wrong action shows the solution
   * @param ontry called with each action that is tried, and whether it is right
   */
  constructor(
    readonly puzzle: Puzzle,
    table: TableInfo,
    private readonly hasOneTry: boolean,
    private readonly ontry: (isRight: boolean) => void,
  ) {
    super(puzzle.view, [...puzzle.view.table], sideOf(table, puzzle.view.seat ?? 0));
  }

  get best(): string {
    return this.puzzle.judgement.actions[0]?.action ?? '';
  }

  isRight(action: string): boolean {
    return action === this.best;
  }

  override act(action: string): void {
    if (!this.isMyTurn) return;
    super.act(action);
    if (this.hasOneTry) this.isRevealed = true;
    this.ontry(this.isRight(action));
  }

  override reveal(): void {
    if (this.tried === null) this.ontry(false);
    super.reveal();
  }
}
