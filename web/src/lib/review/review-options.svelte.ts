/** How somebody likes to read a review; remembered by the browser. */

import { readItem, writeItem } from '../storage/storage';
import type { MomentOrder } from './moments';

/** The amount that the list of moments reveals: nothing that helps to find the best action, what was played, or all. */
export type Shown = 'nothing' | 'played' | 'best';

interface Options {
  order: MomentOrder;
  shown: Shown;
}

const KEY = 'review-options';
const USUAL: Options = { order: 'cost', shown: 'played' };

/** Moments that are listed at first, and added with each press of a button. */
const FIRST = 3;
const BATCH = 10;

export class ReviewOptions {
  /** How many moments are listed; the page forgets that when it is left. */
  listed = $state(FIRST);
  #now = $state.raw<Options>({ ...USUAL, ...readItem<Partial<Options>>(KEY) });

  get order(): MomentOrder {
    return this.#now.order;
  }

  get shown(): Shown {
    return this.#now.shown;
  }

  listMore(): void {
    this.listed += BATCH;
  }

  change(options: Partial<Options>): void {
    this.#now = { ...this.#now, ...options };
    writeItem(KEY, this.#now);
  }
}
