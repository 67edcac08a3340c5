/** The review of a kept game in the page: asked for, being made, here, or not to be had. */

import { findReview, loadReview, Refused, startReview } from '../api';
import type { PrecisionName, ReviewProgress } from '../http-messages';
import { t } from '../i18n';
import type { Review } from '../review-types';
import { rememberReview } from '../statistics/review-summary';

/** Milliseconds between two questions how far it is. */
const INTERVAL = 1000;
const PRECISION: PrecisionName = 'usual';

export class ReviewRequest {
  review = $state.raw<Review | null>(null);
  /** How far the review is that is being made. */
  progress = $state.raw<ReviewProgress | null>(null);
  /** Why there is none, as a sentence. */
  problem = $state('');
  /** The server's code for the problem; empty if the server could not be reached. */
  problemCode = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last question counts. */
  #asked = 0;
  /** The precision requested here, or null for any. */
  #precision: PrecisionName | null = null;

  /** `key` is the key of a seat at the game; without one, only a review that somebody else asked for is available. */
  constructor(
    private readonly game: string,
    private readonly key: string | null,
  ) {}

  /** Whether this person may have the game reviewed. */
  get mayAsk(): boolean {
    return this.key !== null;
  }

  /** Loads the review; if there is none, requests it if that is allowed. */
  open(): Promise<void> {
    return this.#load();
  }

  /** Asks for a review, and waits for it. */
  async start(precision: PrecisionName = PRECISION): Promise<void> {
    const turn = this.#begin();
    this.#precision = precision;
    this.progress = { state: 'waiting', percent: 0 };
    try {
      await startReview(this.game, this.key ?? '', precision);
    } catch (error) {
      if (turn === this.#asked) this.fail(error);
      return;
    }
    if (turn === this.#asked) await this.#load();
  }

  /** Does again what has failed. */
  async retry(): Promise<void> {
    const failed = this.problemCode === 'review-failed' || this.problemCode === 'no-review';
    await (this.mayAsk && (failed || this.#precision) ? this.start(this.#precision ?? PRECISION) : this.open());
  }

  /** The page is left. */
  stop(): void {
    this.#begin();
  }

  #begin(): number {
    clearTimeout(this.#timer);
    this.problem = this.problemCode = '';
    return ++this.#asked;
  }

  async #load(): Promise<void> {
    const turn = this.#begin();
    try {
      const findsAny = this.mayAsk && this.#precision === null;
      const answer = await (findsAny ? findReview(this.game) : loadReview(this.game, this.#precision ?? undefined));
      if (turn !== this.#asked) return;
      if (answer === null) return await this.start();
      const isReview = 'decisions' in answer;
      this.progress = isReview ? null : answer;
      if (isReview) this.#show(answer);
      else this.#timer = setTimeout(() => void this.#load(), INTERVAL);
    } catch (error) {
      if (turn === this.#asked) this.fail(error);
    }
  }

  #show(review: Review): void {
    this.review = review;
    rememberReview(this.game, review);
  }

  /** Says why there is no review. */
  fail(error: unknown): void {
    this.#begin();
    this.progress = null;
    const refused = error instanceof Refused && error.message ? error : null;
    this.problemCode = refused?.code ?? '';
    this.problem = refused?.message ?? t.noAnswer;
  }
}
