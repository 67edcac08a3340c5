/** Whether the server can be reached, as far as the page knows. Parts that need it say so, and return by themselves. */

import { abortAfter } from '../deadline';

/** The first and the longest pause before the server is tried again, in milliseconds; the pause doubles. */
const FIRST_PAUSE = 1500;
const LONGEST_PAUSE = 30_000;
/** How long it may take to answer then, in milliseconds. */
const DEADLINE = 10_000;

class Network {
  isAway = $state(false);
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Listens to the browser's online and offline events. */
  watch(): void {
    addEventListener('offline', () => this.lost());
    addEventListener('online', () => void this.#probe());
    if (!navigator.onLine) this.lost();
  }

  /** A request has been answered by the server. */
  found(): void {
    this.#pause = FIRST_PAUSE;
    this.#back();
  }

  /** A request could not be sent, or not be answered. */
  lost(): void {
    if (this.isAway) return;
    this.isAway = true;
    this.#schedule();
  }

  #back(): void {
    clearTimeout(this.#timer);
    this.isAway = false;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#probe(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, 2 * this.#pause);
  }

  /** Any answer will do, for a proxy may keep this address to itself; but not one that says that there is no server. */
  async #probe(): Promise<void> {
    const isThere = await fetch('health', { cache: 'no-store', signal: abortAfter(DEADLINE) }).then(
      (response) => response.status < 500,
      () => false,
    );
    if (isThere) this.#back();
    else this.#schedule();
  }
}

export const network = new Network();
