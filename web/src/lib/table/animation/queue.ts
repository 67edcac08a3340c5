/** Plays steps in order, each as long as it takes, and all at once when somebody is in a hurry. */

export class AnimationQueue {
  #steps: (() => Promise<void>)[] = [];
  #running = false;
  #hurried = false;
  #wake = new Set<() => void>();

  /** `tempo` stretches or shortens every pause. */
  constructor(readonly tempo: () => number = () => 1) {}

  get idle(): boolean {
    return !this.#running;
  }

  /** True while what is queued is to be passed over without pauses. */
  get hurried(): boolean {
    return this.#hurried;
  }

  push(step: () => Promise<void>): void {
    this.#steps.push(step);
    if (!this.#running) void this.#run();
  }

  /** Ends every pause now; what is still queued follows at once. */
  hurry(): void {
    if (!this.#running) return;
    this.#hurried = true;
    for (const wake of [...this.#wake]) wake();
  }

  /** Waits, unless hurried. */
  pause(milliseconds: number): Promise<void> {
    return this.wait(milliseconds * this.tempo());
  }

  /** Waits so long whatever the tempo, unless hurried. */
  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return this.until((done) => {
      const timer = setTimeout(done, milliseconds);
      return () => clearTimeout(timer);
    });
  }

  /** Waits for `begin` to call back, unless hurried; what `begin` returns stops it early. */
  until(begin: (done: () => void) => () => void): Promise<void> {
    if (this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = (): void => {
        this.#wake.delete(wake);
        resolve();
      };
      const stop = begin(finish);
      const wake = (): void => {
        stop();
        finish();
      };
      this.#wake.add(wake);
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) await step();
    this.#running = false;
    this.#hurried = false;
  }
}
