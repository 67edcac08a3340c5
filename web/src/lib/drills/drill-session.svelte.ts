/** A drill that somebody does: which exercise is shown, what was answered, and how long it took. */

import type { DrillExercise } from '../http-messages';
import { steadyNow } from '../steady-clock';
import type { DrillResult } from './best-results';

export class DrillSession {
  /** How many exercises there are. */
  readonly count: number;
  /** The exercise that is shown, from 0; `count` when all are done. */
  at = $state(0);
  /** The place of the answer that was chosen, or null before that. */
  chosen = $state<number | null>(null);
  right = $state(0);
  /** Milliseconds that the answers have taken. */
  #spent = 0;
  #shown: number;
  readonly #now: () => number;

  constructor(count: number, now: () => number = steadyNow) {
    this.count = count;
    this.#now = now;
    this.#shown = now();
  }

  get isOver(): boolean {
    return this.at === this.count;
  }

  /** Seconds until now. The clock stands still between an answer and the next exercise. */
  get seconds(): number {
    const running = this.chosen === null && !this.isOver;
    return (this.#spent + (running ? this.#now() - this.#shown : 0)) / 1000;
  }

  get result(): DrillResult {
    return { right: this.right, count: this.count, seconds: Math.round(this.seconds * 10) / 10 };
  }

  /** Answers the exercise, once. Whether that was an answer. */
  answer({ options, answer }: DrillExercise, place: number): boolean {
    if (this.chosen !== null || place < 0 || place >= options.length) return false;
    this.#spent += this.#now() - this.#shown;
    this.chosen = place;
    if (place === answer) this.right++;
    return true;
  }

  /** Goes on to the next exercise, or to the end. */
  next(): void {
    if (this.chosen === null) return;
    this.at++;
    this.chosen = null;
    this.#shown = this.#now();
  }
}
