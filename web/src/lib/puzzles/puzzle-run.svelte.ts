/** A run of puzzles: a streak, which ends with the first mistake, or a storm, which ends with the time. */

import { steadyNow } from '../steady-clock';
import type { Puzzle } from './pack';
import type { Run } from './progress.svelte';

/** How long a storm lasts, in milliseconds. */
export const STORM = 180_000;

export class PuzzleRun {
  solved = $state(0);
  isOver = $state(false);
  /** The milliseconds left of a storm. */
  left = $state(STORM);
  #place = $state(0);
  readonly #began: number;

  /** @param puzzles in the order of the run */
  constructor(
    readonly kind: Run,
    readonly puzzles: readonly Puzzle[],
    private readonly now: () => number = steadyNow,
  ) {
    this.#began = now();
  }

  puzzle = $derived.by(() => this.puzzles[this.#place] ?? null);

  /** Counts a try at the present puzzle. */
  count(isRight: boolean): void {
    if (this.isOver) return;
    if (isRight) this.solved += 1;
    else if (this.kind === 'streak') this.isOver = true;
  }

  /** Goes on to the next puzzle; the run is over after the last one. */
  next(): void {
    if (this.isOver) return;
    if (this.#place + 1 < this.puzzles.length) this.#place += 1;
    else this.isOver = true;
  }

  /** Looks at the clock. */
  tick(): void {
    if (this.kind === 'streak' || this.isOver) return;
    this.left = Math.max(0, STORM - (this.now() - this.#began));
    if (this.left === 0) this.isOver = true;
  }
}
