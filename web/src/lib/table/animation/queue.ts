/** Shows steps in order, each for as long as it takes; `skip` shows all the rest at once. */

export class AnimationQueue {
  #steps: (() => Promise<void>)[] = [];
  #running = false;
  #skipping = false;
  #wakers = new Set<() => void>();

  /** `tempo` stretches or shortens every pause. */
  constructor(readonly tempo: () => number = () => 1) {}

  get isIdle(): boolean {
    return !this.#running;
  }

  /** Whether the queued steps are being run without pauses. */
  get skipping(): boolean {
    return this.#skipping;
  }

  push(step: () => Promise<void>): void {
    this.#steps.push(step);
    if (!this.#running) void this.#run();
  }

  /** Ends every pause now; the queued steps follow at once. */
  skip(): void {
    if (!this.#running) return;
    this.#skipping = true;
    for (const wake of [...this.#wakers]) wake();
  }

  /** Waits for a time scaled by the tempo, unless steps are being skipped. */
  pause(milliseconds: number): Promise<void> {
    return this.wait(milliseconds * this.tempo());
  }

  /** Waits for a time whatever the tempo, unless steps are being skipped. */
  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return this.until((done) => {
      const timer = setTimeout(done, milliseconds);
      return () => clearTimeout(timer);
    });
  }

  /**
   * Waits until `begin` calls `done`, unless steps are being skipped. `begin` returns the function that stops early.
   */
  until(begin: (done: () => void) => () => void): Promise<void> {
    if (this.#skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = (): void => {
        this.#wakers.delete(wake);
        resolve();
      };
      let stop = (): void => {};
      const wake = (): void => {
        stop();
        finish();
      };
      this.#wakers.add(wake);
      stop = begin(finish);
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) await step();
    this.#running = false;
    this.#skipping = false;
  }
}
